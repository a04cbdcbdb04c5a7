import { expect, it } from "vitest";

import { boxOfDemo, type DemoPosition, viewOf } from "../demo";
import made from "../demo.json";
import { badgePlace, HALF } from "./geometry";
import { EMBLEM, names } from "./names";
import { placesOf } from "./places";
import { localTag, TAG_HEIGHT, tagAt, tagOf } from "./tags";

const position = made as unknown as DemoPosition;
const places = placesOf(viewOf(position), boxOfDemo(position));

/** The same chart with names as long as any language has them. */
const long = places.map((place) => (place.title ? { ...place, title: "Bismarck-Archipel-Inselgruppen", short: "" } : place));

interface Box {
  name: string;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

function apart(one: Box, other: Box): boolean {
  return one.right <= other.left || other.right <= one.left || one.bottom <= other.top || other.bottom <= one.top;
}

const written = (all: typeof places, large: number): Box[] =>
  names(all, large).map(({ name, x, y, wide, size, held }) => {
    const half = wide / 2 + (held ? (EMBLEM * large) / 2 : 0);
    return { name, left: x - half, right: x + half, top: y - 0.8 * size, bottom: y + 0.25 * size };
  });

/** The tags of stacks, and of warriors of the islands. */
const tagged = (all: typeof places, large: number): Box[] =>
  all.flatMap(({ name, middle: [x, y], stacks, locals }) =>
    [...stacks.map(tagOf), ...(locals ? [localTag(locals)] : [])].map(({ width }, place, { length }) => {
      const [middle, half] = [y + tagAt(place, length, large), (TAG_HEIGHT / 2) * large];
      return { name: `stack ${name}`, left: x - (width / 2) * large, right: x + (width / 2) * large, top: middle - half, bottom: middle + half };
    }),
  );

const SIZES = [1, 1.05, 1.1, 1.15, 1.2, 1.25];

it.each(SIZES)("writes no name over another, with letters %s times as large", (large) => {
  for (const all of [places, long]) {
    const boxes = written(all, large);
    expect(boxes.length).toBeGreaterThan(20);
    boxes.forEach((one, place) => {
      for (const other of boxes.slice(place + 1)) {
        expect(apart(one, other), `${one.name} and ${other.name}`).toBe(true);
      }
    });
  }
});

it.each(SIZES)("lays no stack over a name or another stack, with letters %s times as large", (large) => {
  const tags = tagged(places, large);
  expect(tags.length).toBeGreaterThan(15);
  for (const name of written(places, large)) {
    const bare = { ...name, bottom: name.bottom - 2.5 * large }; // tails of letters may reach a tag
    for (const tag of tags) {
      expect(apart(bare, tag), `${name.name} and ${tag.name}`).toBe(true);
    }
  }
  tags.forEach((one, place) => {
    for (const other of tags.slice(place + 1)) {
      expect(apart(one, other), `${one.name} and ${other.name}`).toBe(true);
    }
  });
});

it.each(SIZES)("lets odds touch the edge of the name of the hex below at most, with letters %s times as large", (large) => {
  const { size, down } = badgePlace(1 / large);
  for (const { low, y, name, size: letters } of names(places, large)) {
    const above = places.find((place) => place.name === name)!.middle[1] - 2 * HALF;
    expect(low || above + down + 8 * size <= y - 0.73 * letters + 3, name).toBe(true); // as high as capital letters
  }
});

it("makes long names smaller, then shorter", () => {
  const [name] = names([long.find(({ kind, owner }) => kind === "group" && owner !== null)!], 1.25);
  expect(name!.size).toBeGreaterThanOrEqual(9);
  expect(name!.text).toMatch(/^Bismarck/);
  expect(name!.wide).toBeLessThanOrEqual(96);
});

it("writes what stands for a name that has no room, and the name itself where it has", () => {
  const [place] = long.filter(({ kind }) => kind === "group");
  const text = (title: string): string => names([{ ...place!, title, short: "Arch. Bismarck" }], 1)[0]!.text;
  expect(text("Archipelagos of the Bismarcks")).toBe("Arch. Bismarck");
  expect(text("Bismarcks")).toBe("Bismarcks");
});
