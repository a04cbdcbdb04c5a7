import { expect, test } from "vitest";

import { highlightOf } from "./highlights";

test("a line is named by its islands in either order", () => {
  const said = [{ id: "kahuna-log-place", args: { player: "white", card: "HUNA", line: "HUNA–ELAI" } }];
  expect(highlightOf(said)).toEqual({ lines: ["EH"], islands: "H" });
});

test("several sentences are lit together", () => {
  const said = [
    { id: "kahuna-log-takes", args: { player: "white", islands: "HUNA, LALE" } },
    { id: "kahuna-log-stripped", args: { player: "black", lines: "HUNA–IFFI, IFFI–LALE", count: 2 } },
  ];
  expect(highlightOf(said)).toEqual({ lines: ["HI", "IL"], islands: "HL" });
});

test("what names nothing on the board lights nothing", () => {
  expect(highlightOf([{ id: "kahuna-log-draw", args: { player: "black" } }])).toBeNull();
  expect(highlightOf([{ id: "kahuna-log-turned-up", args: { card: "ALOA" } }])).toBeNull();
  expect(highlightOf([])).toBeNull();
});

test("islands that no line joins are not taken for a line", () => {
  expect(highlightOf([{ id: "x", args: { line: "ALOA–LALE" } }])).toBeNull();
});
