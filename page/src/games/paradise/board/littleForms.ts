// Groups on charts of the size of a stamp: a form and a colour for each people, a dot for what nobody holds.

import { at, type Point } from "../../../lib/coast";
import { PEOPLES } from "../art/emblems";
import type { Place } from "./places";

export interface LittleForm {
  kind: (typeof PEOPLES)[number] | "free" | "atoll";
  d: string;
}

const round = ([x, y]: Point, size: number): string =>
  `M${at([x - size, y])}a${size} ${size} 0 1 0 ${2 * size} 0a${size} ${size} 0 1 0 ${-2 * size} 0Z`;

/** By seat: round, square, leaf, tooth. */
const FORMS: readonly ((middle: Point) => string)[] = [
  (middle) => round(middle, 26),
  ([x, y]) => `M${at([x - 24, y - 24])}h48v48h-48Z`,
  ([x, y]) => `M${at([x, y - 32])}l28 32l-28 32l-28 -32Z`,
  ([x, y]) => `M${at([x - 28, y - 22])}h56l-28 52Z`,
];

/** One path for each kind of form that is there. */
export function forms(places: readonly Place[]): LittleForm[] {
  const paths = new Map<LittleForm["kind"], string>();
  for (const { kind, owner, middle, squares } of places) {
    if (kind === "group") {
      const form = owner !== null ? PEOPLES[owner]! : squares.length ? "free" : "atoll";
      const drawn = owner !== null ? FORMS[owner]!(middle) : round(middle, squares.length ? 20 : 11);
      paths.set(form, (paths.get(form) ?? "") + drawn);
    }
  }
  return [...paths].map(([kind, d]) => ({ kind, d }));
}
