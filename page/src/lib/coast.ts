// How a coast grows from a seed. A coast is told by how far the shore lies from the middle in every direction, so the
// place where a line meets the shore is known exactly, and the same seed gives the same island on every device.

export type Point = readonly [x: number, y: number];

/** How far it is from the middle to the edge in this direction. */
export type Reach = (angle: number) => number;

/** A source of numbers from 0 to 1 that always tells the same ones for the same seed. */
export function source(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** How strongly the waves of a coast are bent: long ones give its form, short ones its bays. */
const WAVES = [0, 0, 0.13, 0.085, 0.055, 0.04, 0.03, 0.022, 0.012, 0.012];
const LEAST = 0.8;
const MOST = 1.17;

/** A coast of this mean size; `wild` is how much it differs from a circle. */
export function grow(seed: number, size: number, wild = 1): Reach {
  const next = source(seed);
  const waves = WAVES.map((strength) => [strength * wild * (0.55 + 0.75 * next()), next() * 2 * Math.PI] as const);
  return (angle) => {
    const bent = waves.reduce((sum, [strength, start], turns) => sum + strength * Math.cos(turns * angle + start), 1);
    return size * Math.min(MOST, Math.max(LEAST, bent));
  };
}

export function towards([x, y]: Point, angle: number, far: number): Point {
  return [x + Math.cos(angle) * far, y + Math.sin(angle) * far];
}

const short = (value: number): string => String(Math.round(value * 10) / 10);

export const at = ([x, y]: Point): string => `${short(x)} ${short(y)}`;

/** A smooth path through these points: each piece leaves a point in the direction of its two neighbours. */
export function smooth(points: readonly Point[], closed: boolean): string {
  const count = points.length;
  const point = (place: number): Point =>
    points[closed ? (place + count) % count : Math.min(count - 1, Math.max(0, place))]!;
  let path = `M${at(point(0))}`;
  for (let place = 0; place < (closed ? count : count - 1); place++) {
    const [before, from, to, after] = [point(place - 1), point(place), point(place + 1), point(place + 2)];
    const leave: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const arrive: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    path += `C${at(leave)} ${at(arrive)} ${at(to)}`;
  }
  return closed ? `${path}Z` : path;
}

/** The closed edge around a middle. */
export function edge(middle: Point, reach: Reach, steps = 32): string {
  const turns = Array.from({ length: steps }, (_, step) => (step / steps) * 2 * Math.PI);
  return smooth(
    turns.map((angle) => towards(middle, angle, reach(angle))),
    true,
  );
}
