import { expect, it } from "vitest";

import { boxOfDemo, type DemoPosition, viewOf } from "../demo";
import made from "../demo.json";
import { EMBLEM, names } from "./names";
import { placesOf } from "./places";

const position = made as unknown as DemoPosition;
const places = placesOf(viewOf(position), boxOfDemo(position));

/** The same chart with names as long as any language has them. */
const long = places.map((place) => (place.title ? { ...place, title: "Bismarck-Archipel-Inselgruppen" } : place));

it.each([1, 1.12, 1.25])("writes no name over another, with letters %s times as large", (large) => {
  for (const all of [places, long]) {
    const written = names(all, large);
    expect(written.length).toBeGreaterThan(20);
    const boxes = written.map(({ name, x, y, wide, size, held }) => {
      const half = wide / 2 + (held ? (EMBLEM * large) / 2 : 0);
      return { name, left: x - half, right: x + half, top: y - 0.8 * size, bottom: y + 0.25 * size };
    });
    boxes.forEach((one, place) => {
      for (const other of boxes.slice(place + 1)) {
        const apart =
          one.right <= other.left || other.right <= one.left || one.bottom <= other.top || other.bottom <= one.top;
        expect(apart, `${one.name} and ${other.name}`).toBe(true);
      }
    });
  }
});

it("makes long names smaller, then shorter", () => {
  const [name] = names([long.find(({ kind, owner }) => kind === "group" && owner !== null)!], 1.25);
  expect(name!.size).toBeGreaterThanOrEqual(9);
  expect(name!.text).toMatch(/^Bismarck.*…$/);
});
