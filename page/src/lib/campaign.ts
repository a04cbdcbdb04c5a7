// The voyage: ten opponents in order, and how far the visitor has come.

import type { Campaign, Opponent } from "./wire";

/** The first opponent who is not yet beaten; none at the end of the voyage. */
export function nextOf(stand: Pick<Campaign, "opponents">): Opponent | undefined {
  return stand.opponents.find((each) => !each.beaten);
}

/** Behind the visitor, next on the way, or beyond it. Whoever was beaten out of turn is beaten. */
export function stateOf(opponents: readonly Opponent[], place: number): "beaten" | "next" | "locked" {
  if (opponents[place]?.beaten) {
    return "beaten";
  }
  return opponents.findIndex((each) => !each.beaten) === place ? "next" : "locked";
}
