// What of the chart hangs on the box alone: its extent, the sea with its swells, unknown waters, South America.

import { at, grow, type Point, smooth, source, towards } from "../../../lib/coast";
import type { ParadiseBox } from "../../../lib/wire";
import { type Box, bounds, centre, HALF, outline, RADIUS } from "./geometry";
import { seedOf } from "./islets";

const MARGIN = 34;

export interface Chart {
  box: Box;
  names: readonly string[];
  swells: string;
  continent: { coast: string; shoals: string[]; hills: Point[]; middle: Point } | null;
  compass: Point;
}

const memory = new WeakMap<ParadiseBox, Chart>();

export function chartOf(box: ParadiseBox): Chart {
  let found = memory.get(box);
  if (!found) {
    const names = Object.keys(box.hexes);
    const there = bounds([...names, ...box.south_america.hexes], MARGIN);
    found = {
      box: there,
      names,
      swells: swells(there),
      continent: box.south_america.hexes.length ? continent(box.south_america.hexes, there) : null,
      compass: emptiest(there, names),
    };
    memory.set(box, found);
  }
  return found;
}

/** Swell lines from one edge to the other, broken as on old charts. */
function swells({ x, y, width, height }: Box): string {
  const next = source(17);
  let path = "";
  for (let line = y + 12; line < y + height; line += 21) {
    for (let from = x + next() * 120; from < x + width; from += 90 + next() * 190) {
      const length = 50 + next() * 110;
      const points = Array.from({ length: 5 }, (_, step): Point => {
        const there = from + (length * step) / 4;
        return [there, line + 3.2 * Math.sin(there / 41 + line / 13) + 2 * Math.sin(there / 17)];
      });
      path += smooth(points, false);
    }
  }
  return path;
}

function continent(hexes: readonly string[], { x, y, width, height }: Box): Chart["continent"] {
  const middles = hexes.map(centre);
  const left = Math.min(...middles.map(([each]) => each));
  const [top, bottom] = [Math.min(...middles.map(([, each]) => each)) - 2.6 * HALF, y + height];
  const right = x + width;
  const shore = (apart: number): Point[] => {
    const wobble = grow(seedOf("South America"), 1, 2.2);
    return Array.from({ length: 15 }, (_, step): Point => {
      const share = step / 14;
      const bay = Math.sin(share * Math.PI) ** 0.6;
      return [left + 60 - bay * (RADIUS + 50) * wobble(share * 9) - apart, top - apart + (bottom - top) * share];
    });
  };
  const land = (apart: number): string => `${smooth(shore(apart), false)}L${at([right, bottom])}L${at([right, top - 30 - apart])}Z`;
  const next = source(5);
  const hills = Array.from({ length: 13 }, (_, hill): Point => [left + 8 + next() * 46, top + 44 + hill * 17 + next() * 8]);
  return { coast: land(0), shoals: [16, 10, 5].map(land), hills, middle: [left + 2, (middles[0]![1] + middles.at(-1)![1]) / 2] };
}

/** The point that is farthest from all hexes, for the compass. */
function emptiest({ x, y, width, height }: Box, names: readonly string[]): Point {
  const middles = names.map(centre);
  let best: Point = [x + width - 90, y + 90];
  let most = 0;
  for (let right = x + 80; right < x + width - 70; right += 20) {
    for (let down = y + 80; down < y + height - 70; down += 20) {
      const free = Math.min(190, ...middles.map(([cx, cy]) => Math.hypot(cx - right, cy - down)));
      if (free > most) {
        [best, most] = [[right, down], free];
      }
    }
  }
  return best;
}

/** A star of this many rays: each has a light and a dark half. */
export function rays(count: number, long: number, waist: number, first: number, half: 1 | -1): string {
  return Array.from({ length: count }, (_, ray) => {
    const angle = first + (ray / count) * 2 * Math.PI;
    const [tip, notch] = [towards([0, 0], angle, long), towards([0, 0], angle + (half * Math.PI) / count, waist)];
    return `M0 0L${at(tip)}L${at(notch)}Z`;
  }).join("");
}

/** The outlines of all these hexes as one path. */
export const outlines = (names: readonly string[], radius = RADIUS): string =>
  names.map((name) => outline(centre(name), radius)).join("");

/** Folds of cloth across a hex, by its name. */
export function folds(name: string): string {
  const next = source(seedOf(name));
  return [-27, -13, 1, 15, 29]
    .map((down) => {
      const half = RADIUS - Math.abs(down) / Math.sqrt(3) - 3;
      const [rise, bend] = [next() * 6 - 3, 3 + next() * 4];
      return smooth(
        [
          [-half, down + rise],
          [-half / 3, down - bend],
          [half / 3, down + bend],
          [half, down - rise],
        ],
        false,
      );
    })
    .join("");
}

