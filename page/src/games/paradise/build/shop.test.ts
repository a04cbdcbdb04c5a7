import { describe, expect, it } from "vitest";

import type { ParadiseBox, ParadiseMove, ParadiseView } from "../../../lib/wire";
import { counter } from "./counter.svelte";
import { buildMarks, type Chosen, headOf, offers, poolsOf, wareOf } from "./shop";

const BOX = {
  costs: { warriors: 1, "war-canoe": 2, transport: 1, colony: 1, rumor: 0, village: 2, agriculture: 1, card: 2 },
  limits: { warriors: 10, "war-canoe": 6, transport: 14, colony: 4, rumor: 2 },
} as unknown as ParadiseBox;

const build = (item: ParadiseMove["item"], hex: string): ParadiseMove =>
  ({ move: `${item}+${hex}`, kind: "build", item, hex }) as ParadiseMove;

function view(more: Partial<ParadiseView> = {}): ParadiseView {
  return {
    seat: 0,
    homes: ["G13", null],
    villages: { G13: 4, H14: 5 },
    left: { W: 3, C: 0, T: 2, L: 1, R: 2 },
    pools: [{ groups: ["G13", "H14"], points: 1 }],
    plan: [],
    ...more,
  } as ParadiseView;
}

const LISTED = [
  { move: ".", kind: "done" },
  build("warriors", "G13"),
  build("warriors", "H14"),
  build("transport", "G13"),
  build("transport-up", "G13"),
  build("rumor", "H14"),
  { move: "F+G13", kind: "feast", hex: "G13" },
] as ParadiseMove[];

const NOTHING = { ware: "", hex: null, up: true, pool: [] } as const;

const offer = (ware: string, up = true) => offers(view(), BOX, LISTED, up).find((each) => each.ware === ware)!;

describe("what is for sale", () => {
  it("goes to the groups for which a move is listed", () => {
    expect([...offer("warriors").moves.keys()]).toEqual(["G13", "H14"]);
    expect([...offer("rumor").moves.keys()]).toEqual(["H14"]);
  });

  it("is limited by the pieces that are left", () => {
    expect(offer("warriors").left).toBe(3);
    expect(offer("village").left).toBeNull();
  });

  it("says why there is none, where numbers do", () => {
    expect(offer("war-canoe").missing).toBe("none-left");
    expect(offer("village").missing).toBe("too-dear");
    expect(offer("colony").missing).toBe("other");
    expect(offer("warriors").missing).toBeNull();
  });

  it("has a canoe face up or face down, as is wanted", () => {
    expect(offer("transport").moves.get("G13")?.item).toBe("transport-up");
    expect(offer("transport", false).moves.get("G13")?.item).toBe("transport");
  });

  it("has what is rare only while it is listed", () => {
    expect(offer("feast").cost).toBe(0);
    expect(offer("levy")).toBeUndefined();
  });
});

it("the plan is taken from the pool that pays", () => {
  const plan = [build("village", "H14"), build("warriors", "G13"), { move: "focus", kind: "focus" } as ParadiseMove];
  expect(poolsOf(view({ plan }), BOX)).toEqual([{ groups: ["G13", "H14"], points: 1, spent: 3 }]);
});

it("a pool is called by the home, or by the group with most villages", () => {
  expect(headOf(["H14", "G13"], view())).toBe("G13");
  expect(headOf(["I1", "H14"], view())).toBe("H14");
});

it("only what is placed is a ware", () => {
  expect(wareOf({ move: "focus", kind: "focus" })).toBe("");
  expect(wareOf(build("transport-up", "G13"))).toBe("transport");
});

describe("the chart", () => {
  it("lights all groups that can have something, or those for the ware that is chosen", () => {
    const lit = (ware: "" | "rumor") =>
      [...buildMarks(view(), LISTED, { ...NOTHING, ware })].filter(([, { may }]) => may).map(([hex]) => hex);
    expect(lit("")).toEqual(["G13", "H14"]);
    expect(lit("rumor")).toEqual(["H14"]);
  });

  it("lights only the groups of the pool that is to pay", () => {
    const marks = buildMarks(view(), LISTED, { ...NOTHING, pool: ["H14"] });
    expect([...marks.keys()]).toEqual(["H14"]);
  });

  it("tells what the ware that is chosen would bring where", () => {
    const wares = [
      { move: "transport-up+G13", points: 1.5, joins: ["H14"], builds: 0 },
      { move: "rumor+H14", points: 1, joins: [], builds: 0 },
    ];
    const badges = (chosen: Chosen) => [...buildMarks(view(), LISTED, chosen, { wares, plan: null })].map(([hex, { badge }]) => [hex, badge]);
    expect(badges({ ...NOTHING, ware: "transport" })).toEqual([["G13", "+1½"]]);
    expect(badges({ ...NOTHING, ware: "transport", up: false })).toEqual([["G13", undefined]]);
    expect(badges(NOTHING)).toEqual([["G13", undefined], ["H14", undefined]]);
  });

  it("shows the plan in its place", () => {
    const plan = [build("village", "H14"), build("transport-up", "H14"), build("card", "G13")];
    const marks = buildMarks(view({ plan }), [], NOTHING);
    expect(marks.get("H14")?.ghosts).toEqual([
      { seat: 0, what: "V" },
      { seat: 0, what: "T" },
    ]);
    expect(marks.has("G13")).toBe(false);
  });
});

describe("at the counter", () => {
  it("a ware waits for its group, and stays chosen for the next", () => {
    counter.forget();
    expect(counter.take("warriors", offer("warriors").moves)).toBeNull();
    expect(counter.pick("H14", LISTED)?.move).toBe("warriors+H14");
    expect(counter.ware).toBe("warriors");
  });

  it("a group waits for its ware", () => {
    counter.forget();
    expect(counter.pick("G13", LISTED)).toBeNull();
    expect(counter.hex).toBe("G13");
    expect(counter.take("warriors", offer("warriors").moves)?.move).toBe("warriors+G13");
  });

  it("a pool that is to pay leaves its groups to choose from", () => {
    counter.forget();
    counter.payBy(["H14"]);
    expect(counter.take("warriors", offer("warriors").moves)).toBeNull();
    expect(counter.take("warriors", offer("warriors").moves)?.move).toBe("warriors+H14");
    counter.pick("G13", LISTED);
    expect(counter.pool).toEqual([]);
    counter.payBy(["H14"]);
    counter.payBy(["H14"]);
    expect(counter.pool).toEqual([]);
  });

  it("a second click on a hex lets it go", () => {
    counter.forget();
    counter.pick("G13", LISTED);
    counter.pick("G13", LISTED);
    expect(counter.begun).toBe(false);
  });
});
