// The sea of the chart: swell lines that bend around the islands as real swells do, which is how the navigators of the
// Marshall Islands found land beyond the horizon, and taught it with sticks.

import { type Point, smooth } from "../../lib/coast";
import type { Chart } from "./geometry";

const APART = 27;
const STEP = 40;
const BEYOND = 60;

const memory = new WeakMap<Chart, string[]>();

/** The swell lines, from above to below. They begin and end beyond the edges, so that they may drift. */
export function swells(chart: Chart): string[] {
  let found = memory.get(chart);
  if (!found) {
    found = [];
    for (let height = -20; height < chart.height + 40; height += APART) {
      found.push(swell(chart, height));
    }
    memory.set(chart, found);
  }
  return found;
}

function swell(chart: Chart, height: number): string {
  const points: Point[] = [];
  for (let x = -BEYOND; x <= chart.width + BEYOND; x += STEP) {
    const rolling = 5 * Math.sin(x / 67 + height / 31) + 3 * Math.sin(x / 29 - height / 17);
    points.push([x, height + rolling + chart.islands.reduce((sum, island) => sum + pushed(island, x, height), 0)]);
  }
  return smooth(points, false);
}

/** How far an island bends a swell away from itself. */
function pushed({ middle, size }: Chart["islands"][number], x: number, y: number): number {
  const [right, down] = [x - middle[0], y - middle[1]];
  const near = Math.exp(-(right * right + down * down) / (2 * (size * 1.25) ** 2));
  return Math.tanh(down / 14) * size * 0.5 * near;
}
