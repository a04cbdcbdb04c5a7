// The cards of a seat as far as the viewer sees them, and what may be done with each right now.

import type { BoxCard, BoxEvent, ParadiseBox, ParadiseMove, ParadiseView } from "../../../lib/wire";

export interface OwnCard {
  card: BoxCard;
  faceUp: boolean;
  used: boolean;
  /** The moves that turn it up or use it, as far as they are listed. */
  show: ParadiseMove | undefined;
  use: ParadiseMove | undefined;
}

/** The cards of the viewer: those in hand first, then those that lie open. */
export function ownCards(view: ParadiseView, box: ParadiseBox, moves: readonly ParadiseMove[]): OwnCard[] {
  const { seat } = view;
  if (seat === null) {
    return [];
  }
  const listed = (kind: string, name: string) => moves.find((move) => move.kind === kind && move.card === name);
  return [...view.hand, ...(view.cards[seat] ?? [])].flatMap((name) => {
    const card = cardNamed(box, name);
    return card
      ? [
          {
            card,
            faceUp: !view.hand.includes(name),
            used: view.used[seat]?.includes(name) ?? false,
            show: listed("show", name),
            use: listed("use", name),
          },
        ]
      : [];
  });
}

export const cardNamed = (box: ParadiseBox, name: string): BoxCard | undefined =>
  box.cards.find((card) => card.name === name);

export interface OwnEvent {
  event: BoxEvent;
  play: ParadiseMove | undefined;
}

/** The events that the viewer keeps. */
export const ownEvents = (view: ParadiseView, box: ParadiseBox, moves: readonly ParadiseMove[]): OwnEvent[] =>
  (view.kept ?? []).flatMap((name) => {
    const event = box.events.find((each) => each.name === name);
    return event ? [{ event, play: moves.find((move) => move.kind === "event" && move.event === name) }] : [];
  });
