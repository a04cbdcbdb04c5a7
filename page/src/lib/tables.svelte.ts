// Tables as lists tell of them, and how one is opened.

import { DEFAULT_GAME } from "./gameList";
import { notices } from "./notices.svelte";
import { go } from "./router.svelte";
import { newKey, post, Refusal } from "./server";
import type { ClockRule, CreatedTable, Listing, TableSetup, TableView } from "./wire";
import { listed, say } from "./words.svelte";

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

/** Take the first free seat of a table, though others sit down at the same time; the table as it was then. */
export async function sitDown(view: TableView): Promise<TableView> {
  let there = view;
  while (there.stage === "open" && !there.you.length) {
    try {
      await post(`/api/tables/${there.table}/actions`, { version: there.version, key: newKey(), action: { do: "sit" } });
      break;
    } catch (error) {
      if (!(error instanceof Refusal && error.table)) {
        throw error;
      }
      there = error.table;
    }
  }
  return there;
}

const [ME, FREE] = [{ kind: "me" }, { kind: "free" }];

/** Start a game of two against a bot at once, on the first seat. */
export const playBot = (bot: string, game = DEFAULT_GAME): Promise<string> => openTable({ game, seats: [ME, { kind: "bot", bot }] });

/** Alone, against what the game itself does. */
export const playAlone = (game: string, options: Record<string, string>): Promise<string> => openTable({ game, options, seats: [ME] });

/** Two people at this device. */
export const playHere = (game = DEFAULT_GAME): Promise<string> => openTable({ game, seats: [ME, ME], shared: true });

/** A private table of two that waits for whoever has its link. */
export const inviteFriend = (game = DEFAULT_GAME): Promise<string> => openTable({ game, seats: [ME, FREE] });

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
  return listed(names);
}

/** Who sits on each seat. */
export const seatsOf = ({ names, kinds }: Listing): { name: string; kind: Listing["kinds"][number] }[] =>
  kinds.map((kind, seat) => ({ kind, name: names[seat] ?? "" }));

/** Whom one plays with, if with anybody, in one breath. */
export const othersAt = (listing: Listing): string => playerNames(seatsOf(listing).filter((_, seat) => !listing.you.includes(seat)));

/** Against whom; of a table where all seats are one's own, that it is so. */
export function opponentsAt(listing: Listing): string {
  const { kinds, you } = listing;
  if (kinds.length === 1) {
    return say("page-running-alone");
  }
  if (you.length === kinds.length) {
    return say("page-running-here");
  }
  const names = othersAt(listing);
  return names ? say("page-running-against", { name: names }) : say("page-running-waiting");
}

const DAY = 86_400;

/** A clock in a few words; empty for none. */
export function formatClock({ main = 0, increment = 0, turn = 0 }: ClockRule): string {
  if (main) {
    return say("page-clock-live", { minutes: Math.round(main / 60), seconds: increment });
  }
  if (!turn) {
    return "";
  }
  return turn < DAY
    ? say("page-clock-turn-hours", { hours: Math.max(1, Math.round(turn / 3_600)) })
    : say("page-clock-turn", { days: Math.round(turn / DAY) });
}
