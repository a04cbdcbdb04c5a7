import { expect, test } from "vitest";

import { otherGame, otherSeat, tableAddress } from "./tables.svelte";
import type { Listing } from "./wire";

const table = (you: number[]): Listing => ({
  table: "abc",
  game: "kahuna",
  stage: "running",
  options: { preset: "modern" },
  names: ["Ann", "keiki"],
  kinds: ["person", "bot"],
  movers: [0],
  clock: {},
  rated: false,
  created: 0,
  result: "*",
  winners: null,
  you,
  changed: 0,
});

test("an invitation stands behind the #, where no server sees it", () => {
  expect(tableAddress("abc")).toBe("/table/abc");
  expect(tableAddress("abc", "mi_123")).toBe("/table/abc#mi_123");
});

test("the other side is the first seat that is not mine; nobody's if both are", () => {
  expect(otherSeat(table([0]), [0])).toBe(1);
  expect(otherSeat(table([1]), [1])).toBe(0);
  expect(otherSeat(table([0, 1]), [0, 1])).toBeNull();
});

test("a game that the page cannot draw is named, with whom one plays it with; alone, with nobody", () => {
  const paradise: Listing = { ...table([0]), game: "paradise" };
  expect(otherGame(paradise)).toBe("home-running-game"); // the words are not loaded here
  expect(otherGame({ ...paradise, names: ["Ann"], kinds: ["person"] })).toBe("Conquest of Paradise");
});
