import { expect, test } from "vitest";

import { matches, sections } from "./sections";

const said = (id: string) => ({ id: `paradise-rules-${id}`, args: {} });

/** All rules that the server may tell, as its catalogue has them. */
const CATALOGUE = import.meta.glob<string>("../../../../../src/motu/words/en/paradise*.ftl", { query: "?raw", import: "default", eager: true });
const IDS = Object.values(CATALOGUE).flatMap((text) => [...text.matchAll(/^paradise-rules-([\w-]+) =/gm)].map(([, id]) => id!));

test("every rule that the server may tell has its heading", () => {
  expect(IDS.length).toBeGreaterThan(30);
  const found = sections(IDS.map(said));
  expect(found.flatMap(({ rules }) => rules)).toHaveLength(IDS.length);
  const last = found.at(-1)!;
  expect([last.heading, last.rules.length]).toEqual(["paradise-rules-part-advanced", 5]);
});

test("headings without rules are left out, and a rule of tomorrow is told", () => {
  expect(sections([said("die"), said("aim"), said("tomorrow")]).map(({ heading, rules }) => [heading, rules.length])).toEqual([
    ["paradise-rules-part-game", 1],
    ["paradise-rules-part-battle", 1],
    ["paradise-rules-part-advanced", 1],
  ]);
});

test("a rule is found by its words", () => {
  expect(matches("Panicked pieces stand behind.", "BEHIND pan", "en")).toBe(true);
  expect(matches("Panicked pieces", "canoe", "en")).toBe(false);
  expect(matches("anything", "", "en")).toBe(true);
});
