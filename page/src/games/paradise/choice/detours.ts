// Other ways to where a fleet sails, as short as the one that the server tells; whether it can go there the server says.

import type { ReachedHex } from "../../../lib/wire";
import { neighbours } from "../board/geometry";

/** All ways to a goal through hexes where the fleet may go on, as words. */
export function waysTo(goal: string, from: string, reach: readonly ReachedHex[]): string[][] {
  const length = reach.find(({ hex }) => hex === goal)?.moves.length ?? 0;
  const open = new Set(reach.filter(({ halts }) => halts === null || halts === "range").map(({ hex }) => hex));
  let ways = [[from]];
  for (let sailed = 1; sailed < length; sailed += 1) {
    ways = ways.flatMap((way) => neighbours(way.at(-1)!).filter((next) => open.has(next) && !way.includes(next) && next !== goal).map((next) => [...way, next]));
  }
  return ways.filter((way) => length > 0 && neighbours(way.at(-1)!).includes(goal)).map((way) => [...way.slice(1), goal].map((hex) => `>${hex}`));
}
