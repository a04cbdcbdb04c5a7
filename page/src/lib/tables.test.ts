import { expect, test } from "vitest";

import { opponentsAt, othersAt, tableAddress } from "./tables.svelte";
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
  hints: true,
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

test("a list names all whom one plays with; the seats of a device that is handed round are nobody else's", () => {
  const four: Listing = { ...table([1]), game: "paradise", names: ["Ann", "me", "islander", ""], kinds: ["person", "person", "bot", "free"] };
  expect(othersAt(four)).toBe("Ann and page-bot"); // the words are not loaded here
  expect(opponentsAt(table([0]))).toBe("page-running-against");
  expect(opponentsAt(table([0, 1]))).toBe("page-running-here");
  expect(opponentsAt({ ...table([0]), kinds: ["person", "free"] })).toBe("page-running-waiting");
  expect(opponentsAt({ ...table([0]), names: ["Ann"], kinds: ["person"] })).toBe("page-running-alone");
});
