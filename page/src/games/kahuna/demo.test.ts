import { expect, test } from "vitest";

import { type DemoGame, type DemoFrame, fairest, shownOf } from "./demo";
import made from "./demo.json";

const game = made as DemoGame;

const frame = (white: string, black: string): DemoFrame => ({
  seat: 0,
  line: "AB",
  bridges: ["AB BC", ""],
  islands: [white, black],
  round: 1,
  points: [0, 0],
});

test("a frame is shown with its bridges and islands; nothing before there is one", () => {
  expect(shownOf(frame("AB", "C"))).toMatchObject({ bridges: [["AB", "BC"], []], islands: ["AB", "C"] });
  expect(shownOf(undefined).bridges).toEqual([[], []]);
});

test("the show begins where both hold the most, and not at its end", () => {
  expect(fairest([frame("", ""), frame("AB", "C"), frame("AB", "CD"), frame("AB", "CD"), frame("ABC", "DEF")])).toBe(2);
  expect(fairest([])).toBe(0);
});

test("the game in the page is a whole game in which both have their moments", () => {
  expect(game.frames.length).toBeGreaterThan(30);
  expect(game.frames[0]!.bridges).toEqual(["", ""]);
  expect(game.frames.at(-1)!.round).toBe(3);
  const { islands } = game.frames[fairest(game.frames)]!;
  expect(Math.min(islands[0].length, islands[1].length)).toBeGreaterThan(1);
});
