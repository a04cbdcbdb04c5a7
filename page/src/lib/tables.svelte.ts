// Tables as lists tell of them, and how one is opened.

import { DEFAULT_GAME, gameTitle } from "./gameList";
import { notices } from "./notices.svelte";
import { go } from "./router.svelte";
import { post } from "./server";
import type { ClockRule, CreatedTable, Listing, TableSetup } from "./wire";
import { say, words } from "./words.svelte";

/** Where a table is shown. An invitation lets strangers in; it stands behind the #, which no server sees in its log. */
export function tableAddress(table: string, invitation = ""): string {
  return `/table/${table}${invitation ? `#${invitation}` : ""}`;
}

export const replayAddress = (table: string): string => `/table/${table}/replay`;

/** Open a table, and say where it is. The invitation goes along only where somebody is to be invited. */
export async function openTable(setup: TableSetup): Promise<string> {
  const { table, invitation } = await post<CreatedTable>("/api/tables", setup);
  const isWaiting = setup.seats?.some(({ kind }) => kind === "free") && !setup.shared;
  return tableAddress(table.table, isWaiting ? invitation : "");
}

/** Start a game against a bot at once, on the white seat. */
export const playBot = (bot: string): Promise<string> => openTable({ game: DEFAULT_GAME, seats: [{ kind: "me" }, { kind: "bot", bot }] });

/** Two people at this device. */
export const playHere = (): Promise<string> => openTable({ game: DEFAULT_GAME, seats: [{ kind: "me" }, { kind: "me" }], shared: true });

/** A private table that waits for whoever has its link. */
export const inviteFriend = (): Promise<string> => openTable({ game: DEFAULT_GAME, seats: [{ kind: "me" }, { kind: "free" }] });

/** Opens a table and goes there; while that lasts, nobody opens another. */
export class TableOpener {
  busy = $state(false);

  /** Go to what `make` opens, or say why not. False if it failed. */
  async to(make: () => Promise<string>): Promise<boolean> {
    this.busy = true;
    try {
      go(await make());
      return true;
    } catch (error) {
      notices.failed(error);
      return false;
    } finally {
      this.busy = false;
    }
  }
}

/** Who sits at a table, in one breath. */
export function playerNames(seats: readonly { name: string; kind: string }[]): string {
  const names = seats.filter(({ kind }) => kind !== "free").map(({ name, kind }) => (kind === "bot" ? say("page-bot", { bot: name }) : name));
  return new Intl.ListFormat(words.language).format(names);
}

/** Who sits on each seat. */
export const seatsOf = ({ names, kinds }: Listing): { name: string; kind: Listing["kinds"][number] }[] =>
  kinds.map((kind, seat) => ({ kind, name: names[seat] ?? "" }));

/** A game that the page cannot draw, and whom one plays it with, if with anybody. */
export function otherGame(listing: Listing): string {
  const names = playerNames(seatsOf(listing).filter((_, seat) => !listing.you.includes(seat)));
  const game = gameTitle(listing.game);
  return names ? say("home-running-game", { game, names }) : game;
}

/** The other side of the table: the first seat that is not mine. */
export function otherSeat(listing: Listing, own: readonly number[]): number | null {
  const other = listing.kinds.findIndex((_, seat) => !own.includes(seat));
  return other < 0 ? null : other;
}

const DAY = 86_400;

/** A clock in a few words; empty for none. */
export function formatClock({ main = 0, increment = 0, turn = 0 }: ClockRule): string {
  if (main) {
    return say("home-clock-live", { minutes: Math.round(main / 60), seconds: increment });
  }
  if (!turn) {
    return "";
  }
  return turn < DAY
    ? say("home-clock-turn-hours", { hours: Math.max(1, Math.round(turn / 3_600)) })
    : say("home-clock-turn", { days: Math.round(turn / DAY) });
}
