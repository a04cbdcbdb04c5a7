// Lines of a record, to point at the one that is wrong.

import { LONGEST } from "./share";

/** A file that no record is as long as: letters take up to four bytes. */
export const tooLong = (bytes: number): boolean => bytes > LONGEST * 4;

/** A line by its number, counted from 1: where it begins and ends in the text, and what it says. */
export function lineOf(text: string, line: number): { from: number; to: number; words: string } {
  const lines = text.split("\n");
  const words = lines[line - 1] ?? "";
  const from = lines.slice(0, Math.max(0, line - 1)).reduce((sum, each) => sum + each.length + 1, 0);
  return { from: Math.min(from, text.length), to: Math.min(from + words.length, text.length), words: words.replace(/\r$/, "") };
}
