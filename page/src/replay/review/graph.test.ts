import { describe, expect, it } from "vitest";

import { area, line, Scale, spread, ticks } from "./graph";

const FRAME = { width: 200, height: 120, left: 20, right: 10, top: 5, bottom: 15 };

describe("the scale of a graph", () => {
  const scale = new Scale(FRAME, 11);

  it("spreads the points from edge to edge", () => {
    expect(scale.x(0)).toBe(20);
    expect(scale.x(10)).toBe(190);
    expect(scale.x(5)).toBe(105);
  });

  it("has certainty at the top and none at the bottom, and nothing beyond", () => {
    expect(scale.y(1)).toBe(5);
    expect(scale.y(0)).toBe(105);
    expect(scale.y(0.5)).toBe(55);
    expect(scale.y(1.2)).toBe(5);
    expect(scale.y(-0.1)).toBe(105);
  });

  it("finds the point that is meant", () => {
    expect(scale.nearest(105)).toBe(5);
    expect(scale.nearest(112)).toBe(5);
    expect(scale.nearest(115)).toBe(6);
    expect(scale.nearest(-50)).toBe(0);
    expect(scale.nearest(999)).toBe(10);
  });

  it("finds every point where it draws it", () => {
    for (let place = 0; place < 11; place += 1) {
      expect(scale.nearest(scale.x(place))).toBe(place);
    }
  });

  it("can draw a single point", () => {
    expect(new Scale(FRAME, 1).spots([0.5])).toEqual([[20, 55]]);
    expect(new Scale(FRAME, 1).nearest(100)).toBe(0);
  });
});

describe("paths", () => {
  it("join the spots, and close an area", () => {
    const spots = [[0, 1.26], [10, 2]] as const;
    expect(line(spots)).toBe("M0 1.3L10 2");
    expect(area(spots, 9)).toBe("M0 1.3L10 2L10 9L0 9Z");
    expect(line([])).toBe("");
    expect(area([], 9)).toBe("");
  });
});

describe("the turns under a graph", () => {
  const upTo = (last: number) => Array.from({ length: last }, (_, place) => place + 1);

  it("are round numbers, as many as there is room for", () => {
    expect(ticks(upTo(9), 10).map(({ turn }) => turn)).toEqual(upTo(9));
    expect(ticks(upTo(45), 10).map(({ turn }) => turn)).toEqual([5, 10, 15, 20, 25, 30, 35, 40, 45]);
    expect(ticks(upTo(90), 5).map(({ turn }) => turn)).toEqual([20, 40, 60, 80]);
  });

  it("stand at the end of a turn, even if it has several parts or a handicap came before", () => {
    expect(ticks([0, 0, 1, 2, 2, 3], 10)).toEqual([
      { place: 3, turn: 1 },
      { place: 5, turn: 2 },
      { place: 6, turn: 3 },
    ]);
  });
});

describe("marks on a graph", () => {
  const SIZES = [20, 16, 12];

  it("stay where they belong if there is room", () => {
    const spots = [[100, 60], [20, 60], [60, 60]] as const;
    expect(spread(spots, SIZES, 10, 110)).toEqual({ size: 20, spots });
  });

  it("never lie on each other, nor outside, however close their turns are", () => {
    for (const gap of [3, 5, 7, 11]) {
      const spots = Array.from({ length: 8 }, (_, place) => [50 + gap * place, 60 + 4 * place] as const);
      const { size, spots: found } = spread(spots, SIZES, 10, 130);
      found.forEach(([x, y], place) => {
        expect(x).toBe(spots[place]![0]);
        expect(y).toBeGreaterThanOrEqual(10);
        expect(y).toBeLessThanOrEqual(130);
        for (const [otherX, otherY] of found.slice(place + 1)) {
          expect(Math.abs(otherX - x) >= size || Math.abs(otherY - y) >= size).toBe(true);
        }
      });
    }
  });

  it("become smaller where they are many, and lie on each other only if nothing helps", () => {
    const crowd = (count: number) => Array.from({ length: count }, () => [50, 60] as const);
    expect(spread(crowd(4), SIZES, 10, 110).size).toBe(20);
    expect(spread(crowd(7), SIZES, 10, 110).size).toBe(16);
    expect(spread(crowd(9), SIZES, 10, 110).size).toBe(12);
    expect(spread(crowd(30), SIZES, 10, 110)).toEqual({ size: 12, spots: crowd(30) });
  });

  it("are kept inside even if their spot lies at the edge", () => {
    expect(spread([[10, 0], [60, 200]], SIZES, 10, 110).spots).toEqual([[10, 10], [60, 110]]);
  });
});
