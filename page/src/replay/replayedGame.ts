// Where a replay comes from: a table of this server, or a record that a link or a file brought along.

import { get, post, Refusal } from "../lib/server";
import { gameOf, isElsewhere } from "../games/games";
import type { Frame, Said, Shown, Sight } from "../lib/types";
import type { View } from "./share";

/** A step with as many hands as one may see. */
export interface Step extends Frame {
  hands: readonly [string | null, string | null];
}

/** A step as the server sends it: with all cards open, the position as each seat sees it. */
type Sent = Omit<Frame, "shown"> & { shown: Shown | Shown[] };

interface Replayed {
  frames: Sent[];
}

export interface Player {
  name: string;
  bot: string;
}

export interface Game {
  /** The table, where there is one: hints and reviews are made there. */
  table: string;
  players: readonly [Player, Player];
  preset: string;
  /** How it ended, if it did so otherwise than by its last move. */
  outcome: Said | null;
  /** Whether it still goes on: then there are secrets. */
  running: boolean;
  /** The seat of who looks at it. */
  seat: number | null;
  views: readonly View[];
  frames: (view: View) => Promise<Step[]>;
  record: () => Promise<string>;
}

const SEATS: Record<View, number | "open"> = { white: 0, black: 1, open: "open" };
const ALL: readonly View[] = ["open", "white", "black"];

/** A game at a table. */
export async function tableGame(table: string): Promise<Game> {
  const sight = await get<Sight>(`/api/tables/${table}`);
  refuseElsewhere(sight.game);
  const running = sight.stage !== "over" && !sight.analysis;
  const seat = sight.you.length === 1 ? sight.you[0]! : null;
  const players = sight.seats.map(({ name, bot }) => ({ name, bot })) as [Player, Player];
  return {
    table,
    players,
    preset: sight.options["preset"] ?? "modern",
    outcome: sight.outcome,
    running,
    seat,
    // Of a game that still goes on there is one view: what one's own seat saw, or everybody.
    views: running ? [seat === 0 ? "white" : seat === 1 ? "black" : "open"] : ALL,
    frames: async (view) => {
      const wanted = running ? seat : SEATS[view];
      return opened((await get<Replayed>(`/api/tables/${table}/replay`, { seat: wanted })).frames);
    },
    record: async () => (await get<{ record: string }>(`/api/tables/${table}/record`)).record,
  };
}

/** A game whose record somebody has. */
export function recordGame(record: string): Game {
  refuseElsewhere(gameOf(record));
  const header = (name: string): string => new RegExp(`^${name}:[ \\t]*(.*)$`, "im").exec(record)?.[1]?.trim() ?? "";
  return {
    table: "",
    players: [player(header("White")), player(header("Black"))],
    preset: /(?:^|\s)preset=(\w+)/.exec(header("Options"))?.[1] ?? "modern",
    outcome: ended(header("Result")),
    running: false,
    seat: null,
    views: ALL,
    frames: async (view) => opened((await post<Replayed>("/api/replay", { record, seat: SEATS[view] })).frames),
    record: () => Promise.resolve(record),
  };
}

function refuseElsewhere(game: string): void {
  if (isElsewhere(game)) {
    throw new Refusal({ id: "home-elsewhere", args: {} }, 0);
  }
}

/** In a record a bot goes by its name, as people do. */
const player = (name: string): Player => ({ name, bot: name });

/** How a game ended, where its result says what the last move does not. */
export function ended(result: string): Said | null {
  if (result === "Draw agreed") {
    return { id: "room-ended-agreed", args: {} };
  }
  const [, seat, how] = /^(White|Black) (resigned|out of time)$/.exec(result) ?? [];
  if (!seat) {
    return null;
  }
  return { id: how === "resigned" ? "room-ended-resigned" : "room-ended-time", args: { player: seat.toLowerCase() } };
}

/** The steps with the hands that their viewer sees. */
export function opened(frames: readonly Sent[]): Step[] {
  return frames.map((frame) => {
    if (Array.isArray(frame.shown)) {
      const [white, black] = frame.shown as [Shown, Shown];
      return { ...frame, shown: white, hands: [white.hand, black.hand] };
    }
    const { seat, hand } = frame.shown;
    return { ...frame, shown: frame.shown, hands: [seat === 0 ? hand : null, seat === 1 ? hand : null] };
  });
}

let imported: { record: string; table: Promise<string> } | null = null;

/** A table for a record, where it can be reviewed; the same one when it is asked for again. */
export function importRecord(record: string): Promise<string> {
  if (imported?.record !== record) {
    const table = post<{ table: Sight }>("/api/imports", { record }).then(({ table }) => table.table);
    const fresh = (imported = { record, table });
    table.catch(() => {
      if (imported === fresh) {
        imported = null;
      }
    });
  }
  return imported!.table;
}
