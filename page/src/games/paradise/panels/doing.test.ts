import { expect, it } from "vitest";

import type { ParadiseView } from "../../../lib/wire";
import { doing, moversOf } from "./doing";

const view = (more: Partial<ParadiseView>): ParadiseView =>
  ({ seat: 0, stage: "move", step: "movement", mover: 1, order: [2, 1, 0], done: [], out: [], winners: [], battle: null, chits: null, fleet: { at: null }, ...more }) as ParadiseView;

it("one plays after the other: who has had the turn is done", () => {
  expect([0, 1, 2].map((seat) => doing(view({}), [1], seat))).toEqual(["waits", "moving", "done"]);
  expect(doing(view({ mover: 0 }), [0], 0)).toBe("deciding");
});

it("all plan at once, and nobody says more than that", () => {
  const building = view({ stage: "build", step: "building", mover: null, done: [2] });
  expect([0, 1, 2].map((seat) => doing(building, [0, 1], seat))).toEqual(["planning", "planning", "ready"]);
});

it("in a battle everybody has a part", () => {
  const battle = { hex: "L12", attacker: 1, defender: 2 } as ParadiseView["battle"];
  expect([0, 1, 2].map((seat) => doing(view({ battle, stage: "loss" }), [2], seat))).toEqual(["watches", "attacks", "deciding"]);
});

it("when the game is over, only who has won is told", () => {
  const over = view({ stage: "over", winners: [1], mover: null });
  expect([0, 1].map((seat) => doing(over, [], seat))).toEqual(["done", "won"]);
});

it("while moves are shown, the one whose they are is lit, not the one who decides next", () => {
  const [before, position, shown] = [view({ mover: 2 }), view({ mover: 1 }), view({ mover: 0 })];
  const table = { view: { movers: [0], shown }, position, before } as unknown as Parameters<typeof moversOf>[0];
  expect(moversOf(table)).toEqual([2]);
  expect(moversOf({ ...table, before: null })).toEqual([1]);
  const sailing = { at: "K9" } as ParadiseView["fleet"];
  expect(moversOf({ ...table, position: view({ mover: 1, fleet: sailing }) })).toEqual([1]);
  expect(moversOf({ ...table, position: shown })).toEqual([0]);
});
