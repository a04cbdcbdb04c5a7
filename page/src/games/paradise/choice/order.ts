// In which order everybody would play.

import type { ParadiseMove, ParadiseView } from "../../../lib/wire";

/** The seats in order of play, as this move would have it: seats lie clockwise around the table. */
export function orderOf({ seat = 0, clockwise = true }: ParadiseMove, { points, out }: ParadiseView): number[] {
  const count = points.length;
  const order = Array.from({ length: count }, (_, place) => (seat + (clockwise ? place : count - place)) % count);
  return order.filter((each) => !out.includes(each));
}
