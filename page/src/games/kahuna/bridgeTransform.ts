// How a bridge lies on its line: from left to right, its ends a little up the beaches.

import { at } from "../../lib/coast";
import type { Chart } from "./geometry";

const ASHORE = 9;

export function bridgeTransform(chart: Chart, name: string): { transform: string; length: number } {
  const { from, to, length, angle } = chart.line[name]!;
  const backwards = Math.abs(angle) > 90;
  const start = backwards ? to : from;
  const turn = backwards ? angle - 180 : angle;
  return {
    transform: `translate(${at(start)}) rotate(${turn.toFixed(2)}) translate(${-ASHORE} 0)`,
    length: length + 2 * ASHORE,
  };
}
