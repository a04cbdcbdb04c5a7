import { describe, expect, it } from "vitest";

import type { Review, ReviewTurn } from "../../lib/wire";
import { curve, inOrder, own, pointAt, steps, tallies } from "./review";

function turn(player: "white" | "black", decisions: number, after: number, loss?: number): ReviewTurn {
  const mark = loss === undefined || loss < 0.05 ? "" : loss < 0.12 ? "?" : "??";
  const judgement = loss === undefined ? null : { best: "", best_decisions: [], best_chance: 0, played_chance: 0, luck: null, reasons: [], loss, mark };
  return {
    turn: 1, player, round: 1, words: "", before: 0.5, after, judgement: judgement as ReviewTurn["judgement"],
    decisions: Array.from({ length: decisions }, () => ({ word: "", shown: { kind: "end" as const }, white: after })),
  };
}

const review = (...turns: ReviewTurn[]): Review => ({
  format: 1, game: "kahuna", seat: "open", quality: "quick", players: [], result: "*", turns, points: [],
});

const GAME = review(turn("white", 2, 0.6, 0.06), turn("black", 1, 0.4, 0.2), turn("white", 3, 0.7, 0.02));

describe("a review", () => {
  it("has a chance before the first turn and after each", () => {
    expect(curve(GAME)).toEqual([0.5, 0.6, 0.4, 0.7]);
    expect(curve(review())).toEqual([]);
  });

  it("knows at which step each turn begins", () => {
    expect(steps(GAME)).toEqual([0, 2, 3, 6]);
    expect(steps(review())).toEqual([]);
  });

  it("finds the point of the curve for any step", () => {
    expect([0, 1, 2, 3, 4, 5, 6, 9].map((step) => pointAt(GAME, step))).toEqual([0, 0, 1, 2, 2, 2, 3, 3]);
    expect(pointAt(review(), 4)).toBe(0);
  });

  it("counts the marks of those who were judged", () => {
    expect(tallies(GAME)).toEqual([
      { player: "white", slight: 1, grave: 0, loss: 0.04 },
      { player: "black", slight: 0, grave: 1, loss: 0.2 },
    ]);
    expect(tallies(review(turn("white", 1, 0.5, 0), turn("black", 1, 0.5)))).toHaveLength(1);
  });

  it("tells turning points in the order of the game", () => {
    const points = [
      { kind: "mistake", place: 4, change: -0.3 },
      { kind: "lucky", place: 1, change: 0.1 },
    ] as const;
    expect(inOrder({ ...GAME, points: [...points] }).map(({ place }) => place)).toEqual([1, 4]);
  });

  it("sees a chance from the mover's side", () => {
    expect(own("white", 0.7)).toBe(0.7);
    expect(own("black", 0.75)).toBe(0.25);
  });
});
