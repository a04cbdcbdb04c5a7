import { expect, it } from "vitest";

import type { IdleLine, PointsLine, SeatCount } from "../../../lib/wire";
import { halves, signed } from "./amounts";
import { cupRows } from "./cup";
import { hiddenPoints, idleTogether, pointsWith, sections, together } from "./counting";

const line = (what: string, hex: string | null, points: number): PointsLine =>
  ({ what, hex, card: null, number: 1, points }) as PointsLine;

it("points may have a half", () => {
  expect([15.5, 7, 0, 0.5, -0.5, -2].map(halves)).toEqual(["15½", "7", "0", "½", "-½", "-2"]);
  expect([2, -1.5].map(signed)).toEqual(["+2", "−1½"]);
});

it("home counts among the groups, and each part of the count has its sum", () => {
  const lines = [line("card", null, 2), line("villages", "G13", 3), line("home", "G13", 1), line("group", "H14", 1)];
  expect(sections({ lines }).map(({ what, points }) => [what, points])).toEqual([
    ["villages", 3],
    ["group", 2],
    ["card", 2],
  ]);
});

it("small groups stand together, large ones alone", () => {
  const lines = [line("villages", "A1", 1), line("villages", "B2", 3), line("villages", "C3", 1)];
  expect(together(lines).map(({ lines: each, points }) => [each.map(({ hex }) => hex), points])).toEqual([
    [["B2"], 3],
    [["A1", "C3"], 2],
  ]);
});

it("what does not count is told by its reason", () => {
  const idle = (hex: string, why: string, missing: string[]): IdleLine =>
    ({ what: "group", hex, points: 1, why, missing }) as IdleLine;
  expect(idleTogether([idle("A1", "here", ["A1"]), idle("B2", "gap", ["C3"]), idle("D4", "here", ["D4", "C3"])])).toEqual([
    { why: "here", hexes: ["A1", "D4"], missing: ["A1", "D4", "C3"] },
    { why: "gap", hexes: ["B2"], missing: ["C3"] },
  ]);
});

it("cards face down are told apart", () => {
  expect(hiddenPoints({ hidden: [line("card", null, 1), line("card", null, 2)] })).toBe(3);
});

it("a card that is turned up, or forests that are felled, change the points of one", () => {
  const seats = [0, 1].map((seat) => ({ seat, points: 20, hidden: [{ ...line("card", null, 1.5), card: "Hui" }, { ...line("card", null, 2), card: "Moai" }] }) as unknown as SeatCount);
  const after = (move: Parameters<typeof pointsWith>[1]) => seats.map((each) => pointsWith(each, move, 0));
  expect(after(null)).toEqual([20, 20]);
  expect(after({ move: "!1", kind: "show", card: "Hui" })).toEqual([21.5, 20]);
  expect(after({ move: "-Yellow", kind: "fell", seat: 1 })).toEqual([20, 18]);
});

it("the cup is told by what its markers show", () => {
  expect(cupRows({ i2: 4, i1: 3, o1: 0, x: 5 })).toEqual([
    { kind: "island", markers: [{ knots: 1, number: 3 }, { knots: 2, number: 4 }] },
    { kind: "sea", markers: [{ knots: 1, number: 0 }] },
    { kind: "off", markers: [{ knots: 0, number: 5 }] },
  ]);
});
