import { expect, test } from "vitest";

import type { VoyageHex } from "../../../lib/wire";
import { seenStacks, voyageMarkers } from "./eventSigns";

test("an explorer who was driven back to a hex leaves one marker there, the last one", () => {
  const voyage: VoyageHex[] = [
    { hex: "G13", marker: null, knots: null },
    { hex: "G15", marker: "off", knots: null },
    { hex: "G17", marker: "off", knots: null },
    { hex: "G15", marker: "island", knots: 3 },
  ];
  expect(voyageMarkers(voyage).map(({ hex, marker }) => [hex, marker])).toEqual([
    ["G15", "island"],
    ["G17", "off"],
  ]);
});

test("two others whose stacks were seen at one hex are one sign there, and one's own are none", () => {
  const stack = { pieces: "W", turn: 6 };
  const seen = [{ H12: stack }, { G11: stack, H14: stack }, { G11: stack }];
  expect(seenStacks({ seen, seat: 0 })).toEqual(["G11", "H14"]);
  expect(seenStacks({ seen, seat: null })).toEqual(["H12", "G11", "H14"]);
});
