import { expect, test } from "vitest";

import { notices } from "../../../lib/notices.svelte";
import type { ParadiseView } from "../../../lib/wire";
import { answered, choosing, move, prospect, tried, view } from "./choosing";
import type { Tried } from "./trial.svelte";

const CHAIN = ["G11", "H12", "I13"];
const bound = (more: Partial<ParadiseView> = {}): ParadiseView =>
  view({ stage: "transit", chains: [CHAIN, []], own: { G11: "TWWC" }, carried: {}, fixed: [], ...more });
const TAKES = [move("W@G11", "take", { hex: "G11", piece: "W" }), move("C@G11", "take", { hex: "G11", piece: "C" }), move(".", "done")];
const PUTS = [move(":H12", "put", { hex: "H12" }), move(":I13", "put", { hex: "I13" })];
const ALL = "W@G11 :I13 W@G11 :I13 C@G11 :I13".split(" ").sort();
/** The server knows every plan of these pieces, in whatever order they go. */
const chained = (more: Record<string, Tried> = {}): Record<string, Tried> => ({
  "C@G11": tried(1, { shown: bound({ stage: "transit-to" }), moves: PUTS }),
  "C@G11 :H12": tried(2, { shown: bound({ fixed: CHAIN }) }),
  "C@G11 :I13": tried(2, { shown: bound({ own: { G11: "TWW", I13: "C" }, carried: { I13: "C" }, fixed: CHAIN }), moves: [TAKES[0]!, TAKES[2]!] }),
  "W@G11": tried(1, { shown: bound({ stage: "transit-to" }), moves: PUTS }),
  "W@G11 :H12": tried(2, { shown: bound({ fixed: CHAIN }) }),
  ...more,
});

test("a stack in a chain is taken up whole but for the chain's canoe, and the chain is lit with what would have to stay", async () => {
  const { choice, played } = choosing(bound(), TAKES, chained());
  expect([...choice.marks.keys()]).toEqual(["G11"]);
  choice.pick("G11");
  await answered();
  expect([...choice.transit.hand].sort().join("")).toBe("CWW");
  expect([...choice.chain].sort()).toEqual(CHAIN);
  expect(choice.marks.get("H12")).toEqual({ may: true, anchor: true });
  expect(choice.marks.get("G11")).toEqual({ chosen: true, anchor: true });
  expect(played).toEqual([]);
});

test("numbers say how many of a kind go; with none in hand nothing is lit", async () => {
  const { choice } = choosing(bound(), TAKES, chained());
  choice.pick("G11");
  await answered();
  const place = choice.transit.held.findIndex(({ piece }) => piece === "W");
  const turns = [2, 0, 1].map((wanted) => {
    const now = choice.transit.held[place]!.number;
    choice.answer(place);
    return [wanted, now];
  });
  expect(turns).toEqual([[2, 2], [0, 0], [1, 1]]);
  choice.transit.hold(place, 0);
  choice.transit.hold(1 - place, 0);
  expect(choice.transit.hand).toBe("");
  expect([...choice.marks].filter(([, mark]) => mark.may)).toEqual([]);
});

test("several pieces go along the chain in one message", async () => {
  const { choice, played } = choosing(bound(), TAKES, chained());
  choice.pick("G11");
  await answered();
  choice.pick("I13");
  await answered();
  expect(played).toEqual([]);
  expect(choice.ways).toEqual([CHAIN]);
  choice.confirm();
  expect(played.length).toBe(1);
  expect(played[0]!.split(" ").sort()).toEqual(ALL);
  expect(played[0]!.split(" ").filter((_, place) => place % 2 === 0).every((text) => text.endsWith("@G11"))).toBe(true);
});

test("a piece here and a piece there are planned one after the other, and left out again", async () => {
  const { choice, played } = choosing(bound(), TAKES, chained({
    "C@G11 :I13 W@G11": tried(3, { shown: bound({ stage: "transit-to" }), moves: PUTS }),
    "C@G11 :I13 W@G11 :H12": tried(4, { shown: bound({ own: { G11: "TW", I13: "C", H12: "W" }, fixed: CHAIN }), moves: [TAKES[2]!] }),
  }));
  choice.pick("G11");
  await answered();
  choice.transit.hold(choice.transit.held.findIndex(({ piece }) => piece === "W"), 0);
  choice.pick("I13");
  await answered();
  expect([...choice.marks.keys()].sort()).toEqual(CHAIN);
  choice.pick("G11");
  await answered();
  expect(choice.transit.held).toMatchObject([{ piece: "W", number: 2, most: 2 }]);
  choice.transit.hold(0, 1);
  choice.pick("H12");
  await answered();
  expect(choice.armed?.move).toBe("C@G11 :I13 W@G11 :H12");
  choice.cancel();
  await answered();
  expect(choice.armed?.move).toBe("C@G11 :I13");
  choice.pick("I13");
  expect(played).toEqual(["C@G11 :I13"]);
});

test("a piece that has to stay is left out, and said so", async () => {
  const why = { id: "paradise-no-transit", args: {} };
  const { choice, refused } = choosing(bound({ own: { G11: "TCW" } }), TAKES, chained({
    "C@G11 :I13 W@G11 :I13": tried(2, { stopped: why }),
    "W@G11 :I13 C@G11 :I13": tried(0, { stopped: why }),
  }));
  choice.pick("G11");
  await answered();
  choice.pick("I13");
  await answered();
  expect(refused).toEqual([{ why: "paradise-no-transit" }]);
  expect(choice.armed?.move).toBe("C@G11 :I13");
});

test("what is dropped before the server has told where it may go waits for that", async () => {
  const { choice, played } = choosing(bound({ own: { G11: "TC" } }), TAKES, chained(), false);
  expect([choice.mayLift("G11", false), choice.mayLift("G11", true), choice.mayLift("H12", false)]).toEqual([true, false, false]);
  choice.lift("G11");
  expect([choice.lifted, choice.mayLift("G11", true)]).toEqual(["C", true]);
  choice.pick("I13");
  await answered();
  expect(played).toEqual(["C@G11 :I13"]);
});

test("of a hex outside of the chain the server is asked, and the pieces stay in hand", async () => {
  const { choice, refused } = choosing(bound(), TAKES, chained());
  choice.pick("G11");
  await answered();
  choice.pick("A1");
  await answered();
  expect(refused).toEqual([{ hex: "A1" }]);
  expect(choice.transit.from).toBe("G11");
  choice.cancel();
  expect(choice.begun).toBe(false);
});

test("a piece that was taken elsewhere asks for its place", async () => {
  const taken = view({ stage: "transit-to", transit: { origin: "G11", piece: "W" } });
  const { choice, played } = choosing(taken, PUTS, { ":H12": tried(1, { prospect: prospect({ points: [{ seat: 0, before: 3, after: 4.5 }] }) }) });
  expect([...choice.marks]).toEqual([["H12", { may: true }], ["I13", { may: true }], ["G11", { chosen: true }]]);
  choice.pick("H12");
  await answered();
  expect(choice.marks.get("H12")).toEqual({ may: true, chosen: true, badge: "+1½", sign: "points" });
  choice.confirm();
  expect(played).toEqual([":H12"]);
});

test("where nobody says how far a piece may go it is put back, with a word", async () => {
  const { choice } = choosing(bound(), TAKES, {});
  notices.clear();
  choice.pick("G11");
  await answered();
  expect(choice.begun).toBe(false);
  expect(notices.text).not.toBe("");
});
