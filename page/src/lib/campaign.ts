// The voyage: ten opponents in order, and how far the visitor has come.

export interface Opponent {
  bot: string;
  /** Games that were played, won, and won without hints and without moves taken back. */
  played: number;
  beaten: number;
  clean: number;
}

export interface CampaignStand {
  opponents: Opponent[];
}

/** The first opponent who is not yet beaten; none at the end of the voyage. */
export function nextOf(stand: CampaignStand): Opponent | undefined {
  return stand.opponents.find((each) => !each.beaten);
}

/** Behind the visitor, next on the way, or beyond it. Whoever was beaten out of turn is beaten. */
export function stateOf(opponents: readonly Opponent[], place: number): "beaten" | "next" | "locked" {
  if (opponents[place]?.beaten) {
    return "beaten";
  }
  return opponents.findIndex((each) => !each.beaten) === place ? "next" : "locked";
}
