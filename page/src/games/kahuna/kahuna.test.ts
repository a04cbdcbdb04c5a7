import { describe, expect, test } from "vitest";

import type { KahunaView } from "../../lib/wire";
import { changedLines } from "./board/changes";
import { bestShape } from "./board/geometry";
import { counted, keyOf } from "./cards/cards";
import { inferMove } from "./inferMove";
import { openHands } from "./openHands";
import { shownAt } from "./samples";
import { stepSounds } from "./stepSounds";

test("the counter knows where every copy is", () => {
  const { cards, unseen } = counted(shownAt(1, { hand: "AA", row: "BCD", known: ["A", "B"], pile: "C", discarded: "E" }));
  const of = (letter: string) => cards.find((card) => card.letter === letter)!.copies;
  expect(of("A")).toEqual(["hand", "hand"]);
  expect(of("B")).toEqual(["row", "known"]);
  expect(of("C")).toEqual(["row", "out"]);
  expect(of("E")).toEqual(["discarded", "hidden"]);
  expect(unseen).toBe(24 - 2 - 3 - 1 - 1 - 1);
});

test("to a spectator both hands are known as far as they lie open", () => {
  const { cards } = counted(shownAt(1, { seat: null, hand: null, discarded: null, row: "", known: ["A", "A"] }));
  expect(cards[0]!.copies).toEqual(["known", "known"]);
});

describe("what is heard", () => {
  const before = shownAt(1, { bridges: [["AB"], ["AD", "AH"]], islands: ["", "A"] });
  test("a bridge that takes an island and strips another bridge", () => {
    const now = shownAt(1, { bridges: [["AB", "BC"], ["AH"]], islands: ["B", ""], cards: [2, 3] });
    expect(stepSounds(before, now, [0])).toEqual(["bridge", "stone", "strip"]);
    expect(changedLines(before, now).sort()).toEqual(["AD", "BC"]);
  });
  test("a draw calls the next player to the table", () => {
    expect(stepSounds(shownAt(2), shownAt(3, { row: "CDE" }), [0])).toEqual(["card", "turn"]);
    expect(stepSounds(shownAt(2), shownAt(3, { row: "CDE" }), [1])).toEqual(["card"]);
  });
  test("the end is heard differently by winner and loser", () => {
    const over = shownAt(9, { stage: "over", winner: 1 });
    expect(stepSounds(shownAt(8), over, [1])).toEqual(["win"]);
    expect(stepSounds(shownAt(8), over, [0])).toEqual(["lose"]);
    expect(stepSounds(shownAt(8), over, [])).toEqual(["win"]);
  });
  test("nothing is heard of what nobody saw", () => {
    expect(stepSounds(null, shownAt(3), [0])).toEqual([]);
    expect(changedLines(null, shownAt(3))).toEqual([]);
  });
});

describe("what was meant", () => {
  const shown = shownAt(1, { hand: "AEHH", bridges: [["AB"], ["EH"]] });
  test.each([
    [{ move: "+?" }, { ask: "+?" }],
    [{ card: "L" }, { ask: "L-H" }],
    [{ line: "AB" }, { ask: "A-B" }],
    [{ line: "BE" }, { ask: "E-B" }],
    [{ line: "CK" }, { ask: "C-K" }],
    [{ line: "EH" }, { ask: "EHxEH" }],
    [{ line: "EH", card: "H" }, { ask: "HHxEH" }],
    [{ line: "EH", card: "E" }, { ask: "EHxEH" }],
    [{ line: "KL", card: "A" }, { elsewhere: { card: "A", line: "KL" } }],
    [{}, null],
  ])("%j", (clicked, expected) => expect(inferMove(clicked, shown, 0)).toEqual(expected));
});

test("the board is tall where that shows more of it", () => {
  expect(bestShape(344, 360)).toBe("tall");
  expect(bestShape(700, 320)).toBe("wide");
});

test("equal cards are told apart, and keep their names when another one goes", () => {
  expect(["A", "H", "H"].map((_, place, all) => keyOf(all, place))).toEqual(["A0", "H0", "H1"]);
  expect(keyOf(["H", "H"], 1)).toBe("H1");
});

describe("the hands that are seen", () => {
  test("are both with open cards, else one's own or none", () => {
    const hands = (sent: unknown) => openHands(sent as KahunaView).hands;
    expect(hands([{ seat: 0, hand: "AB" }, { seat: 1, hand: "C" }])).toEqual(["AB", "C"]);
    expect(hands({ seat: 1, hand: "C" })).toEqual([null, "C"]);
    expect(hands({ seat: null, hand: null })).toEqual([null, null]);
  });
});
