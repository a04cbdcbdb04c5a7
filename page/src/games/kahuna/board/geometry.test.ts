import { describe, expect, it } from "vitest";

import { type Point, towards } from "../../../lib/coast";
import type { BoardShape } from "../../../ui/boardSpace.svelte";
import { bestShape, type Chart, chart, distance, type Island, islandAt, type Line, lineAt } from "./geometry";
import { LETTERS, LINES, NAMES } from "./geometry";

const SHAPES: BoardShape[] = ["wide", "tall"];
/** As large as they are drawn for, and on a small phone. */
const SCALES = [1, 0.359];
const CHARTS = SHAPES.flatMap((shape) => SCALES.flatMap((scale) => [false, true].map((turned) => chart(shape, turned, scale))));

const PRINTED: Record<string, string> = {
  A: "BDH", B: "ACDEF", C: "BFGK", D: "ABEH", E: "BDFHIJ", F: "BCEGJ",
  G: "CFJK", H: "ADEIL", I: "EHJKL", J: "EFGIK", K: "CGIJL", L: "HIK",
};

/** Points along a line, a few units apart. */
function along({ from, to, length }: Line): Point[] {
  const steps = Math.ceil(length / 3);
  return Array.from({ length: steps + 1 }, (_, step) => [
    from[0] + ((to[0] - from[0]) * step) / steps,
    from[1] + ((to[1] - from[1]) * step) / steps,
  ]);
}

/** How far a point lies off an island's shore; below zero on its land. */
function offshore({ middle, reach }: Island, [x, y]: Point): number {
  const [right, down] = [x - middle[0], y - middle[1]];
  return Math.hypot(right, down) - reach(Math.atan2(down, right));
}

function offTag({ tag }: Chart, middle: Point, [x, y]: Point): number {
  return Math.hypot(Math.max(0, Math.abs(x - middle[0]) - tag.wide), Math.max(0, Math.abs(y - middle[1]) - tag.high));
}

const least = (values: number[]): number => Math.min(...values);

describe("the topology", () => {
  it("has the 27 printed lines", () => {
    const printed = Object.entries(PRINTED).flatMap(([one, others]) =>
      [...others].filter((other) => one < other).map((other) => one + other),
    );
    expect(LINES).toEqual(printed);
    expect(LINES).toHaveLength(27);
  });

  it("names the islands by their initials", () => {
    expect(Object.entries(NAMES).every(([letter, name]) => name[0] === letter)).toBe(true);
    expect(Object.keys(NAMES).join("")).toBe(LETTERS);
  });

  it("counts the lines that meet at an island", () => {
    for (const { letter, lines } of chart().islands) {
      expect(lines).toBe(PRINTED[letter]!.length);
    }
  });
});

describe.each(CHARTS)("the $shape chart, turned: $turned, letters: $tag.letters", (one) => {
  it("lies within its frame", () => {
    for (const { middle, reach, tag } of one.islands) {
      for (let angle = 0; angle < 6.3; angle += 0.1) {
        const [x, y] = towards(middle, angle, reach(angle));
        expect(least([x, y, one.width - x, one.height - y])).toBeGreaterThan(10);
      }
      const [x, y] = tag;
      expect(least([x, one.width - x]) - one.tag.wide).toBeGreaterThan(8);
      expect(least([y, one.height - y]) - one.tag.high).toBeGreaterThan(8);
    }
  });

  it("leaves land to the two islands of a line", () => {
    for (const line of one.lines) {
      for (const island of one.islands.filter(({ letter }) => !line.name.includes(letter))) {
        const clear = least(along(line).map((point) => offshore(island, point)));
        expect(clear, `${line.name} ${island.letter}`).toBeGreaterThan(one.stick);
      }
    }
  });

  it("ends lines at the shores", () => {
    for (const { name, from, to } of one.lines) {
      expect(offshore(one.island[name[0]!]!, from)).toBeCloseTo(0);
      expect(offshore(one.island[name[1]!]!, to)).toBeCloseTo(0);
    }
  });

  it("keeps tags off lines, islands and each other", () => {
    for (const { letter, tag } of one.islands) {
      for (const line of one.lines) {
        const clear = least(along(line).map((point) => offTag(one, tag, point)));
        expect(clear, `${letter} ${line.name}`).toBeGreaterThan(one.stick * 0.6);
      }
      for (const other of one.islands.filter((other) => other.letter !== letter)) {
        const edge = Array.from({ length: 63 }, (_, step) => towards(other.middle, step / 10, other.reach(step / 10)));
        expect(least(edge.map((point) => offTag(one, tag, point))), `${letter} ${other.letter}`).toBeGreaterThan(3);
        const [right, down] = [Math.abs(tag[0] - other.tag[0]), Math.abs(tag[1] - other.tag[1])];
        expect(Math.max(right / one.tag.wide, down / one.tag.high)).toBeGreaterThan(2);
      }
    }
  });

  it("leaves the stone and its marks free of the tag", () => {
    for (const { middle, tag } of one.islands) {
      expect(offTag(one, tag, middle)).toBeGreaterThan(one.stone);
    }
  });

  it("crosses and covers no line by another", () => {
    for (const first of one.lines) {
      for (const second of one.lines.filter(({ name }) => name > first.name)) {
        const gap = least(along(first).map((point) => distance(point, second)));
        expect(gap, `${first.name} ${second.name}`).toBeGreaterThan(one.stick * 0.7);
      }
    }
  });

  it("gives every line room for a finger", () => {
    expect(least(one.lines.map(({ length }) => length))).toBeGreaterThan(3 * one.stick);
  });

  it("finds the line at a point", () => {
    for (const line of one.lines) {
      const middle: Point = [(line.from[0] + line.to[0]) / 2, (line.from[1] + line.to[1]) / 2];
      expect(lineAt(one, middle, 40)?.name).toBe(line.name);
      expect(lineAt(one, [middle[0] + 3, middle[1] - 3], 40, [line.name])?.name).toBe(line.name);
    }
  });

  it("finds the island at a point", () => {
    for (const { letter, middle, reach } of one.islands) {
      expect(islandAt(one, middle)?.letter).toBe(letter);
      expect(islandAt(one, [middle[0] + reach(0) - 5, middle[1]], 14)).toBeUndefined();
      expect(islandAt(one, [middle[0] + reach(0) + 2, middle[1]])).toBeUndefined();
    }
  });
});

describe("names", () => {
  const sizes: [string, BoardShape, number][] = [
    ["360x640", "wide", 360 / 1000],
    ["390x844", "tall", 374 / 800],
    ["667x375", "tall", 323 / 900],
    ["1280x800", "wide", 602 / 860],
    ["2560x1440", "wide", 1.3],
  ];

  it.each(sizes)("can be read on a screen of %s", (_, shape, scale) => {
    const { tag } = chart(shape, false, scale);
    expect(tag.letters * scale).toBeGreaterThan(11.8);
    expect(tag.letters * scale).toBeLessThan(tag.counts ? 24 : 14);
  });

  it("count the lines where there is room for it", () => {
    expect(chart("wide").tag.counts).toBe(true);
    expect(chart("tall", false, 374 / 800).tag.counts).toBe(true);
    expect(chart("wide", false, 0.6).tag.counts).toBe(true);
    expect(chart("wide", false, 0.36).tag.counts).toBe(false);
  });

  it("take the shape in which the board is larger", () => {
    expect(bestShape(360, 327)).toBe("wide");
    expect(bestShape(374, 540)).toBe("tall");
  });
});

describe("picking", () => {
  const wide = chart("wide");
  const { from, to } = wide.line.IK!;
  /** Between the lines IK and JK, nearer to IK. */
  const between: Point = [from[0] * 0.15 + to[0] * 0.85, from[1] * 0.15 + to[1] * 0.85 - 14];

  it("takes the nearest line", () => {
    expect(lineAt(wide, between, 60)?.name).toBe("IK");
    expect(lineAt(wide, between, 60, ["IK", "JK"])?.name).toBe("IK");
  });

  it("prefers a line that may be chosen", () => {
    expect(lineAt(wide, between, 60, ["JK"])?.name).toBe("JK");
  });

  it("does not prefer it to a line that was clearly meant", () => {
    const on: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
    expect(lineAt(wide, on, 60, ["AB"])?.name).toBe("IK");
  });

  it("finds nothing far away from all lines", () => {
    expect(lineAt(wide, [20, 840], 60)).toBeUndefined();
  });
});

it("turns the board by half a circle", () => {
  const [one, other] = [chart("tall"), chart("tall", true)];
  for (const { letter, middle, tag, reach } of one.islands) {
    const turned = other.island[letter]!;
    expect(turned.middle).toEqual([one.width - middle[0], one.height - middle[1]]);
    expect(turned.tag).toEqual([one.width - tag[0], one.height - tag[1]]);
    expect(turned.reach(1)).toBeCloseTo(reach(1 + Math.PI));
  }
});
