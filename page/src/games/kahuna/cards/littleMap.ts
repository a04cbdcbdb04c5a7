// The map on the cards: the chart made small, each island with its lines as paths of their own.

import { at, edge, type Point } from "../../../lib/coast";
import type { BoardShape } from "../../../ui/boardSpace.svelte";
import { type Chart, chart } from "../board/geometry";

const WIDTH = 86;
/** However the board is shaped, the map leaves room for the name below. */
const HEIGHT = 84;

export interface LittleIsland {
  name: string;
  coast: string;
  lines: string;
  ticks: string;
}

export interface LittleMap {
  height: number;
  coasts: string;
  lines: string;
  islands: Readonly<Record<string, LittleIsland>>;
}

const maps = new Map<Chart, LittleMap>();

export function littleMap(shape: BoardShape, turned: boolean): LittleMap {
  const large = chart(shape, turned);
  let found = maps.get(large);
  if (!found) {
    found = shrink(large);
    maps.set(large, found);
  }
  return found;
}

function shrink(large: Chart): LittleMap {
  const height = Math.min(HEIGHT, (WIDTH * large.height) / large.width);
  const small = ([x, y]: Point): Point => [(x / large.width) * WIDTH, (y / large.height) * height];
  const share = WIDTH / large.width;
  const middle = (letter: string): string => at(small(large.island[letter]!.middle));
  const line = (name: string): string => `M${middle(name[0]!)}L${middle(name[1]!)}`;
  const names = large.lines.map(({ name }) => name);
  const islands = large.islands.map(({ letter, name, lines, middle, reach }): [string, LittleIsland] => [
    letter,
    {
      name,
      coast: edge(small(middle), (angle) => reach(angle) * share * 1.1, 12),
      lines: names.filter((other) => other.includes(letter)).map(line).join(""),
      ticks: Array.from({ length: lines }, (_, tick) => `M${(tick - (lines - 1) / 2) * 9} 0v8`).join(""),
    },
  ]);
  return {
    height,
    coasts: islands.map(([, { coast }]) => coast).join(""),
    lines: names.map(line).join(""),
    islands: Object.fromEntries(islands),
  };
}
