import { expect, test } from "vitest";

import { answered, choosing, move, tried, view } from "./choosing";

const EVENT = move("event:3", "event", { event: "royal-marriage" });
const PLACES = [move("@G11", "fleet", { hex: "G11" }), move("/G11", "flip", { hex: "G11" }), move("@J16", "fleet", { hex: "J16" })];

test("numbers go on from the places to the events that are kept, so that none stands for two things", async () => {
  const { choice } = choosing(view(), [...PLACES, EVENT, move(".", "done")], { "event:3": tried(1) });
  expect([choice.keyOf("G11"), choice.keyOf("J16"), choice.keyOf(EVENT)]).toEqual([1, 2, 3]);
  choice.answer(2);
  await answered();
  expect(choice.armed?.move).toBe("event:3");
});

test("in transit, too", () => {
  const takes = [move("W@G11", "take", { hex: "G11", piece: "W" }), move("T@G11", "take", { hex: "G11", piece: "T" })];
  const { choice } = choosing(view({ stage: "transit", own: { G11: "WT" }, carried: {}, fixed: [] }), [...takes, EVENT]);
  expect([choice.keyOf("G11"), choice.keyOf(EVENT)]).toEqual([1, 2]);
  choice.answer(0);
  expect(choice.transit.from).toBe("G11");
  expect(choice.keyOf(EVENT)).toBe(0); // now they count pieces
});

const ORDERS = [0, 1, 2].flatMap((seat) => [true, false].map((clockwise) => move(`first:${seat}${clockwise ? "+" : "-"}`, "first", { seat, clockwise })));

test("who begins is chosen by a number, then which way round, and Esc goes back step by step", async () => {
  const { choice } = choosing(view({ stage: "order" }), ORDERS, { "first:1-": tried(1) });
  choice.answer(1);
  expect([choice.begins, choice.armed, choice.begun]).toEqual([1, null, true]);
  choice.answer(1);
  await answered();
  expect(choice.armed?.move).toBe("first:1-");
  choice.cancel();
  expect([choice.begins, choice.armed]).toEqual([1, null]);
  choice.cancel();
  expect(choice.begun).toBe(false);
});

test("of two each is a move by itself", () => {
  const { choice } = choosing(view({ stage: "order" }), ORDERS.slice(0, 2).map((each, seat) => ({ ...each, seat })));
  expect(choice.firsts).toEqual([]);
  expect(choice.numbered).toHaveLength(2);
});

test("pieces that an event takes have numbers, and lit hexes have none", () => {
  const [loss, pick] = [move("W@G11", "take", { hex: "G11", piece: "W" }), move("=J16", "pick", { hex: "J16" })];
  const { choice } = choosing(view({ stage: "event" }), [pick, loss]);
  expect([choice.keyOf(loss), choice.keyOf(pick)]).toEqual([1, 0]);
});

const RUMOR = move("-R@H12", "disband", { hex: "H12", piece: "R" });
const TILE = move("!H12", "reveal", { hex: "H12" });

test.each(["fleet", "transit", "event", "build"])("what may be done at any time is chosen by its hex: %s", async (stage) => {
  const { choice, refused } = choosing(view({ stage, carried: {}, fixed: [] }), [move(".", "done"), RUMOR], { "-R@H12": tried(1) });
  choice.pick("H12");
  await answered();
  expect(choice.armed?.move).toBe("-R@H12");
  expect(refused).toEqual([]);
});

test("of two such things in a hex one is chosen", () => {
  const { choice } = choosing(view({ stage: "explore" }), [move(".", "done"), RUMOR, TILE]);
  choice.pick("H12");
  expect([choice.hex, choice.armed]).toEqual(["H12", null]);
  expect([choice.keyOf(RUMOR), choice.keyOf(TILE)]).toEqual([1, 2]);
});

test("what stands in place of a new fleet is no choice for one that is on its way", async () => {
  const moves = [move(">G13", "go", { hex: "G13" }), move("+T", "add", { piece: "T" }), move(".", "done")];
  const { choice } = choosing(view({ stage: "fleet" }), moves, { "+T": tried(1, { shown: view({ stage: "fleet" }), moves }) });
  choice.arm(moves[1]!);
  await answered();
  expect(choice.elsewhere("G13")).toEqual([]);
});

test.each([
  ["fleet", true],
  ["move", false],
])("a fleet goes on from where more can be decided: %s", async (stage, may) => {
  const { choice } = choosing(view(), PLACES, { "@G11": tried(1), "@G11 >H12": tried(2, { shown: view({ stage }) }) });
  choice.pick("G11");
  await answered();
  choice.sail("H12", [">H12"]);
  await answered();
  expect(choice.mayGoOn).toBe(may);
});
