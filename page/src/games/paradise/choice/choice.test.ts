import { expect, test } from "vitest";

import { notices } from "../../../lib/notices.svelte";
import { answered, choosing, move, prospect, reached, tried, view } from "./choosing";
import type { Tried } from "./trial.svelte";

const FLEET = [move("@G11", "fleet", { hex: "G11" }), move("/G11", "flip", { hex: "G11" }), move("@J16", "fleet", { hex: "J16" }), move(".", "done")];
const afloat = (more: Partial<Tried> = {}): Partial<Tried> => ({
  shown: view({ stage: "fleet", fleet: { at: "G11", origin: "G11", halted: false, pieces: "CW", number: 2, sailed: 0, canoes: [] } }),
  ...more,
});
const FLEETS: Record<string, Tried> = {
  "@G11": tried(1, afloat({ prospect: prospect({ load: ["+C", "+W"] }) })),
  "@G11 +C +W": tried(3, afloat({ prospect: prospect({ reach: [reached("H12", [">H12"]), reached("I13", [">H12", ">I13"], { chance: 0.77, halts: "battle", fighters: 5, defenders: [2, 3] })] }) })),
  "@G11 +C": tried(2, afloat({ moves: [move("+W", "load", { piece: "W" })], prospect: prospect({ reach: [reached("H12", [">H12"])] }) })),
  "@G11 +W": tried(1, afloat({ stopped: { id: "paradise-no-room", args: {} } })),
  "@G11 +C +W >H12": tried(4, afloat({ moves: [move(".", "done"), move(">I13", "go", { hex: "I13" })], prospect: prospect({ reach: [reached("I13", [">I13"])] }) })),
  "@G11 +C +W >H12 >I13": tried(4, afloat({ reveals: true })),
  "@G11 +C +W >Z9": tried(3, afloat({ stopped: { id: "paradise-off-map", args: {} } })),
};

test("what the server lists is lit, and the rest is told why not", () => {
  const { choice, refused } = choosing(view(), FLEET);
  expect([...choice.marks.keys()]).toEqual(["G11", "J16"]);
  choice.pick("A1");
  expect(refused).toEqual([{ hex: "A1" }]);
});

test("a stack is made up into a fleet that is fully loaded, and its reach is lit with the odds", async () => {
  const { choice, played } = choosing(view(), FLEET, FLEETS);
  choice.pick("G11");
  await answered();
  expect(choice.base).toEqual(["@G11", "+C", "+W"]);
  expect(choice.marks.get("H12")).toEqual({ may: true });
  expect(choice.marks.get("I13")).toMatchObject({ may: true, sign: "battle" });
  expect(choice.marks.has("J16")).toBe(false);
  expect(played).toEqual([]);
});

test("a goal waits for a word, and everything is sent at once: load, way, and the end of the fleet", async () => {
  const { choice, played } = choosing(view(), FLEET, FLEETS);
  choice.pick("G11");
  await answered();
  choice.pick("H12");
  await answered();
  expect(choice.ways).toEqual([["G11", "H12"]]);
  expect(played).toEqual([]);
  choice.pick("H12");
  expect(played).toEqual(["@G11 +C +W >H12 ."]);
  expect(choice.begun).toBe(false);
});

test("whoever is faster than the server is not sent away", async () => {
  const { choice, played } = choosing(view(), FLEET, FLEETS);
  choice.pick("G11");
  await answered();
  choice.pick("H12");
  choice.confirm();
  expect(played).toEqual([]);
  await answered();
  expect(played).toEqual(["@G11 +C +W >H12 ."]);
});

test("what brings something to light is sent, and nothing after it", async () => {
  const { choice, played } = choosing(view(), FLEET, FLEETS);
  choice.pick("G11");
  await answered();
  choice.pick("I13");
  await answered();
  expect(choice.outcome?.reveals).toBe(true);
  choice.confirm();
  expect(played).toEqual(["@G11 +C +W >H12 >I13"]);
});

test("what shows something hidden is final among people, and not against bots alone, where it may be taken back", async () => {
  for (const undoIsFree of [false, true]) {
    const { choice } = choosing(view(), FLEET, FLEETS, true, undoIsFree);
    choice.pick("G11");
    await answered();
    choice.pick("I13");
    await answered();
    expect(choice.outcome?.reveals).toBe(true);
    expect(choice.isFinal).toBe(!undoIsFree);
  }
});

test("a piece is left behind, and what has no room any more with it", async () => {
  const { choice } = choosing(view(), FLEET, FLEETS);
  choice.pick("G11");
  await answered();
  choice.leave(2);
  await answered();
  expect(choice.base).toEqual(["@G11", "+C"]);
  choice.arm(choice.answers[0]!);
  await answered();
  expect(choice.base).toEqual(["@G11", "+C", "+W"]);
  choice.leave(1);
  await answered();
  expect(choice.base).toEqual(["@G11"]);
});

test("from a goal the plan goes on hex by hex", async () => {
  const { choice, played } = choosing(view(), FLEET, FLEETS);
  choice.pick("G11");
  await answered();
  choice.pick("H12");
  await answered();
  choice.goOn();
  await answered();
  expect(choice.base).toEqual(["@G11", "+C", "+W", ">H12"]);
  choice.end();
  expect(played).toEqual(["@G11 +C +W >H12 ."]);
});

test("Escape drops the goal, then the plan; another stack is meant where it is clicked", async () => {
  const { choice } = choosing(view(), FLEET, { ...FLEETS, "@J16": tried(1, afloat({ moves: [move("+C", "add", { piece: "C" })] })) });
  choice.pick("G11");
  await answered();
  choice.pick("H12");
  await answered();
  choice.cancel();
  expect([choice.armed, choice.base.length]).toEqual([null, 3]);
  choice.pick("J16");
  await answered();
  expect(choice.base).toEqual(["@J16"]);
  choice.cancel();
  expect(choice.begun).toBe(false);
  expect([...choice.marks.keys()]).toEqual(["G11", "J16"]);
});

test("of a planned fleet the server is asked what stops it", async () => {
  const { choice, refused } = choosing(view(), FLEET, FLEETS);
  choice.pick("G11");
  await answered();
  choice.pick("Z9");
  await answered();
  expect(refused).toEqual([{ why: "paradise-off-map" }]);
  expect(choice.base.length).toBe(3);
});

test("an explorer sees the odds of each hex before he goes", async () => {
  const moves = [move(">J16", "go", { hex: "J16" }), move(">I15", "go", { hex: "I15" }), move(".", "done")];
  const odds = [{ hex: "J16", lost: 0.24, home: 0.34, sail: 0.38, off: 0.04, islands: 0.42, way: [] }, { hex: "I15", lost: 0, home: 1, sail: 0, off: 0, islands: 0, way: [] }];
  const { choice, played } = choosing(view({ stage: "explore" }), moves, {
    "": tried(0, { prospect: prospect({ voyage: odds }) }),
    ">J16": tried(0, { reveals: true }),
  });
  choice.attend();
  await answered();
  expect(choice.marks.get("J16")).toMatchObject({ may: true, badge: "paradise-choose-lost" });
  expect(choice.marks.get("I15")).toMatchObject({ may: true, sign: "knots" });
  choice.pick("J16");
  await answered();
  choice.pick("J16");
  expect(played).toEqual([">J16"]);
  choice.end();
  expect(played).toEqual([">J16", "."]);
});

test("without confirmation a move is made as soon as the server has tried it", async () => {
  const { choice, played } = choosing(view({ stage: "regroup" }), [move("/G11", "flip", { hex: "G11" })], { "/G11": tried(1) }, false);
  choice.pick("G11");
  await answered();
  expect(played).toEqual(["/G11"]);
});

test("a server that does not answer keeps nobody from deciding", async () => {
  const { choice, played } = choosing(view({ stage: "retreat" }), [move("<G11", "retreat", { hex: "G11" })]);
  choice.pick("G11");
  await answered();
  choice.confirm();
  expect(played).toEqual(["<G11"]);
});

test("what may be done at any time is no answer to what is asked", () => {
  const moves = [move("!7", "show", { card: "Haka" }), move("!H12", "reveal", { hex: "H12" }), move(".", "done")];
  const { choice } = choosing(view({ stage: "transit" }), moves);
  expect(choice.asides.length).toBe(2);
  expect(choice.asked.map(({ kind }) => kind)).toEqual(["done"]);
  const drawn = choosing(view({ stage: "discovery", explorer: { hex: "H12", seat: 0, steered: null, knots: 2, bears: 4, safe: false } }), moves.slice(1));
  expect(drawn.choice.answers.map((each) => each.move)).toEqual(["!H12"]);
});

test("a fleet that can go nowhere is not begun, and is told why not", async () => {
  const nowhere = { "@G11": tried(1, afloat({ moves: [move(".", "done"), move("!J16", "reveal", { hex: "J16" })] })) };
  const { choice, refused } = choosing(view(), FLEET, nowhere);
  choice.pick("G11");
  await answered();
  expect(refused).toEqual([{ why: "paradise-choose-no-way" }]);
  expect(choice.begun).toBe(false);
  expect([...choice.marks.keys()]).toEqual(["G11", "J16"]);
});

test("where nobody answers a plan goes back to what is known of it, with a word", async () => {
  const { "@G11": empty, "@G11 +C +W": loaded } = FLEETS;
  const { choice } = choosing(view(), FLEET, { "@G11": empty!, "@G11 +C +W": loaded! });
  choice.pick("J16");
  await answered();
  expect(choice.begun).toBe(false);
  expect(notices.text).not.toBe("");
  choice.pick("G11");
  await answered();
  choice.load(["+T"]);
  await answered();
  expect(choice.base).toEqual(["@G11", "+C", "+W"]);
  expect(choice.marks.get("H12")).toEqual({ may: true });
});
