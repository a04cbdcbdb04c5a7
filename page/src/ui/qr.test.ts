import { encode } from "uqr";
import { expect, test } from "vitest";

import { codeOf } from "./qr";

/** The squares that a path fills, back from its text. */
function filled(path: string): Set<string> {
  const squares = new Set<string>();
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let at = 0; at < Number(width); at++) {
      squares.add(`${Number(x) + at} ${y}`);
    }
  }
  return squares;
}

test("the path fills exactly the dark squares", () => {
  const text = "https://games.example.org/table/abc#mi_0123456789";
  const { size, path } = codeOf(text);
  const { data } = encode(text, { ecc: "M", border: 4 });
  const dark = new Set(data.flatMap((row, y) => row.flatMap((on, x) => (on ? [`${x} ${y}`] : []))));
  expect(filled(path)).toEqual(dark);
  expect(data.length).toBe(size);
});

test("nothing is drawn in the quiet zone of four squares", () => {
  const { size, path } = codeOf("motu");
  for (const square of filled(path)) {
    const [x, y] = square.split(" ").map(Number) as [number, number];
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(4);
    expect(Math.max(x, y)).toBeLessThan(size - 4);
  }
});
