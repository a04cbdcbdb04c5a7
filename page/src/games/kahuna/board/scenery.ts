// What grows on an island: sand, woods, hills lit from the upper left, a lagoon or a crater, palms on the beach.
// Everything is put there by the island's seed, and turns with the board; what stands upright stays upright.

import { at, edge, grow, type Point, type Reach, smooth, source, towards } from "../../../lib/coast";
import { type Chart, type Island, SEEDS } from "./geometry";

export interface Hill {
  slopes: string[];
  /** Ridges in the light, and ridges in the shade. */
  lit: string;
  shade: string;
}

export interface Scenery {
  letter: string;
  beach: string;
  surf: string;
  shallows: string[];
  /** Where the coral ring and the halo run. */
  ring: string;
  green: string;
  hill: Hill;
  lagoon: string;
  crater: string;
  /** Crowns of trees, and the light on them. */
  trees: string;
  glints: string;
  palms: { foot: Point; lean: number }[];
  rocks: string;
}

const LAGOONS = "CHKG";
const CRATERS = "EI";
const ROCKS = "ACFHKL";

const memory = new WeakMap<Chart, Scenery[]>();

export function scenery(chart: Chart): Scenery[] {
  let found = memory.get(chart);
  if (!found) {
    found = chart.islands.map((island) => grown(island, chart.turned ? Math.PI : 0, landings(chart, island)));
    memory.set(chart, found);
  }
  return found;
}

/** The directions in which lines leave an island. */
const landings = (chart: Chart, { letter }: Island): number[] =>
  chart.lines
    .filter(({ name }) => name.includes(letter))
    .map(({ name, angle }) => (angle / 180) * Math.PI + (name[0] === letter ? 0 : Math.PI));

function grown(island: Island, turn: number, bridges: readonly number[]): Scenery {
  const { letter, middle, size, reach, lines } = island;
  const seed = SEEDS[letter]!;
  const next = source(seed * 7 + 1);
  const around = (mean: number, wild: number, own: number): Reach => {
    const form = grow(seed + own, mean, wild);
    return (angle) => form(angle + turn);
  };
  const wobble = around(1, 0.55, 1);
  const rim = size * 0.15;
  const wood: Reach = (angle) => Math.min(reach(angle) - rim * 0.75, (reach(angle) - rim) * wobble(angle));
  const spot = (angle: number, far: number): Point => towards(middle, angle + turn, far);

  const peak = spot(next() * 6.3, size * 0.13);
  const slopes = [0.58, 0.41, 0.25].map((share, level) => edge(peak, around(size * share, 1.5, 5 + level), 18));
  const lagoon = LAGOONS.includes(letter) ? spot(next() * 6.3, size * 0.5) : null;

  const trees: Point[] = [];
  for (let tries = 0; tries < 90 && trees.length < 13; tries++) {
    const angle = next() * 2 * Math.PI;
    const far = size * (0.45 + 0.4 * next());
    const tree = spot(angle, far);
    const free = (place: Point, room: number): boolean => Math.hypot(place[0] - tree[0], place[1] - tree[1]) > room;
    const inland = far < wood(angle + turn) - 4;
    if (inland && trees.every((other) => free(other, 9)) && (!lagoon || free(lagoon, size * 0.3))) {
      trees.push(tree);
    }
  }
  trees.sort((one, other) => one[1] - other[1]);

  const [quiet, ...palms] = freest(island, bridges, lines > 4 ? 3 : 4);

  return {
    letter,
    beach: edge(middle, reach),
    surf: edge(middle, (angle) => reach(angle) + 5 * wobble(angle)),
    shallows: [15, 33, 56].map((far, level) => {
      const bank = around(far, 1, 20 + level);
      const round = 0.12 * level;
      return edge(middle, (angle) => reach(angle) * (1 - round) + size * round + bank(angle), 24);
    }),
    ring: edge(middle, (angle) => reach(angle) + 10),
    green: edge(middle, wood),
    hill: { slopes, ...ridges(peak, size, next) },
    lagoon: lagoon ? edge(lagoon, around(size * 0.2, 1.6, 9), 14) : "",
    crater: CRATERS.includes(letter) ? edge(peak, around(size * 0.14, 0.8, 12), 12) : "",
    trees: trees.map((tree) => dot(tree, 4.6)).join(""),
    glints: trees.map(([x, y]) => dot([x - 1.3, y - 1.5], 2.3)).join(""),
    palms: palms
      .map((angle) => ({
        foot: towards(middle, angle, reach(angle) - size * 0.17),
        lean: Math.cos(angle) < 0 ? -1 : 1,
      }))
      .sort((one, other) => one.foot[1] - other.foot[1]),
    rocks: ROCKS.includes(letter) ? rocks(island, quiet!, next) : "",
  };
}

const dot = ([x, y]: Point, size: number): string =>
  `M${at([x - size, y])}a${size} ${size} 0 1 0 ${2 * size} 0a${size} ${size} 0 1 0 ${-2 * size} 0Z`;

/** Ridges run down from the peak. The sun stands in the upper left, however the board is turned. */
function ridges(peak: Point, size: number, next: () => number): { lit: string; shade: string } {
  const paths = { lit: "", shade: "" };
  const count = 7;
  for (let ridge = 0; ridge < count; ridge++) {
    const angle = ((ridge + 0.6 * next()) / count) * 2 * Math.PI;
    const bend = (next() - 0.5) * 0.8;
    const far = size * (0.36 + 0.16 * next());
    const [top, slope, foot] = [
      towards(peak, angle, size * 0.08),
      towards(peak, angle + bend / 2, far * 0.6),
      towards(peak, angle + bend, far),
    ];
    const path = smooth([top, slope, foot], false);
    paths[Math.cos(angle - Math.PI * 1.25) > 0 ? "lit" : "shade"] += path;
  }
  return paths;
}

/** The directions of an island that are farthest from its lines and its tag, the freest first. */
function freest({ middle, tag }: Island, bridges: readonly number[], count: number): number[] {
  const busy = [...bridges, Math.atan2(tag[1] - middle[1], tag[0] - middle[0])];
  const found: number[] = [];
  for (let pick = 0; pick < count; pick++) {
    let best = 0;
    let most = -1;
    for (let step = 0; step < 72; step++) {
      const angle = (step / 72) * 2 * Math.PI;
      const room = Math.min(...[...busy, ...found].map((other) => 1 - Math.cos(other - angle)));
      if (room > most) {
        [best, most] = [angle, room];
      }
    }
    found.push(best);
  }
  return found;
}

/** A few rocks off the shore. */
function rocks({ middle, size, reach }: Island, angle: number, next: () => number): string {
  return [-0.17, 0, 0.14]
    .map((step, rock) => {
      const place = towards(middle, angle + step, reach(angle + step) + size * [0.12, 0.2, 0.11][rock]!);
      return edge(place, grow(Math.floor(next() * 99), [4.4, 3, 2.4][rock]!, 2.4), 8);
    })
    .join("");
}

// The sea of the chart: swell lines that bend around the islands as real swells do, which is how the navigators of the
// Marshall Islands found land beyond the horizon, and taught it with sticks.

const APART = 27;
const STEP = 40;
const BEYOND = 60;

const swellMemory = new WeakMap<Chart, string[]>();

/** The swell lines, from above to below. They begin and end beyond the edges, so that they may drift. */
export function swells(chart: Chart): string[] {
  let found = swellMemory.get(chart);
  if (!found) {
    found = [];
    for (let height = -20; height < chart.height + 40; height += APART) {
      found.push(swell(chart, height));
    }
    swellMemory.set(chart, found);
  }
  return found;
}

function swell(chart: Chart, height: number): string {
  const points: Point[] = [];
  for (let x = -BEYOND; x <= chart.width + BEYOND; x += STEP) {
    const rolling = 5 * Math.sin(x / 67 + height / 31) + 3 * Math.sin(x / 29 - height / 17);
    points.push([x, height + rolling + chart.islands.reduce((sum, island) => sum + pushed(island, x, height), 0)]);
  }
  return smooth(points, false);
}

/** How far an island bends a swell away from itself. */
function pushed({ middle, size }: Chart["islands"][number], x: number, y: number): number {
  const [right, down] = [x - middle[0], y - middle[1]];
  const near = Math.exp(-(right * right + down * down) / (2 * (size * 1.25) ** 2));
  return Math.tanh(down / 14) * size * 0.5 * near;
}
