// Chains of canoes as sticks, bound in the way of their people, and borders in the same weaves.

import { at, type Point, towards } from "../../../lib/coast";
import { corners } from "./geometry";

/** Where the canoes of a chain lie in their hexes: sticks run from canoe to canoe. */
export const MOORING = 17;

export const moored = ([x, y]: Point): Point => [x, y + MOORING];

/** A straight stick. */
export const stick = (from: Point, to: Point): string => `M${at(from)}L${at(to)}`;

/** Leaves along a stick, for those whose bindings are no dashes. */
export function chevrons(from: Point, to: Point): string {
  const angle = Math.atan2(to[1] - from[1], to[0] - from[0]);
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  let path = "";
  for (let far = 8; far < length - 6; far += 10) {
    const tip = towards(from, angle, far + 2.6);
    const [one, other] = [-2.5, 2.5].map((turn) => towards(tip, angle + turn, 4.4));
    path += `M${at(one!)}L${at(tip)}L${at(other!)}`;
  }
  return path;
}

/** The border of a hex, a little inside of it. */
export const border = (middle: Point, inset = 3.5, radius = 46): string =>
  `M${corners(middle, radius - inset).map(at).join("L")}Z`;
