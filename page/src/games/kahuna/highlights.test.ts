import { expect, test } from "vitest";

import type { MessageView } from "../../lib/wire";
import { highlightOf } from "./highlights";

const island = (letter: string, name: string): MessageView => ({ id: "kahuna-island-name", args: { island: letter, name } });
const line = (id: string, name: string): MessageView => ({ id: "kahuna-line-name", args: { line: id, name } });

test("a sentence lights the line and the card that fill it in", () => {
  const said = [
    { id: "kahuna-log-place", args: { player: "white", card: island("H", "HUNA"), line: line("EH", "ELAI–HUNA") } },
  ];
  expect(highlightOf(said)).toEqual({ lines: ["EH"], islands: "H" });
});

test("what fills in a sentence may lie deeper", () => {
  const cards = { id: "kahuna-two-cards", args: { first: island("H", "HUNA"), second: island("H", "HUNA") } };
  const said = [{ id: "kahuna-log-remove", args: { player: "white", cards, line: line("EH", "ELAI–HUNA") } }];
  expect(highlightOf(said)).toEqual({ lines: ["EH"], islands: "H" });
});

test("several sentences are lit together", () => {
  const said = [
    { id: "kahuna-log-takes", args: { player: "white", islands: [island("H", "HUNA"), island("L", "LALE")] } },
    { id: "kahuna-log-stripped", args: { player: "black", lines: [line("HI", "HUNA–IFFI"), line("IL", "IFFI–LALE")], count: 2 } },
  ];
  expect(highlightOf(said)).toEqual({ lines: ["HI", "IL"], islands: "HL" });
});

test("what names nothing on the board lights nothing", () => {
  expect(highlightOf([{ id: "kahuna-log-draw", args: { player: "black" } }])).toBeNull();
  expect(highlightOf([{ id: "kahuna-log-turned-up", args: { card: [island("A", "ALOA")] } }])).toBeNull();
  expect(highlightOf([])).toBeNull();
});

test("text is not read: only ids light", () => {
  expect(highlightOf([{ id: "x", args: { line: "ALOA–BARI", name: "LALE" } }])).toBeNull();
});
