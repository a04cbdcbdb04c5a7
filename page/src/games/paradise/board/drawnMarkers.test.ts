import { expect, it } from "vitest";

import { drawnMarkers } from "./drawnMarkers";

it("of two markers in a hex the last lies there", () => {
  const voyage = [
    { hex: "J10", marker: null, knots: null },
    { hex: "K11", marker: "off" as const, knots: null },
    { hex: "K9", marker: "sea" as const, knots: 1 },
    { hex: "K11", marker: "sea" as const, knots: 2 },
  ];
  expect(drawnMarkers(voyage)).toEqual([voyage[3], voyage[2]]);
});
