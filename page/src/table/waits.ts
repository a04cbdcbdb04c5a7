// For whom everybody waits, and what may be done about it.

import { CLAIM, GONE, IDLE, type TableView } from "../lib/wire";

/** A player whose decision all wait for: whether a bot may play on, or the game be claimed, or in how many seconds. */
export interface Waits {
  seat: number;
  away: boolean;
  hasClock: boolean;
  bot: boolean;
  claim: boolean;
  left: number;
}

/** Whose decision lets this visitor wait at this time of the server; of several, somebody who is away. */
export function waitsFor(view: TableView, now: number): Waits | null {
  const others = view.stage === "running" ? view.movers.filter((each) => !view.you.includes(each) && view.seats[each]!.kind === "person") : [];
  const seat = others.find((each) => view.seats[each]!.away !== null) ?? others[0];
  if (seat === undefined) {
    return null;
  }
  const { away } = view.seats[seat]!;
  const hasClock = Boolean(view.clock.main || view.clock.turn);
  const isMine = view.you.length > 0 && !hasClock;
  const waited = now - Math.max(view.at, away ?? 0);
  return {
    seat,
    away: away !== null,
    hasClock,
    bot: isMine && (away !== null ? waited >= GONE : waited >= IDLE && !view.rated),
    claim: isMine && away !== null && waited >= CLAIM && (view.seats.length === 2 || view.rated),
    left: isMine && away !== null ? Math.max(0, GONE - waited) : 0,
  };
}
