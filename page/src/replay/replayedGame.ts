// Where a replay comes from: a table of this server, or a record that a link or a file brought along.

import { type Position } from "../games/game";
import { loadGame } from "../games/games";
import { DEFAULT_GAME, gameOf, isSeatName, seatsInUse, seatsOfGame } from "../lib/gameList";
import { get, post } from "../lib/server";
import type { Frame, Replayed, MessageView, TableView } from "../lib/wire";
import { listed } from "../lib/words.svelte";
import type { View } from "./share";

/** A step with as many hands as one may see. */
export interface Step extends Omit<Frame, "shown"> {
  shown: Position;
  hands: unknown;
  round: number;
  /** The part of the game to which it belongs, and how much there is to see in it. */
  part: string;
  weight: number;
}

/** A step as the server sends it: with all cards open, the position as each seat sees it. */
type Sent = Frame<Position>;

export interface Player {
  name: string;
  bot: string;
}

export interface ReplayedGame {
  /** What is played. */
  rules: string;
  /** The table, where there is one: hints and reviews are made there. */
  table: string;
  players: readonly Player[];
  preset: string;
  /** What is played by. What an old record says may have meant something else: the steps bring along what it means now. */
  options: Readonly<Record<string, string>>;
  /** How it ended, if it did so otherwise than by its last move. */
  outcome: MessageView | null;
  /** Whether it still goes on: then there are secrets. */
  running: boolean;
  /** The seat of the visitor. */
  seat: number | null;
  views: readonly View[];
  /** All steps through these eyes. A long game comes in parts: `told` hears how much of it is there. */
  frames: (view: View, told?: (share: number) => void) => Promise<Step[]>;
  record: () => Promise<string>;
}

const viewsOf = (rules: string, options: Record<string, string>): View[] => ["open", ...seatsInUse(rules, options)];

const usualPreset = (rules: string): string => (rules === DEFAULT_GAME ? "modern" : "two");

/** All frames of a game, part by part; the first part is asked for with nothing known. */
async function inParts(ask: (known: number | null) => Promise<Replayed>, told: (share: number) => void): Promise<Sent[]> {
  const frames: Sent[] = [];
  for (;;) {
    const { frames: more, steps } = await ask(frames.at(-1)?.step ?? null);
    frames.push(...(more as Sent[]));
    const last = frames.at(-1)?.step ?? 0;
    if (!more.length || last >= steps) {
      return frames;
    }
    told(last / steps);
  }
}

/** The seat of a view, as the server wants it. */
const seatOf = (rules: string, view: View): number | "open" => (view === "open" ? view : seatsOfGame(rules).indexOf(view));

/** A game at a table. */
export async function tableGame(table: string): Promise<ReplayedGame> {
  const tableView = await get<TableView>(`/api/tables/${table}`);
  const running = tableView.stage !== "over" && !tableView.analysis;
  /** A deal that others may yet play today is seen as it was played; its seed tells when that is over. */
  const own = running || (Boolean(tableView.day) && !tableView.seed);
  const seat = tableView.you.length === 1 ? tableView.you[0]! : null;
  return {
    rules: tableView.game,
    table,
    players: tableView.seats.map(({ name, bot }) => ({ name, bot })),
    preset: tableView.options["preset"] ?? usualPreset(tableView.game),
    options: tableView.options,
    outcome: tableView.outcome,
    running,
    seat,
    // Of a game that still goes on there is one view: what one's own seat saw, or everybody.
    views: own ? [seat === null ? "open" : seatsOfGame(tableView.game)[seat]!] : viewsOf(tableView.game, tableView.options),
    frames: async (view, told = () => undefined) => {
      const wanted = own ? seat : seatOf(tableView.game, view);
      const ask = (from: number | null): Promise<Replayed> =>
        get<Replayed>(`/api/tables/${table}/replay`, { seat: wanted, ...(from === null ? {} : { from }) });
      return opened(tableView.game, await inParts(ask, told));
    },
    record: async () => (await get<{ record: string }>(`/api/tables/${table}/record`)).record,
  };
}

/** A game whose record somebody has. */
export function recordGame(record: string): ReplayedGame {
  const rules = gameOf(record);
  const header = (name: string): string => new RegExp(`^${name}:[ \\t]*(.*)$`, "im").exec(record)?.[1]?.trim() ?? "";
  const options = Object.fromEntries(
    header("Options")
      .split(/\s+/)
      .filter((word) => word.includes("="))
      .map((word) => word.split("=", 2) as [string, string]),
  );
  const game: ReplayedGame = {
    rules,
    table: "",
    players: seatsInUse(rules, options).map((seat) => player(header(seat))),
    preset: options["preset"] ?? usualPreset(rules),
    options,
    outcome: ended(header("Result")) ?? (rules === DEFAULT_GAME ? null : won(header("Result"), seatsInUse(rules, options), header)),
    running: false,
    seat: null,
    views: viewsOf(rules, options),
    frames: async (view, told = () => undefined) => {
      const ask = async (after: number | null): Promise<Replayed> => {
        const part = await post<Replayed>("/api/replay", { record, seat: seatOf(rules, view), ...(after === null ? {} : { after }) });
        game.options = part.options;
        return part;
      };
      return opened(rules, await inParts(ask, told));
    },
    record: () => Promise.resolve(record),
  };
  return game;
}

/** In a record a bot goes by its name, as people do. */
const player = (name: string): Player => ({ name, bot: name });

/** How a game ended, where its result says what the last move does not. */
export function ended(result: string): MessageView | null {
  if (result === "Draw agreed") {
    return { id: "tables-ended-agreed", args: {} };
  }
  const [, seat, how] = /^(\w+) (resigned|out of time)$/.exec(result) ?? [];
  if (!seat || !isSeatName(seat.toLowerCase())) {
    return null;
  }
  return { id: how === "resigned" ? "tables-ended-resigned" : "tables-ended-time", args: { player: seat.toLowerCase() } };
}

/** Who has won a game whose last step does not say so: `Red+Blue 22-20-18-22`. */
function won(result: string, seats: readonly string[], nameOf: (seat: string) => string): MessageView | null {
  const [, found = ""] = /^([\w+]+) [\d½-]+$/.exec(result) ?? [];
  const winners = found.split("+").filter((seat) => seats.includes(seat.toLowerCase()));
  const names = listed(winners.map((seat) => nameOf(seat) || seat));
  return winners.length ? { id: "page-winners", args: { names } } : null;
}

/** The steps with the hands that their viewer sees. */
export async function opened(rules: string, frames: readonly Sent[]): Promise<Step[]> {
  const game = await loadGame(rules);
  const steps: Step[] = [];
  for (const frame of frames) {
    const { shown, hands } = game.openHands(frame.shown);
    const before = steps.at(-1);
    const part = game.part && before ? (game.part(before.shown, frame.seat) ?? before.part) : String(frame.turn);
    const weight = (before && game.weight?.(frame.said)) ?? 1;
    steps.push({ ...frame, shown, hands, round: game.round(shown), part, weight });
  }
  return steps;
}

let imported: { record: string; table: Promise<string> } | null = null;

/** A table for a record, where it can be reviewed; the same one when it is asked for again. */
export function importRecord(record: string): Promise<string> {
  if (imported?.record !== record) {
    const table = post<{ table: TableView }>("/api/imports", { record }).then(({ table }) => table.table);
    const fresh = (imported = { record, table });
    table.catch(() => {
      if (imported === fresh) {
        imported = null;
      }
    });
  }
  return imported!.table;
}
