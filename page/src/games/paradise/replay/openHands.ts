// A step of a replay in which nothing is hidden, put together from what each seat saw.

import type { ParadiseView } from "../../../lib/wire";

/** What each seat saw; null where the step is seen through one pair of eyes. */
export type Hands = readonly ParadiseView[] | null;

/** The map as somebody would see it to whom everybody shows everything: all pieces lie open, and so do all tiles. */
function together(views: readonly ParadiseView[]): ParadiseView {
  const first = views[0]!;
  const secret = Object.fromEntries(
    Object.entries(first.secret).map(([hex, tile]) => {
      const group = views.map((view) => view.secret[hex]?.group).find((found) => found) ?? null;
      return [hex, { ...tile, group }];
    }),
  );
  const fleet = views.find((view) => view.fleet.canoes.length)?.fleet ?? first.fleet;
  return { ...first, seat: null, own: {}, hand: [], plan: [], secret, fleet, face_up: views.map(({ own }) => own) };
}

export function openHands(sent: ParadiseView | readonly ParadiseView[]): { shown: ParadiseView; hands: Hands } {
  return "points" in sent ? { shown: sent, hands: null } : { shown: together(sent), hands: sent };
}

/** To which part of the game a step belongs: a seat's share of a step of a turn, with the battles that it fights. */
export function part(before: ParadiseView, seat: number | null): string | null {
  if (before.battle) {
    return null;
  }
  const isTogether = before.step === "building" || before.step === "victory";
  return `${before.turn}/${before.step}/${isTogether ? "" : seat}`;
}
