import { expect, it } from "vitest";

import { chart } from "./geometry";
import { nextLine } from "./pointing";

const lines = ["BE", "DE", "EF", "EH", "EI", "EJ"];

it.each([
  ["DE", "ArrowRight", "EF"],
  ["DE", "ArrowDown", "EH"],
  ["EI", "ArrowUp", "EJ"],
  ["EF", "ArrowLeft", "DE"],
])("from %s %s leads to %s", (from, key, to) => {
  expect(nextLine(chart("wide"), from, lines, key)).toBe(to);
});

it("stays where there is nothing nextLine", () => {
  expect(nextLine(chart("wide"), "EI", lines, "ArrowDown")).toBeUndefined();
  expect(nextLine(chart("wide"), "BE", lines, "x")).toBeUndefined();
});
