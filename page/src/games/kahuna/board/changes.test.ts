import { describe, expect, it } from "vitest";

import { order } from "./changes";

type Pieces = Parameters<typeof order>[0];

const position = (white: string, black: string, islands: [string, string] = ["", ""]): Pieces => ({
  bridges: [white.split(" ").filter(Boolean), black.split(" ").filter(Boolean)],
  islands,
});

describe("the order of changes", () => {
  it("is placed, stones, stripped, lost", () => {
    const { stones, stripped, lost, leap } = order(
      position("AB", "AD BD DE", ["", "D"]),
      position("AB AH", "BD DE", ["A", ""]),
    );
    expect([0, stones, stripped, lost]).toEqual([0, stones, stripped, lost].toSorted((one, other) => one - other));
    expect(new Set([0, stones, stripped, lost]).size).toBe(4);
    expect(leap).toBe(false);
  });

  it("waits for nothing that does not happen", () => {
    const removed = order(position("", "AD BD DE", ["", "D"]), position("", "BD DE", ["", ""]));
    expect(removed.stripped).toBe(0);
    expect(removed.lost).toBeGreaterThan(0);
    expect(order(position("AB", ""), position("AB BC", "")).leap).toBe(false);
  });

  it("plays nothing after a leap", () => {
    expect(order(position("", ""), position("AB AD AH", "KL")).leap).toBe(true);
  });
});
