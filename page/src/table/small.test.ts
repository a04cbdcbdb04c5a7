import { describe, expect, test } from "vitest";

import { leftAt, ServerTime, spanOf } from "../lib/clock";
import { counted } from "../games/kahuna/cardCounter";
import { changedLines, stepSounds } from "../games/kahuna/stepSounds";
import { shortcutFor } from "./shortcuts";
import { bestShape, keyOf } from "../games/kahuna/layout";
import { inferMove } from "../games/kahuna/inferMove";
import { shownAt } from "../games/kahuna/samples";

describe("time", () => {
  test("our clock may be ahead of the server’s, or behind", () => {
    const time = new ServerTime();
    time.heard(1000, false, 1500); // it happened long ago, or our clock is ahead: nobody knows
    expect(time.at(1500)).toBe(1500);
    time.heard(1010, true, 1110.2);
    expect(time.at(1120)).toBeCloseTo(1019.8);
    time.heard(1020, true, 1125); // that one took its time
    expect(time.at(1125)).toBeCloseTo(1024.8);
  });

  test("nothing is dated after it arrived", () => {
    const time = new ServerTime();
    time.heard(1000, false, 940);
    expect(time.at(940)).toBe(1000);
  });

  test("time runs only for whoever must move", () => {
    expect(leftAt(60, true, 1000, 1010)).toBe(50);
    expect(leftAt(60, false, 1000, 1010)).toBe(60);
    expect(leftAt(60, true, 1000, 2000)).toBe(0);
    expect(leftAt(60, true, 1000, 990)).toBe(60);
  });

  test("long spans are told in days", () => {
    expect(spanOf(9.2)).toEqual({ unit: "minutes", text: "0:10" });
    expect(spanOf(3661)).toEqual({ unit: "hours", text: "1:01:01" });
    expect(spanOf(3 * 86_400 - 3600)).toEqual({ unit: "days", days: 2, hours: 23 });
  });
});

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

describe("what was inferMove", () => {
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

describe("keys", () => {
  const key = (name: string, code = "", more = {}) => ({
    key: name, code, shiftKey: false, altKey: false, ctrlKey: false, metaKey: false, ...more,
  });
  test.each([
    [key("1", "Digit1"), { do: "card", place: 0 }],
    [key("&", "Digit1"), { do: "card", place: 0 }],
    [key("!", "Digit2", { shiftKey: true }), { do: "take", place: 1 }],
    [key("u", "KeyU"), { do: "undo" }],
    [key("г", "KeyU"), { do: "undo" }],
    [key("?", "Slash", { shiftKey: true }), { do: "help" }],
    [key("Enter", "Enter"), { do: "confirm" }],
    [key("ArrowUp", "ArrowUp"), { do: "lines" }],
    [key("c", "KeyC", { ctrlKey: true }), null],
    [key("q", "KeyQ"), null],
  ])("%j", (pressed, expected) => expect(shortcutFor(pressed)).toEqual(expected));
});

test("the board is tall where that shows more of it", () => {
  expect(bestShape(344, 360)).toBe("tall");
  expect(bestShape(700, 320)).toBe("wide");
});

test("equal cards are told apart, and keep their names when another one goes", () => {
  expect(["A", "H", "H"].map((_, place, all) => keyOf(all, place))).toEqual(["A0", "H0", "H1"]);
  expect(keyOf(["H", "H"], 1)).toBe("H1");
});
