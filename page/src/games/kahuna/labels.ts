// What a line is called for those who hear the board.

import type { Seat, ShownMove, Threat } from "../../lib/types";
import { say } from "../../lib/words.svelte";
import { NAMES } from "./geometry";

export const SIDES = ["white", "black"] as const;

/** “AB” is ALOA–BARI. */
export const lineName = (line: string): string => `${NAMES[line[0]!]}–${NAMES[line[1]!]}`;

export const islandNames = (letters: string): string => [...letters].map((letter) => NAMES[letter]).join(", ");

/** What a move on a line does, in one sentence: “Bridge ALOA–BARI: takes BARI, strips BARI–COCO”. */
export function moveLabel(line: string, move: ShownMove | undefined, mover: Seat): string {
  const what = say(move?.kind === "remove" ? "board-line-remove" : "board-line-place", { line: lineName(line) });
  const effects: string[] = [];
  if (move?.takes) {
    effects.push(say("kahuna-effect-takes", { islands: islandNames(move.takes) }));
  }
  if (move?.strips?.length) {
    effects.push(say("kahuna-effect-strips", { lines: move.strips.map(lineName).join(", ") }));
  }
  if (move?.frees) {
    effects.push(say("kahuna-effect-loses", { player: SIDES[1 - mover]!, islands: islandNames(move.frees) }));
  }
  if (move?.wins) {
    effects.push(say("kahuna-effect-wins"));
  }
  if (move?.loses) {
    effects.push(say("kahuna-effect-lost"));
  }
  return effects.length ? say("board-line-effects", { what, effects: effects.join(", ") }) : what;
}

/** “With 2 cards Black can take ELAI; the cards are known to be there.” */
export const threatLabel = ({ island, seat, by, cards, certain }: Threat): string =>
  say("board-threat", {
    island: NAMES[island]!,
    player: SIDES[by === 1 ? 1 : 0],
    cards,
    certain: certain ? "yes" : "no",
    held: seat === null ? "no" : "yes",
  });
