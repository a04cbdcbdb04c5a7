import { describe, expect, it } from "vitest";

import { arrow, beside, bounds, centre, corners, detailOf, HALF, hexAt, largeOf, neighbours, outline, RADIUS } from "./geometry";

describe("hexes", () => {
  it("lie where their names say", () => {
    expect(centre("A1")).toEqual([0, 0]);
    const [x, y] = centre("G11");
    expect(x).toBeCloseTo(6 * 1.5 * RADIUS);
    expect(y).toBeCloseTo(10 * HALF);
  });

  it("have six neighbours, fewer at the edge", () => {
    expect(neighbours("G11")).toEqual(["G9", "H10", "H12", "G13", "F12", "F10"]);
    expect(neighbours("A1")).toEqual(["B2", "A3"]);
    expect(neighbours("T16")).toEqual(["T14", "S17", "S15"]);
  });

  it("touch their neighbours", () => {
    for (const other of neighbours("K9")) {
      const [[x, y], [ox, oy]] = [centre("K9"), centre(other)];
      expect(Math.hypot(x - ox, y - oy)).toBeCloseTo(2 * HALF);
    }
  });

  it("are found again at their middles and near their corners", () => {
    for (const name of ["A1", "G11", "T16", "K9", "B8"]) {
      expect(hexAt(centre(name))).toBe(name);
      for (const corner of corners(centre(name), RADIUS * 0.97)) {
        expect(hexAt(corner)).toBe(name);
      }
    }
    expect(hexAt([-200, 0])).toBeNull();
  });

  it("have six corners", () => {
    expect(outline([0, 0], 10)).toBe("M10 0L5 8.7L-5 8.7L-10 0L-5 -8.7L5 -8.7Z");
  });
});

it("walks by arrows", () => {
  const walk = (key: string, shift = false): string | null => beside("G11", arrow(key, shift)!);
  expect(["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"].map((key) => walk(key))).toEqual(["G9", "G13", "F10", "H10"]);
  expect([walk("ArrowLeft", true), walk("ArrowRight", true)]).toEqual(["F12", "H12"]);
  expect(arrow("Enter", false)).toBeNull();
  expect(beside("A1", 0)).toBeNull();
});

it("frames hexes", () => {
  const { x, y, width, height } = bounds(["B2", "C3"], 10);
  expect([x, y]).toEqual([1.5 * RADIUS - RADIUS - 10, -10]);
  expect(width).toBeCloseTo(3.5 * RADIUS + 20);
  expect(height).toBeCloseTo(3 * HALF + 20);
});

it("draws letters larger where the chart is smaller", () => {
  expect([2, 1, 0.97, 0.9, 0.8, 0.66].map(largeOf)).toEqual([1, 1, 1.05, 1.15, 1.25, 1.25]);
});

it("leaves names out where hexes are small", () => {
  expect([detailOf(29), detailOf(30), detailOf(46)]).toEqual(["far", "near", "near"]);
});
