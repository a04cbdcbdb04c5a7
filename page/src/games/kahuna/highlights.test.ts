import { expect, test } from "vitest";

import { lightsOf } from "./highlights";

test("a line is named by its islands in either order", () => {
  const said = [{ id: "kahuna-log-place", args: { player: "white", card: "HUNA", line: "HUNA–ELAI" } }];
  expect(lightsOf(said)).toEqual({ lines: ["EH"], islands: "H" });
});

test("several sentences are lit together", () => {
  const said = [
    { id: "kahuna-log-takes", args: { player: "white", islands: "HUNA, LALE" } },
    { id: "kahuna-log-stripped", args: { player: "black", lines: "HUNA–IFFI, IFFI–LALE", count: 2 } },
  ];
  expect(lightsOf(said)).toEqual({ lines: ["HI", "IL"], islands: "HL" });
});

test("what names nothing on the board lights nothing", () => {
  expect(lightsOf([{ id: "kahuna-log-draw", args: { player: "black" } }])).toBeNull();
  expect(lightsOf([{ id: "kahuna-log-turned-up", args: { card: "ALOA" } }])).toBeNull();
  expect(lightsOf([])).toBeNull();
});

test("islands that no line joins are not taken for a line", () => {
  expect(lightsOf([{ id: "x", args: { line: "ALOA–LALE" } }])).toBeNull();
});
