import { expect, it } from "vitest";

import type { ParadiseCount, ParadiseThreat } from "../../../lib/wire";
import { dangers, halves, Overlays, pointMarks } from "./overlays.svelte";

const threat = (hex: string, by: number, seat: number | null, chance: number[], origins: string[]): ParadiseThreat => ({
  hex,
  by,
  seat,
  chance,
  origins,
  certain: true,
  fighters: [1, 2],
  defenders: [1, 1],
});

it("puts together who threatens a hex of the viewer, and how well at most", () => {
  const threats = [
    threat("G11", 1, 0, [0.1, 0.5], ["G9"]),
    threat("G11", 2, 0, [0.2, 0.9], ["H12", "G9"]),
    threat("J12", 1, 3, [1, 1], ["G9"]),
    threat("F12", 1, null, [1, 1], ["G9"]),
  ];
  expect(dangers(threats, 0)).toEqual([{ hex: "G11", by: [1, 2], least: 0.2, most: 0.9, origins: ["G9", "H12"] }]);
  expect(dangers(threats, null).map(({ hex }) => hex)).toEqual(["G11", "J12"]);
});

it("writes halves as people do", () => {
  expect([0, 0.5, 4, 15.5].map(halves)).toEqual(["0", "½", "4", "15½"]);
});

it("marks what each hex counts, and what counts nothing because it is not linked", () => {
  const line = (hex: string, points: number) => ({ what: "villages", hex, card: null, number: 1, points });
  const count: ParadiseCount = {
    target: 22,
    seats: [
      {
        seat: 0,
        points: 5,
        track: 4,
        hidden: [],
        pools: [],
        lines: [line("G11", 2), line("G11", 1.5), { ...line("", 1), hex: null, card: "Hula" }],
        idle: [
          { hex: "J12", what: "atoll", points: 0.5, why: "gap", missing: ["I13"] },
          { hex: "G11", what: "group", points: 1, why: "here", missing: [] },
        ],
      },
    ],
  };
  expect([...pointMarks(count)]).toEqual([
    ["G11", { badge: "3½", sign: "points" }],
    ["J12", { badge: "0", sign: "lost" }],
  ]);
});

it("asks for what is laid over, and for nothing else", async () => {
  const asked: string[] = [];
  const overlays = new Overlays(() => async (path, query) => {
    asked.push(`${path} ${JSON.stringify(query)}`);
    return (path === "threats" ? [threat("G11", 1, 0, [0.1, 0.5], [])] : { hex: "G11", seat: 2 }) as never;
  });
  overlays.load();
  overlays.toggle("danger");
  overlays.load();
  overlays.reach("G11", 2);
  await Promise.resolve();
  await Promise.resolve();
  expect(asked).toEqual(["threats {}", 'reach {"hex":"G11","of":2}']);
  expect(overlays.threats).toHaveLength(1);
  overlays.reach("G11", 2);
  expect(asked).toHaveLength(2);
  overlays.toggle("danger");
  expect([overlays.shown, overlays.range]).toEqual(["", null]);
});
