import { expect, it } from "vitest";

import type { ParadiseView } from "../../../lib/wire";
import { journeys, wayBetween } from "./motion";

const everywhere = (): boolean => true;

function view(change: Partial<ParadiseView>): ParadiseView {
  const empty: Partial<ParadiseView> = {
    seat: 0,
    mover: 0,
    pieces: [{}, {}],
    own: {},
    explorer: null,
    fleet: { at: null, origin: null, halted: false, pieces: "", number: 0, sailed: 0, canoes: [] },
  };
  return { ...empty, ...change } as ParadiseView;
}

const fleet = (at: string, pieces: string, number = pieces.length): ParadiseView["fleet"] => ({
  at,
  origin: at,
  halted: false,
  pieces,
  number,
  sailed: 1,
  canoes: [],
});

it("goes the shortest way, around what is not there", () => {
  expect(wayBetween("G11", "G13", everywhere)).toEqual(["G11", "G13"]);
  expect(wayBetween("G11", "I13", everywhere)).toHaveLength(3);
  expect(wayBetween("G11", "G15", (hex) => hex !== "G13")).toHaveLength(4);
  expect(wayBetween("G11", "G15", () => false)).toEqual(["G11", "G15"]);
});

it("shows what a fleet takes along, and that nothing moves when it lands", () => {
  const beach = view({ pieces: [{ G11: 3 }, {}], own: { G11: "WCC" } });
  const sea = view({ pieces: [{ G11: 1 }, {}], own: { G11: "C" }, fleet: fleet("G13", "CW") });
  const landed = view({ pieces: [{ G11: 1, G13: 2 }, {}], own: { G11: "C", G13: "CW" } });
  expect(journeys(beach, sea, everywhere)).toEqual([
    { key: "fleet", seat: 0, way: ["G11", "G13"], stack: { seat: 0, kinds: [["C", 1], ["W", 1]], closed: 0 } },
  ]);
  expect(journeys(sea, landed, everywhere)).toEqual([]);
});

it("tells of another's pieces how many they are, and draws what lay there before as it was", () => {
  const before = view({ mover: 1, pieces: [{}, { J12: 4, J14: 2 }] });
  const now = view({ mover: 1, pieces: [{}, { J12: 1, J14: 5 }] });
  expect(journeys(before, now, everywhere)).toEqual([
    { key: "", seat: 1, way: ["J12", "J14"], stack: { seat: 1, kinds: [], closed: 3 } },
  ]);
});

it("moves the explorer of the same people only", () => {
  const at = (hex: string, seat: number): ParadiseView => view({ explorer: { hex, seat, steered: null, knots: 1, bears: 5, safe: false } });
  expect(journeys(at("G15", 0), at("H16", 0), everywhere)).toEqual([
    { key: "explorer", seat: 0, way: ["G15", "H16"], stack: null },
  ]);
  expect(journeys(at("G15", 0), at("H16", 1), everywhere)).toEqual([]);
});

it("leaves still what was built or lost, and what is another position altogether", () => {
  expect(journeys(view({}), view({ pieces: [{ G11: 2 }, {}] }), everywhere)).toEqual([]);
  expect(journeys(view({ pieces: [{ G11: 2 }, {}] }), view({}), everywhere)).toEqual([]);
  expect(journeys(view({ pieces: [{ G11: 2 }, {}] }), view({ seat: 1, pieces: [{ G13: 2 }, {}] }), everywhere)).toEqual([]);
  const many = (row: number): Record<string, number> =>
    Object.fromEntries(["B", "D", "F", "H", "J", "L", "N"].map((letter) => [`${letter}${row}`, 1]));
  expect(journeys(view({ pieces: [many(6), {}] }), view({ pieces: [many(8), {}] }), everywhere)).toEqual([]);
});
