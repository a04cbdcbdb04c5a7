import { expect, test, vi } from "vitest";

import type { ParadiseRange, ParadiseThreat } from "../../../lib/wire";
import { laidOver } from "./laidOver";

vi.mock("../../../lib/words.svelte", () => ({
  say: (id: string, args: object = {}) => `${id} ${Object.values(args).join(" ")}`.trim(),
  words: { percent: (share: number) => `${share * 100}%` },
}));

const threat = (by: number, chance: number[]): ParadiseThreat => ({ by, certain: true, chance, defenders: [1, 1], fighters: [1, 2], hex: "G11", origins: ["G9"], seat: 0 });
const range: ParadiseRange = { certain: true, chain: [], hex: "G9", seat: 1, hexes: [{ enemy: false, halts: null, hex: "G11", risky: [], sailed: 1 }] };

test("a place in danger tells from whom and how well at most", () => {
  const overlays = { shown: "danger" as const, threats: [threat(1, [0.25, 0.5])], range: null };
  expect(laidOver("G11", overlays, 0)).toEqual(["paradise-board-endangered paradise-seat yellow 50%"]);
  expect(laidOver("G13", overlays, 0)).toEqual([]);
  expect(laidOver("G11", { ...overlays, shown: "" }, 0)).toEqual([]);
});

test("a place in reach tells who could come", () => {
  const overlays = { shown: "reach" as const, threats: [], range };
  expect(laidOver("G11", overlays, 0)).toEqual(["paradise-board-reached yellow"]);
  expect(laidOver("G13", overlays, 0)).toEqual([]);
});
