import { expect, test } from "vitest";

import { lineOf, tooLong } from "./recordLines";

const TEXT = "Game: kahuna\nWhite: Ann\r\nnonsense";

test("a line is found by its number", () => {
  expect(lineOf(TEXT, 1)).toEqual({ from: 0, to: 12, words: "Game: kahuna" });
  expect(TEXT.slice(lineOf(TEXT, 3).from, lineOf(TEXT, 3).to)).toBe("nonsense");
  expect(lineOf(TEXT, 2).words).toBe("White: Ann");
});

test("a line that there is not is the end of the text, and no error", () => {
  expect(lineOf(TEXT, 9)).toEqual({ from: TEXT.length, to: TEXT.length, words: "" });
  expect(lineOf(TEXT, 0)).toEqual({ from: 0, to: 0, words: "" });
  expect(lineOf("", 1)).toEqual({ from: 0, to: 0, words: "" });
});

test("a picture is no record", () => {
  expect(tooLong(5_000)).toBe(false);
  expect(tooLong(3_000_000)).toBe(true);
});
