// What lines, islands, sides and effects are called.

import type { KahunaMove, KahunaThreat } from "../../lib/wire";
import { say } from "../../lib/words.svelte";
import { NAMES } from "./board/geometry";

export type Seat = 0 | 1;

export const SIDES = ["white", "black"] as const;

/** The side that plays on a seat, as messages name it. */
export const colour = (seat: number): (typeof SIDES)[number] => SIDES[toSeat(seat)];

export const toSeat = (seat: number): Seat => (seat === 1 ? 1 : 0);

/** “AB” is ALOA–BARI. */
export const lineName = (line: string): string => [...line].map((letter) => NAMES[letter] ?? letter).join("–");

export const islandNames = (letters: string): string => [...letters].map((letter) => NAMES[letter]).join(", ");

/** What comes of a move on the board, a few words for each effect; `strips` says which bridges go, or how many. */
export function effectsOf(move: KahunaMove, seat: number, strips: (lines: readonly string[]) => string): string[] {
  const found: string[] = [];
  if (move.takes) {
    found.push(say("kahuna-effect-takes", { islands: islandNames(move.takes) }));
  }
  if (move.strips?.length) {
    found.push(strips(move.strips));
  }
  if (move.frees) {
    found.push(say("kahuna-effect-loses", { player: colour(1 - seat), islands: islandNames(move.frees) }));
  }
  if (move.wins) {
    found.push(say("kahuna-effect-wins"));
  }
  if (move.loses) {
    found.push(say("kahuna-effect-lost"));
  }
  return found;
}

/** What a move on a line does, in one sentence: “Bridge ALOA–BARI: takes BARI, strips BARI–COCO”. */
export function moveLabel(line: string, move: KahunaMove | undefined, mover: Seat): string {
  const what = say(move?.kind === "remove" ? "kahuna-board-line-remove" : "kahuna-board-line-place", { line: lineName(line) });
  const effects = move ? effectsOf(move, mover, (lines) => say("kahuna-effect-strips", { lines: lines.map(lineName).join(", ") })) : [];
  return effects.length ? say("kahuna-board-line-effects", { what, effects: effects.join(", ") }) : what;
}

/** “With 2 cards Black can take ELAI; the cards are known to be there.” */
export const threatLabel = ({ island, seat, by, cards, certain }: KahunaThreat): string =>
  say("kahuna-board-threat", {
    island: NAMES[island]!,
    player: colour(by),
    cards,
    certain: certain ? "yes" : "no",
    held: seat === null ? "no" : "yes",
  });
