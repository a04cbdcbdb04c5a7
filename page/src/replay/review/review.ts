// What a review says, and where in the game it says it.

import type { GameDecision, Review, ReviewTurn, TurningPoint } from "../../lib/wire";


export type Quality = "quick" | "normal" | "deep";
export const QUALITIES: readonly Quality[] = ["quick", "normal", "deep"];

/** White's chance before the first turn and after each. */
export function curve({ turns }: Review): number[] {
  return [...turns.slice(0, 1).map(({ before }) => before), ...turns.map(({ after }) => after)];
}

/** A turn as its game can tell it. */
export const decisionsOf = ({ decisions }: ReviewTurn): GameDecision[] => decisions.map(({ shown }) => shown);

/** The step before each turn, and at last the one after all of them: as many as the curve has points. */
export function steps({ turns }: Review): number[] {
  const found = [0];
  for (const turn of turns) {
    found.push(found.at(-1)! + turn.decisions.length);
  }
  return turns.length ? found : [];
}

/** The point of the curve at which this step lies: inside a turn, the one before it. */
export function pointAt(review: Review, step: number): number {
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

/** How many marks each judged player has got, and what their choices cost them on average. */
export function tallies({ turns }: Review): Tally[] {
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
export function inOrder({ points }: Review): TurningPoint[] {
  return [...points].sort((first, second) => first.place - second.place);
}
