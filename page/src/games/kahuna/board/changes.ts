// What has changed between two positions, and in which order to show it.

import type { KahunaView } from "../../../lib/wire";


type Pieces = Pick<KahunaView, "bridges" | "islands">;

/** When each kind of change begins, in milliseconds: placed, then stones, then stripped, then lost. */
export interface Order {
  stones: number;
  stripped: number;
  lost: number;
  /** Nothing moves: too much has changed at once to be followed, as after a jump in a replay. */
  leap: boolean;
}

export const PLACING = 260;
export const DROPPING = 220;
export const BREAKING = 300;
export const SINKING = 240;

export const NO_ORDER: Order = { stones: 0, stripped: 0, lost: 0, leap: true };

const MOST = 9;

export function order(before: Pieces, now: Pieces): Order {
  const placed = count(now.bridges, before.bridges);
  const taken = count(now.islands, before.islands);
  const stripped = count(before.bridges, now.bridges);
  const lost = count(before.islands, now.islands);
  const stones = placed ? PLACING - 40 : 0;
  const breaks = stones + (taken ? DROPPING : 0);
  return {
    stones,
    stripped: breaks,
    lost: breaks + (stripped ? BREAKING / 2 : 0),
    leap: placed > 2 || placed + taken + stripped + lost > MOST,
  };
}

/** How many pieces one of two positions has that the other has not. */
function count(those: readonly (string | string[])[], others: readonly (string | string[])[]): number {
  return those.reduce((sum, own, seat) => sum + [...own].filter((piece) => !others[seat]!.includes(piece)).length, 0);
}

/** The lines that changed between two positions. */
export function changedLines(before: KahunaView | null, now: KahunaView): string[] {
  if (!before) {
    return [];
  }
  const [old, fresh] = [before, now].map(({ bridges }) => bridges.flatMap((lines, seat) => lines.map((line) => `${line}${seat}`)));
  const changed = [...old!.filter((each) => !fresh!.includes(each)), ...fresh!.filter((each) => !old!.includes(each))];
  return [...new Set(changed.map((each) => each.slice(0, 2)))];
}
