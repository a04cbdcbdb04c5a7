// The land of a group: one islet for each square, so that size, room and villages are counted at a glance; a group
// without squares is an atoll, a ring. Everything grows from the name as a seed.

import { edge, grow, type Point, source, towards } from "../../../lib/coast";

export interface Islet {
  middle: Point;
  size: number;
  beach: string;
  wood: string;
  /** Trees, and the light on them. */
  trees: Point[];
  palm: Point | null;
  lean: 1 | -1;
}

export interface Land {
  islets: Islet[];
  /** The shallows around all of it, the widest first. */
  shoals: string[];
  atoll: { ring: string; lagoon: string; palms: { foot: Point; lean: 1 | -1 }[]; motus: string } | null;
}

/** Where the islets of a group lie, by their number, seen from the middle of the hex. */
const PLACES: readonly (readonly Point[])[] = [
  [],
  [[0, -6]],
  [[-17, -5], [17, -9]],
  [[-25, -2], [0, -13], [25, -2]],
  [[-30, 0], [-11, -13], [11, 0], [30, -13]],
];
const SIZES = [0, 19, 16, 14, 12.5];

export function seedOf(name: string): number {
  let seed = 2166136261;
  for (const letter of name) {
    seed = Math.imul(seed ^ letter.codePointAt(0)!, 16777619) >>> 0;
  }
  return seed;
}

const memory = new Map<string, Land>();

/** The land of a group of this many squares, around the middle of its hex. */
export function landOf(name: string, squares: number): Land {
  const key = `${name} ${squares}`;
  let found = memory.get(key);
  if (!found) {
    found = squares ? islands(name, squares) : atoll(name);
    memory.set(key, found);
  }
  return found;
}

/** Boxes of players may have more squares than any group of ours: those lie in two rows. */
function placesOf(squares: number): readonly Point[] {
  const few = PLACES[squares];
  if (few) {
    return few;
  }
  const row = Math.ceil(squares / 2);
  return Array.from({ length: squares }, (_, place) => {
    const [across, down] = [place % row, Math.floor(place / row)];
    return [(across - (row - 1) / 2) * (62 / row), down * 18 - 14] as const;
  });
}

function islands(name: string, squares: number): Land {
  const seed = seedOf(name);
  const next = source(seed);
  const size = SIZES[squares] ?? 34 / Math.ceil(squares / 2) + 1;
  const middles = placesOf(squares).map(([x, y]): Point => [x + (next() - 0.5) * 3, y + (next() - 0.5) * 3]);
  return {
    islets: middles.map((middle, place) => islet(middle, size, seed + 31 * place, next)),
    shoals: [15, 9.5, 5].map((far, level) =>
      middles.map((middle, place) => edge(middle, grow(seed + 31 * place + level + 1, size + far, 0.7), 16)).join(""),
    ),
    atoll: null,
  };
}

function islet(middle: Point, size: number, seed: number, next: () => number): Islet {
  const reach = grow(seed, size, 1.15);
  const wobble = grow(seed + 7, 1, 0.6);
  const trees: Point[] = [];
  const first = next() * 2 * Math.PI;
  for (let tree = 0; tree < 6; tree++) {
    const angle = first + tree * 1.05 + next() * 0.4;
    trees.push(towards(middle, angle, reach(angle) * (0.62 + 0.1 * next())));
  }
  const lean = next() < 0.5 ? -1 : 1;
  const angle = lean < 0 ? Math.PI * 1.2 : -Math.PI * 0.2;
  return {
    middle,
    size,
    beach: edge(middle, reach, 20),
    wood: edge(middle, (angle) => Math.min(reach(angle) - size * 0.1, reach(angle) * 0.82 * wobble(angle)), 20),
    trees: trees.sort((one, other) => one[1] - other[1]),
    palm: next() < 0.75 ? towards(middle, angle, reach(angle) * 0.86) : null,
    lean,
  };
}

function atoll(name: string): Land {
  const seed = seedOf(name);
  const next = source(seed);
  const middle: Point = [0, -6];
  const [outer, inner] = [grow(seed, 17.5, 1.2), grow(seed + 3, 11.5, 1.2)];
  const within = (angle: number): number => Math.min(inner(angle), outer(angle) - 3.4);
  const first = next() * 2 * Math.PI;
  const angles = [first, first + 2.3, first + 3.5, first + 4.6];
  const along = (angle: number): Point => towards(middle, angle, (outer(angle) + within(angle)) / 2);
  return {
    islets: [],
    shoals: [15, 9.5, 5].map((far, level) => edge(middle, grow(seed + level + 1, 17.5 + far, 0.8), 20)),
    atoll: {
      ring: edge(middle, outer, 24),
      lagoon: edge(middle, within, 24),
      palms: angles.slice(0, 3).map((angle) => ({ foot: along(angle), lean: Math.cos(angle) < 0 ? -1 : 1 })),
      motus: angles.map((angle) => edge(along(angle + 0.5), grow(seed + 11, 2.4, 1.4), 7)).join(""),
    },
  };
}
