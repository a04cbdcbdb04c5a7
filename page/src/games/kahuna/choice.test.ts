import { expect, test } from "vitest";

import type { KahunaMove } from "../../lib/wire";
import { Choice } from "./choice.svelte";

const place = (card: string, line: string, more: Partial<KahunaMove> = {}): KahunaMove => ({
  move: `${card}-${line.replace(card, "")}`, kind: "place", cards: card, line, ...more,
});
const remove = (cards: string, line: string): KahunaMove => ({ move: `${cards}x${line}`, kind: "remove", cards, line });
const MOVES: KahunaMove[] = [
  place("E", "BE"),
  place("E", "EH", { takes: "H" }),
  place("H", "EH", { takes: "H" }),
  remove("EH", "EH"),
  remove("HH", "HI"),
  remove("HH", "AH"),
  { move: "/E", kind: "discard", cards: "E" },
  { move: "+B", kind: "take", cards: "B" },
  { move: "+?", kind: "draw" },
];

function choosing(moves: KahunaMove[] = MOVES, hand = "AEHH", confirm = true) {
  const played: string[] = [];
  const refused: object[] = [];
  const choice = new Choice({
    offer: () => ({ hand, moves }),
    confirm: () => confirm,
    play: (move) => played.push(move.move),
    refuse: (what) => refused.push(what),
  });
  return { choice, played, refused };
}

test("with nothing chosen every line with a move is lit", () => {
  const { choice } = choosing();
  expect(choice.lines).toEqual(["AH", "BE", "EH", "HI"]);
  expect(choice.island).toBe("");
});

test("a card that is pointed at lights its island and its lines, a chosen one more so", () => {
  const { choice } = choosing();
  choice.pointedCard = 1;
  expect([choice.island, choice.lines]).toEqual(["E", ["BE", "EH"]]);
  choice.pickCard(2);
  expect([choice.island, choice.lines]).toEqual(["H", ["AH", "EH", "HI"]]);
});

test("card, line, confirmation", () => {
  const { choice, played } = choosing();
  choice.pickCard(1);
  choice.pickLine("BE");
  expect(choice.preview?.move).toBe("E-B");
  expect(played).toEqual([]);
  choice.confirm();
  expect(played).toEqual(["E-B"]);
  expect(choice.begun).toBe(false);
});

test("the same line again confirms", () => {
  const { choice, played } = choosing();
  choice.pickLine("BE");
  choice.pickLine("BE");
  expect(played).toEqual(["E-B"]);
});

test("who wants no confirmation is not asked", () => {
  const { choice, played } = choosing(MOVES, "AEHH", false);
  choice.pickLine("BE");
  expect(played).toEqual(["E-B"]);
});

test("a line that several cards can take asks which", () => {
  const { choice } = choosing();
  choice.pickLine("EH");
  expect(choice.armed).toBeNull();
  expect(choice.ways.map(({ move }) => move)).toEqual(["E-H", "H-E", "EHxEH"]);
  expect([0, 1, 2].map((card) => choice.may(card))).toEqual([false, true, true]);
});

test("line first, then card", () => {
  const { choice } = choosing([place("E", "EH"), place("H", "EH")]);
  choice.pickLine("EH");
  choice.pickCard(2);
  expect(choice.armed?.move).toBe("H-E");
  expect(choice.used).toEqual([2]);
});

test("two cards that can remove but one bridge mean that one", () => {
  const { choice } = choosing();
  choice.pickCard(1);
  choice.pickCard(2);
  expect(choice.armed?.move).toBe("EHxEH");
  expect(choice.used).toEqual([1, 2]);
});

test("two cards that can remove several bridges light these", () => {
  const { choice } = choosing();
  choice.pickCard(2);
  choice.pickCard(3);
  expect(choice.armed).toBeNull();
  expect(choice.lines).toEqual(["AH", "HI"]);
  choice.pickLine("HI");
  expect(choice.armed?.move).toBe("HHxHI");
});

test("a second card that does not go with the first takes its place", () => {
  const { choice } = choosing([place("E", "BE"), place("A", "AB")]);
  choice.pickCard(1);
  choice.pickCard(0);
  expect(choice.cards).toEqual([0]);
  choice.pickCard(0);
  expect(choice.cards).toEqual([]);
});

test("a line that another card can take is meant with that one", () => {
  const { choice } = choosing();
  choice.pickCard(1);
  choice.pickLine("HI");
  expect(choice.armed?.move).toBe("HHxHI");
});

test("Escape goes back step by step", () => {
  const { choice } = choosing();
  choice.pickCard(1);
  choice.pickLine("BE");
  choice.cancel();
  expect([choice.armed, choice.cards]).toEqual([null, [1]]);
  choice.cancel();
  expect(choice.begun).toBe(false);
});

test("the chosen card can be discarded if that is allowed", () => {
  const { choice, played } = choosing();
  choice.pickCard(1);
  expect(choice.discard?.move).toBe("/E");
  choice.arm(choice.discard!);
  choice.confirm();
  expect(played).toEqual(["/E"]);
  choice.pickCard(2);
  expect(choice.discard).toBeUndefined();
});

test("where a card must go, one click chooses it", () => {
  const { choice } = choosing([{ move: "/A", kind: "discard", cards: "A" }, { move: "/H", kind: "discard", cards: "H" }]);
  choice.pickCard(0);
  expect(choice.armed?.move).toBe("/A");
});

test("drawing: the first click asks, the second draws", () => {
  const { choice, played } = choosing();
  choice.pick("take", "B");
  expect(choice.armed?.move).toBe("+B");
  expect(choice.used).toEqual([]);
  choice.pick("take", "B");
  expect(played).toEqual(["+B"]);
});

test("what is no move is handed on to be explained", () => {
  const { choice, refused } = choosing();
  choice.pickCard(0);
  choice.pickLine("KL");
  choice.pickCard(1);
  choice.pickLine("KL");
  choice.pick("take", "C");
  choice.pick("end");
  expect(refused).toEqual([{ card: "A" }, { line: "KL" }, { line: "KL", card: "E" }, { move: "+C" }, { move: "." }]);
});

test("a bridge without a card needs none", () => {
  const { choice } = choosing([{ move: "*HE", kind: "free", line: "EH" }, place("A", "AB")]);
  expect(choice.lines).toEqual(["AB", "EH"]);
  choice.pickCard(0);
  expect(choice.lines).toEqual(["AB", "EH"]);
  choice.pickLine("EH");
  expect(choice.armed?.move).toBe("*HE");
  expect(choice.used).toEqual([]);
});

test("pointing at a line shows what would happen there", () => {
  const { choice } = choosing();
  choice.pointedLine = "EH";
  expect(choice.preview?.takes).toBe("H");
  choice.pointedLine = "KL";
  expect(choice.preview).toBeNull();
});
