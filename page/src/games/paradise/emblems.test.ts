import { expect, test } from "vitest";

import { EMBLEMS as COMMON } from "../../ui/botEmblems";
import { EMBLEMS } from "./emblems";

const CAST = "tala fale tiki vaka toka iwa uila ariki islander expert random".split(" ");

test("everybody who may sit opposite has an emblem, and no two have the same", () => {
  const all = { ...COMMON, ...EMBLEMS };
  for (const bot of CAST) {
    expect(all[bot]?.parts.length, bot).toBeGreaterThan(0);
  }
  const drawings = Object.values(all).map(({ parts }) => JSON.stringify(parts));
  expect(new Set(drawings).size).toBe(drawings.length);
});
