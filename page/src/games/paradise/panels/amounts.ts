// Amounts as the panels say them.

import { say } from "../../../lib/words.svelte";

/** Points, which may have a half: 15½, -½. */
export function halves(points: number): string {
  const whole = Math.trunc(points);
  const half = points % 1 ? "½" : "";
  return `${points < 0 && !whole ? "-" : ""}${whole || !half ? whole : ""}${half}`;
}

/** A difference in words: "+1½ points". */
export const morePoints = (points: number): string => say("paradise-more-points", { number: Math.abs(points), points: signed(points) });
export const moreBuildPoints = (points: number): string => say("paradise-more-builds", { number: Math.abs(points), points: signed(points) });

/** A difference, with its sign. */
export const signed = (points: number): string => `${points < 0 ? "−" : "+"}${halves(Math.abs(points))}`;
