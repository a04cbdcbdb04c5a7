// What somebody inferMove who clicked where no move is: the words of the notation, for which the server has a reason.

import { LINES } from "./geometry";
import type { Shown } from "../../lib/types";

export interface Clicked {
  line?: string;
  card?: string;
  move?: string;
}

export type InferredMove = { ask: string } | { elsewhere: { card: string; line: string } };

const other = (line: string, end: string): string => (line[0] === end ? line[1]! : line[0]!);

/** The move that was most likely inferMove; or a card that does not belong to the line at all. */
export function inferMove({ line, card, move }: Clicked, shown: Shown, seat: number): InferredMove | null {
  if (move) {
    return { ask: move };
  }
  if (!line) {
    const first = LINES.find((each) => card !== undefined && each.includes(card));
    return card && first ? { ask: `${card}-${other(first, card)}` } : null;
  }
  if (card && !line.includes(card)) {
    return { elsewhere: { card, line } };
  }
  if (shown.bridges[1 - seat]?.includes(line)) {
    return { ask: `${pairFor(line, card, shown.hand ?? "")}x${line}` };
  }
  const end = card ?? [...line].find((letter) => shown.hand?.includes(letter)) ?? line[0]!;
  return { ask: `${end}-${other(line, end)}` };
}

/** Two cards that would clear the line: those that come nearest to what is in hand. */
function pairFor(line: string, card: string | undefined, hand: string): string {
  const [first, second] = [line[0]!, line[1]!];
  const twice = (card && [...hand].filter((each) => each === card).length > 1 ? card : "") || "";
  return twice ? twice + twice : first + second;
}
