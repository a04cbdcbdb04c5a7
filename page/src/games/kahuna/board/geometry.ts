// Where everything lies on the chart: islands, tags, and lines from shore to shore, for two shapes of the board and for
// either side of the table. Nothing here knows a rule; the topology is printed on the board.

import { at, grow, type Point, type Reach, towards } from "../../../lib/coast";
import type { BoardShape } from "../../../ui/boardSpace.svelte";


export const LETTERS = "ABCDEFGHIJKL";

export const NAMES: Readonly<Record<string, string>> = Object.fromEntries(
  "ALOA BARI COCO DUDA ELAI FAAA GOLA HUNA IFFI JOJO KAHU LALE".split(" ").map((name) => [name[0]!, name]),
);

export const LINES: readonly string[] = (
  "AB AD AH BC BD BE BF CF CG CK DE DH EF EH EI EJ FG FJ GJ GK HI HL IJ IK IL JK KL"
).split(" ");

export interface Island {
  letter: string;
  name: string;
  /** How many lines meet here. */
  lines: number;
  middle: Point;
  size: number;
  reach: Reach;
  /** The middle of its name tag. */
  tag: Point;
}

export interface Line {
  name: string;
  /** The shores that it joins, the alphabetically first island first. */
  from: Point;
  to: Point;
  length: number;
  /** Its direction in degrees. */
  angle: number;
}

/** Half the width and half the height of a name tag, the size of its letters, and whether it counts the lines, too. */
export interface Tag {
  /** Its words are pressed together where the type of a device is broad. */
  tight?: boolean;
  wide: number;
  high: number;
  letters: number;
  counts: boolean;
}

export interface Chart {
  shape: BoardShape;
  turned: boolean;
  width: number;
  height: number;
  islands: readonly Island[];
  lines: readonly Line[];
  island: Readonly<Record<string, Island>>;
  line: Readonly<Record<string, Line>>;
  tag: Tag;
  /** How thick a bridge is, and how large a stone from its middle to its edge. */
  stick: number;
  stone: number;
}

interface Layout {
  width: number;
  height: number;
  tag: { wide: number; high: number; letters: number };
  stick: number;
  stone: number;
  /** The size of an island by the number of its lines. */
  sizes: Readonly<Record<number, number>>;
  /** For each island its middle, and where its tag lies from there: over a shore at which no line begins. */
  places: Readonly<Record<string, readonly [x: number, y: number, right: number, down: number]>>;
  /** Where larger tags lie from there, island by island: on a small screen, where names must stay legible. */
  largeTags: string;
}

/** Letters lower than this, in pixels, are not read but guessed. */
const LEGIBLE = 12.1;
/** The largest letters for which there is room between the lines, and half the width of their tags. */
const LARGEST = 35;
const LARGE_TAG = 54.5;

const LAYOUTS: Readonly<Record<BoardShape, Layout>> = {
  wide: {
    width: 1000,
    height: 860,
    tag: { wide: 47, high: 15, letters: 17 },
    stick: 15,
    stone: 26,
    sizes: { 3: 50, 4: 55, 5: 60, 6: 66 },
    places: {
      A: [127, 124, -62, 50],
      B: [531, 90, 91, -36],
      C: [921, 189, -1, -58],
      D: [278, 290, 49, 58],
      E: [463, 333, -57, -67],
      F: [692, 258, 94, 27],
      G: [787, 417, -44, 57],
      H: [175, 513, -24, 64],
      I: [436, 582, 79, 51],
      J: [606, 454, 2, 64],
      K: [900, 616, -1, 64],
      L: [456, 776, 1, 53],
    },
    largeTags: "-1 -75 89 -57 -1 -81 8 -87 -52 -72 14 -78 -43 51 -1 90 -58 -84 -1 84 -1 78 62 -78",
  },
  tall: {
    width: 800,
    height: 900,
    tag: { wide: 58, high: 17, letters: 24 },
    stick: 17,
    stone: 26,
    sizes: { 3: 45, 4: 49, 5: 53, 6: 58 },
    places: {
      A: [67, 89, 8, -49],
      B: [366, 78, -91, -42],
      C: [728, 127, -4, -54],
      D: [183, 203, 93, 12],
      E: [331, 457, -104, -21],
      F: [451, 251, 99, 17],
      G: [548, 415, 96, 4],
      H: [122, 495, -50, 59],
      I: [301, 671, 73, 56],
      J: [444, 566, 98, -14],
      K: [719, 716, -1, 58],
      L: [290, 835, -86, 33],
    },
    largeTags: "74 -57 -88 -45 -1 -75 12 -79 -79 72 101 24 101 39 -37 84 62 81 -1 78 -1 75 89 33",
  },
};

/** The seeds from which the coasts grow, chosen for their looks. */
export const SEEDS: Readonly<Record<string, number>> = {
  A: 11, B: 23, C: 37, D: 41, E: 53, F: 67, G: 71, H: 83, I: 97, J: 103, K: 113, L: 127,
};

const charts = new Map<string, Chart>();

/**
 * The chart in this shape, seen from the other side of the table if it is turned. Drawn at a `scale` of so many pixels
 * to a unit it has names that can be read.
 */
export function chart(shape: BoardShape = "wide", turned = false, scale = 1): Chart {
  const tag = tagAt(shape, scale);
  const key = `${shape}${turned}${tag.letters}`;
  let found = charts.get(key);
  if (!found) {
    found = draw(shape, turned, tag);
    charts.set(key, found);
  }
  return found;
}

function tagAt(shape: BoardShape, scale: number): Tag {
  const { tag } = LAYOUTS[shape];
  if (tag.letters * scale >= LEGIBLE - 0.2) {
    return { ...tag, counts: true };
  }
  const letters = Math.min(LARGEST, Math.ceil(LEGIBLE / scale));
  const counts = 2 * letters <= LARGE_TAG;
  return { letters, counts, wide: (counts ? 2 : 1.55) * letters, high: 0.6 * letters, tight: true };
}

function draw(shape: BoardShape, turned: boolean, tag: Tag): Chart {
  const { sizes, places, largeTags, ...layout } = LAYOUTS[shape];
  const isLarge = tag.letters !== layout.tag.letters;
  const away = largeTags.split(" ").map(Number);
  const seen = ([x, y]: Point): Point => (turned ? [layout.width - x, layout.height - y] : [x, y]);
  const islands = [...LETTERS].map((letter, place): Island => {
    const [x, y, ...near] = places[letter]!;
    const [right, down] = isLarge ? [away[2 * place]!, away[2 * place + 1]!] : near;
    const lines = LINES.filter((line) => line.includes(letter)).length;
    const size = sizes[lines]!;
    const coast = grow(SEEDS[letter]!, size);
    return {
      letter,
      name: NAMES[letter]!,
      lines,
      middle: seen([x, y]),
      size,
      reach: turned ? (angle) => coast(angle + Math.PI) : coast,
      tag: seen([x + right, y + down]),
    };
  });
  const island = Object.fromEntries(islands.map((one) => [one.letter, one]));
  const lines = LINES.map((name) => join(name, island[name[0]!]!, island[name[1]!]!));
  const line = Object.fromEntries(lines.map((one) => [one.name, one]));
  return { shape, turned, ...layout, tag, islands, lines, island, line };
}

function join(name: string, first: Island, second: Island): Line {
  const [right, down] = [second.middle[0] - first.middle[0], second.middle[1] - first.middle[1]];
  const angle = Math.atan2(down, right);
  const from = towards(first.middle, angle, first.reach(angle));
  const to = towards(second.middle, angle + Math.PI, second.reach(angle + Math.PI));
  return { name, from, to, length: Math.hypot(to[0] - from[0], to[1] - from[1]), angle: (angle * 180) / Math.PI };
}

/** How far a point lies from a line's visible part. */
export function distance([x, y]: Point, { from, to, length }: Line): number {
  const [right, down] = [to[0] - from[0], to[1] - from[1]];
  const along = Math.min(1, Math.max(0, ((x - from[0]) * right + (y - from[1]) * down) / (length * length)));
  return Math.hypot(x - from[0] - along * right, y - from[1] - along * down);
}

/** The island at a point: on its land, by this much or more inside its shore. */
export function islandAt(chart: Chart, [x, y]: Point, inside = 0): Island | undefined {
  return chart.islands.find(({ middle, reach }) => {
    const [right, down] = [x - middle[0], y - middle[1]];
    return Math.hypot(right, down) <= reach(Math.atan2(down, right)) - inside;
  });
}

/**
 * The line that a finger or a pointer means: the nearest one within reach. A line of the `wanted` ones is meant even
 * if another is nearer, as long as the point does not clearly lie on that other.
 */
export function lineAt(chart: Chart, point: Point, reach: number, wanted: readonly string[] = []): Line | undefined {
  let best: Line | undefined;
  let least = reach;
  for (const line of chart.lines) {
    const far = distance(point, line);
    const cost = wanted.includes(line.name) || wanted.length === 0 ? far : far + reach / 2;
    if (far <= reach && cost <= least) {
      best = line;
      least = cost;
    }
  }
  return best;
}

/** How far the ends of a bridge lie up the beaches. */
const ASHORE = 9;

/** How a bridge lies on its line: from left to right, its ends a little up the beaches. */
export function bridgeTransform(chart: Chart, name: string): { transform: string; length: number } {
  const { from, to, length, angle } = chart.line[name]!;
  const backwards = Math.abs(angle) > 90;
  const start = backwards ? to : from;
  const turn = backwards ? angle - 180 : angle;
  return {
    transform: `translate(${at(start)}) rotate(${turn.toFixed(2)}) translate(${-ASHORE} 0)`,
    length: length + 2 * ASHORE,
  };
}

/** The shape of the board that is larger in a box. */
export function bestShape(width: number, height: number): BoardShape {
  const area = (shape: BoardShape): number => {
    const drawn = chart(shape);
    const scale = Math.min(width / drawn.width, height / drawn.height);
    return scale * scale * drawn.width * drawn.height;
  };
  return area("tall") >= area("wide") ? "tall" : "wide";
}
