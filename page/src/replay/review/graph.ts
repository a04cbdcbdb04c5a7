// From chances to places in a picture: the scales of the graph of a game.

export interface Sheet {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export type Spot = readonly [x: number, y: number];

export class Scale {
  constructor(
    readonly sheet: Sheet,
    /** How many points the curve has. */
    readonly count: number,
  ) {}

  /** From the left: the first point lies on the left edge, the last on the right. */
  x(place: number): number {
    const { width, left, right } = this.sheet;
    return left + (this.count > 1 ? (place / (this.count - 1)) * (width - left - right) : 0);
  }

  /** White's chance grows upwards. */
  y(chance: number): number {
    const { height, top, bottom } = this.sheet;
    return top + (1 - Math.min(1, Math.max(0, chance))) * (height - top - bottom);
  }

  spots(chances: readonly number[]): Spot[] {
    return chances.map((chance, place) => [this.x(place), this.y(chance)]);
  }

  /** The point that is meant by a place in the picture. */
  nearest(x: number): number {
    const { width, left, right } = this.sheet;
    const share = (x - left) / Math.max(1, width - left - right);
    return Math.min(this.count - 1, Math.max(0, Math.round(share * (this.count - 1))));
  }
}

const figure = (value: number): string => String(Math.round(value * 10) / 10);

/** A line through these spots. */
export function line(spots: readonly Spot[]): string {
  return spots.map(([x, y], place) => `${place ? "L" : "M"}${figure(x)} ${figure(y)}`).join("");
}

/** The area between a line and a level. */
export function area(spots: readonly Spot[], level: number): string {
  const [first, last] = [spots[0], spots.at(-1)];
  if (!first || !last) {
    return "";
  }
  return `${line(spots)}L${figure(last[0])} ${figure(level)}L${figure(first[0])} ${figure(level)}Z`;
}

/** The turns to be named under a graph: round numbers, no more than there is room for. */
export function ticks(turns: readonly number[], most: number): { place: number; turn: number }[] {
  const last = turns.at(-1) ?? 0;
  const pace = [1, 2, 5, 10, 20, 25, 50, 100].find((each) => last / each <= most) ?? 200;
  const found: { place: number; turn: number }[] = [];
  turns.forEach((turn, index) => {
    // A turn may have several parts: it is named where it ends.
    if (turn % pace === 0 && turn > 0 && turns[index + 1] !== turn) {
      found.push({ place: index + 1, turn });
    }
  });
  return found;
}

/** Marks on a curve: where each of them is, and how large all of them can be. */
export interface Marks {
  size: number;
  spots: Spot[];
}

/** Places for marks at spots of a curve, between `top` and `bottom`, in the first of these sizes that has room. */
export function spread(spots: readonly Spot[], sizes: readonly number[], top: number, bottom: number): Marks {
  for (const size of sizes) {
    const found = apart(spots, size, top, bottom);
    if (found) {
      return { size, spots: found };
    }
  }
  return { size: sizes.at(-1)!, spots: spots.map(([x, y]) => [x, within(y, top, bottom)]) };
}

/** At their spot if there is room, else above or below it, so that none lies on another; null where that cannot be. */
function apart(spots: readonly Spot[], size: number, top: number, bottom: number): Spot[] | null {
  const found = new Map<number, Spot>();
  const order = spots.map((_, place) => place).sort((first, second) => spots[first]![0] - spots[second]![0]);
  const near = [0, ...Array.from({ length: 40 }, (_, step) => (step % 2 ? 1 : -1) * (size / 4) * (1 + (step >> 1)))];
  for (const place of order) {
    const [x, y] = spots[place]!;
    const free = near
      .map((shift): Spot => [x, within(within(y, top, bottom) + shift, top, bottom)])
      .find((spot) => [...found.values()].every((other) => Math.abs(other[0] - x) >= size || Math.abs(other[1] - spot[1]) >= size));
    if (!free) {
      return null;
    }
    found.set(place, free);
  }
  return spots.map((_, place) => found.get(place)!);
}

const within = (y: number, top: number, bottom: number): number => Math.min(bottom, Math.max(top, y));
