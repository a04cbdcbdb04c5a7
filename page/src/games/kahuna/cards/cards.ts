// Cards: where the two copies of each are, as far as one can tell from what is shown, and how equal ones are told apart.

import type { KahunaView } from "../../../lib/wire";
import { LETTERS } from "../board/geometry";

export type Where = "hand" | "row" | "known" | "out" | "discarded" | "hidden";
export interface Counted {
  letter: string;
  /** Where each of the two copies is. */
  copies: [Where, Where];
}

/** For each of the twelve cards where its copies are; and how many cards nobody has seen. */
export function counted(shown: KahunaView): { cards: Counted[]; unseen: number } {
  const own = shown.seat;
  const theirs = own === null ? shown.known[0] + shown.known[1] : shown.known[1 - own]!;
  const places: [Where, string][] = [
    ["hand", shown.hand ?? ""],
    ["row", shown.row],
    ["known", theirs],
    ["out", shown.pile],
    ["discarded", shown.discarded ?? ""],
  ];
  let unseen = 0;
  const cards = [...LETTERS].map((letter): Counted => {
    const found = places.flatMap(([where, letters]) => [...letters].filter((each) => each === letter).map(() => where));
    while (found.length < 2) {
      found.push("hidden");
      unseen += 1;
    }
    return { letter, copies: [found[0]!, found[1]!] };
  });
  return { cards, unseen };
}

/** A name for a card among others, of which some may be the same: it stays what it is when another one goes. */
export function keyOf(cards: readonly string[], place: number): string {
  const letter = cards[place]!;
  return `${letter}${cards.slice(0, place).filter((other) => other === letter).length}`;
}
