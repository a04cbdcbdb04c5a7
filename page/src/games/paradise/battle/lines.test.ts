import { expect, it } from "vitest";

import type { Battle, ParadiseMove } from "../../../lib/wire";
import { ATTACKER, backOf, Course, DEFENDER, dieTable, frontOf, sideOf } from "./lines";

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

it("the chances are remembered roll by roll, and forgotten with the battle", () => {
  const course = new Course();
  const rolls = (number: number) =>
    Array.from({ length: number }, () => ({ die: 2, seat: 0, loss: "panic" as const, piece: "W" }));
  course.see(battle({ chance: 0.8 }), 4);
  course.see(battle({ chance: null, rolls: rolls(1) }), 4);
  expect(course.see(battle({ chance: 0.6, rolls: rolls(2) }), 4)).toEqual([
    { rolls: 0, chance: 0.8 },
    { rolls: 2, chance: 0.6 },
  ]);
  expect(course.see(battle({ chance: 0.3 }), 5)).toEqual([{ rolls: 0, chance: 0.3 }]);
});
