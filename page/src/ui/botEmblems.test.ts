import { expect, test } from "vitest";

import { EMBLEMS } from "./botEmblems";

const KAHUNA = "keiki manu mano honu koa pua nalu hoku kai pele".split(" ");
const PARADISE = "tala fale tiki vaka toka iwa uila ariki islander expert random".split(" ");

test("everybody whom one may choose as an opponent has an emblem, and no two have the same", () => {
  for (const bot of [...KAHUNA, ...PARADISE]) {
    expect(EMBLEMS[bot]?.parts.length, bot).toBeGreaterThan(0);
  }
  const drawings = Object.values(EMBLEMS).map(({ parts }) => JSON.stringify(parts));
  expect(new Set(drawings).size).toBe(drawings.length);
});
