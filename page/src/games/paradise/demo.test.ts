import { expect, test } from "vitest";

import { placesOf } from "./board/places";
import { boxOfDemo, type DemoPosition, viewOf } from "./demo";
import made from "./demo.json";

const position = made as unknown as DemoPosition;

test("the position of the start page is a late one in which everybody has something, told as to somebody who looks on", () => {
  const view = viewOf(position);
  expect(view.turn).toBeGreaterThan(5);
  expect(view.points).toHaveLength(4);
  expect(view.points.every((points) => points > 5)).toBe(true);
  expect(view.seat).toBeNull();
  expect(view.own).toEqual({});
  expect(Object.values(view.secret).every(({ group }) => group === null)).toBe(true);
});

test("all of it lies on the chart", () => {
  const view = viewOf(position);
  const places = placesOf(view, boxOfDemo(position));
  const held = view.held.flat();
  expect(held.length).toBeGreaterThan(10);
  expect(places.filter(({ owner }) => owner !== null).map(({ name }) => name).sort()).toEqual([...held].sort());
  expect(places.filter(({ kind, title }) => kind === "group" && !title)).toEqual([]);
});
