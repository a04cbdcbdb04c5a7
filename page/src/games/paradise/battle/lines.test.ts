import { expect, it } from "vitest";

import type { Battle, ParadiseMove } from "../../../lib/wire";
import { ATTACKER, backOf, courseOf, DEFENDER, dieTable, frontOf, sideOf } from "./lines";

function battle(more: Partial<Battle> = {}): Battle {
  const plain = { hex: "L12", attacker: 0, defender: 3, front: ["WCC", "W"], back: ["C", "T"], locals: 2, die: 3 };
  return { ...plain, asked: null, used: [], saved: 0, chance: 0.5, rolls: [], ...more } as Battle;
}

const lose = (piece: string): ParadiseMove => ({ move: `x${piece}`, kind: "lose", piece });

it("locals stand in the defender's front line", () => {
  expect(frontOf(battle(), DEFENDER, [], null).map(({ piece }) => piece)).toEqual(["W", "local", "local"]);
  expect(frontOf(battle(), ATTACKER, [], null).map(({ piece }) => piece)).toEqual(["W", "C", "C"]);
  expect(backOf(battle(), DEFENDER)).toEqual(["T"]);
});

it("only whoever is asked can choose, and only what is listed", () => {
  const listed = [lose("W"), lose("V")];
  expect(frontOf(battle(), DEFENDER, listed, DEFENDER).map(({ move }) => move?.move)).toEqual(["xW", "xV", "xV"]);
  expect(frontOf(battle(), ATTACKER, listed, DEFENDER).every(({ move }) => move === null)).toBe(true);
});

it("the die is told from the side of whoever looks", () => {
  expect(sideOf(battle(), 3)).toBe(DEFENDER);
  expect(sideOf(battle(), 1)).toBeNull();
  expect(sideOf(battle({ defender: null }), null)).toBeNull();
  expect(dieTable(DEFENDER).map(({ loser }) => loser)).toEqual(["they", "they", "you", "you"]);
  expect(dieTable(null)[0]!.loser).toBe("attacker");
});

it("the chances go from the start, roll by roll, to how they stand now", () => {
  const roll = (piece: string | null) => ({ die: 2, seat: 0, loss: "panic" as const, piece });
  expect(courseOf(battle({ course: [0.8], rolls: [roll(null)], chance: 0.6 }))).toEqual([
    { rolls: 0, chance: 0.8 },
    { rolls: 1, chance: 0.6 },
  ]);
  expect(courseOf(battle({ course: [0.8, 0.6], rolls: [roll("W")], chance: 0.6 }))).toEqual([
    { rolls: 0, chance: 0.8 },
    { rolls: 1, chance: 0.6 },
  ]);
  expect(courseOf(battle({ course: [], chance: null }))).toEqual([]);
});
