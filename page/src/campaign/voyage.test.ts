import { describe, expect, test } from "vitest";

import { canoe, isles, route, TALL, WIDE } from "./voyage";

describe.each([
  ["wide", WIDE],
  ["tall", TALL],
])("the %s chart", (_, voyage) => {
  test("has ten stops, all of them well inside and apart", () => {
    expect(voyage.stops).toHaveLength(10);
    voyage.stops.forEach(([x, y], place) => {
      expect(Math.min(x, y, voyage.width - x, voyage.height - y)).toBeGreaterThan(60);
      for (const [otherX, otherY] of voyage.stops.slice(place + 1)) {
        expect(Math.hypot(x - otherX, y - otherY)).toBeGreaterThan(120);
      }
    });
  });

  test("shows the way sailed so far as the beginning of the whole way", () => {
    const { whole, sailed } = route(voyage, 3);
    expect(whole.startsWith(sailed)).toBe(true);
    expect(sailed.split("C")).toHaveLength(4);
    expect(route(voyage, 0).sailed).not.toContain("C");
    expect(route(voyage, 10).sailed).toBe(whole);
  });

  test("has the canoe between the last stop and the next, and a place for it at the end", () => {
    const [[fromX], [toX]] = [voyage.stops[3]!, voyage.stops[4]!];
    const { at, left } = canoe(voyage, 4);
    expect(at[0]).toBeCloseTo((fromX + toX) / 2);
    expect(left).toBe(toX < fromX);
    expect(canoe(voyage, 10).at).toEqual(voyage.stops[9]);
  });

  test("has an island under every stop", () => {
    expect(isles(voyage)).toHaveLength(10);
  });
});
