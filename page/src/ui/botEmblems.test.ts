import { expect, test } from "vitest";

import { EMBLEMS } from "./botEmblems";

const CAST = "keiki manu mano honu koa pua nalu hoku kai pele".split(" ");

test("every opponent of the campaign has an emblem, and no two have the same", () => {
  for (const bot of CAST) {
    expect(EMBLEMS[bot]?.parts.length, bot).toBeGreaterThan(0);
  }
  const drawings = Object.values(EMBLEMS).map(({ parts }) => JSON.stringify(parts));
  expect(new Set(drawings).size).toBe(drawings.length);
});
