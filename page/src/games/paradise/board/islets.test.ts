import { describe, expect, it } from "vitest";

import { HALF, RADIUS } from "./geometry";
import { landOf, seedOf } from "./islets";

describe("the land of a group", () => {
  it("has an islet for each square", () => {
    for (let squares = 1; squares <= 8; squares++) {
      expect(landOf("Tonga", squares).islets).toHaveLength(squares);
      expect(landOf("Tonga", squares).atoll).toBeNull();
    }
  });

  it("is a ring where there is no square", () => {
    const { islets, atoll } = landOf("Niue", 0);
    expect(islets).toEqual([]);
    expect(atoll!.ring).toMatch(/^M.*Z$/);
    expect(atoll!.lagoon).not.toBe(atoll!.ring);
  });

  it("grows from the name alone", () => {
    expect(seedOf("Tonga")).not.toBe(seedOf("Samoa"));
    expect(landOf("Tonga", 4).islets[0]!.beach).toBe(landOf("Tonga", 4).islets[0]!.beach);
    expect(landOf("Tonga", 4).islets[0]!.beach).not.toBe(landOf("Samoa", 4).islets[0]!.beach);
    // Pinned: the same on every device and in every release.
    expect(seedOf("Tonga")).toBe(1116686062);
  });

  it("keeps islets apart and within reach of the hex", () => {
    for (let squares = 1; squares <= 4; squares++) {
      const { islets } = landOf("Aotearoa", squares);
      islets.forEach(({ middle: [x, y], size }, place) => {
        expect(Math.abs(x) + size).toBeLessThan(RADIUS + 2);
        expect(Math.abs(y) + size).toBeLessThan(HALF);
        for (const { middle: other } of islets.slice(place + 1)) {
          expect(Math.hypot(x - other[0], y - other[1])).toBeGreaterThan(size * 1.4);
        }
      });
    }
  });
});
