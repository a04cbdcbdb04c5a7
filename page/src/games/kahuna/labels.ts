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
export function effectsOf(move: KahunaMove, strips: (lines: readonly string[]) => string): string[] {
  const found: string[] = [];
  if (move.takes) {
    found.push(say("kahuna-effect-takes", { islands: islandNames(move.takes) }));
  }
  if (move.strips?.length) {
    found.push(strips(move.strips));
  }
  if (move.frees) {
    found.push(say("kahuna-effect-costs", { islands: islandNames(move.frees) }));
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
export function moveLabel(line: string, move: KahunaMove | undefined): string {
  const what = say(move?.kind === "remove" ? "kahuna-board-line-remove" : "kahuna-board-line-place", { line: lineName(line) });
  const effects = move ? effectsOf(move, (lines) => say("kahuna-effect-strips", { lines: lines.map(lineName).join(", ") })) : [];
  return effects.length ? say("kahuna-board-line-effects", { what, effects: effects.join(", ") }) : what;
}

/** “With 2 cards your opponent can take ELAI”; of both by their colours where the viewer is neither. */
export function threatLabel({ island, seat, by, cards, certain }: KahunaThreat, viewer: number | null): string {
  // words: kahuna-board-threat kahuna-board-threat-you kahuna-board-threat-opponent
  const id = `kahuna-board-threat${viewer === null ? "" : viewer === by ? "-you" : "-opponent"}`;
  const held = seat === null ? "no" : "yes";
  return say(id, { island: NAMES[island]!, player: colour(by), cards, certain: certain ? "yes" : "no", held });
}
