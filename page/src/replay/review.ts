// What a review says, as the server sends it (src/motu/bots/kahuna/findings.py), and where in the game it says it.

import type { Said } from "../lib/types";

export type Quality = "quick" | "normal" | "deep";
export const QUALITIES: readonly Quality[] = ["quick", "normal", "deep"];

export interface Judgement {
  best: string;
  best_chance: number;
  played_chance: number;
  loss: number;
  mark: "" | "?" | "??";
  luck: number | null;
  reasons: Said[];
}

/** A turn, or a part of one. Chances are White's, those of the judgement the mover's own. */
export interface ReviewTurn {
  turn: number;
  player: "white" | "black";
  round: number;
  words: string;
  before: number;
  after: number;
  decisions: { word: string; white: number }[];
  judgement: Judgement | null;
}

export interface Point {
  kind: "mistake" | "lucky" | "unlucky";
  /** Which of the turns. */
  place: number;
  change: number;
}

export interface Reviewed {
  seat: "open" | "white" | "black";
  quality: Quality;
  players: string[];
  result: string;
  turns: ReviewTurn[];
  points: Point[];
}

/** The lines that come while a review is made. */
export type ReviewLine = { progress?: number; review?: Reviewed };

/** White's chance before the first turn and after each. */
export function curve({ turns }: Reviewed): number[] {
  return [...turns.slice(0, 1).map(({ before }) => before), ...turns.map(({ after }) => after)];
}

/** The step before each turn, and at last the one after all of them: as many as the curve has points. */
export function steps({ turns }: Reviewed): number[] {
  const found = [0];
  for (const turn of turns) {
    found.push(found.at(-1)! + turn.decisions.length);
  }
  return turns.length ? found : [];
}

/** The point of the curve at which this step lies: inside a turn, the one before it. */
export function pointAt(review: Reviewed, step: number): number {
  return Math.max(0, steps(review).findLastIndex((begin) => begin <= step));
}

/** The mover's own chance from White's, and the other way round. */
export const own = (player: "white" | "black", white: number): number => (player === "white" ? white : 1 - white);

export interface Tally {
  player: "white" | "black";
  slight: number;
  grave: number;
  loss: number;
}

/** How many marks each judged player has got, and what his choices cost him on average. */
export function tallies({ turns }: Reviewed): Tally[] {
  return (["white", "black"] as const).flatMap((player) => {
    const judged = turns.flatMap((turn) => (turn.player === player && turn.judgement ? [turn.judgement] : []));
    if (!judged.length) {
      return [];
    }
    const marked = (mark: string) => judged.filter((found) => found.mark === mark).length;
    const loss = judged.reduce((sum, found) => sum + found.loss, 0) / judged.length;
    return [{ player, slight: marked("?"), grave: marked("??"), loss }];
  });
}

/** The turning points in the order in which they came. */
export function inOrder({ points }: Reviewed): Point[] {
  return [...points].sort((first, second) => first.place - second.place);
}
