// What a visitor chooses for a new table, and what is asked of the server for it.

import type { Game, OptionChoice } from "../games/game";
import type { ClockRule, SeatSetup, TableSetup } from "../lib/wire";

export const OPPONENTS = ["bot", "lobby", "friend", "here"] as const;
export type Opponent = (typeof OPPONENTS)[number];
export type Side = "white" | "black" | "random";

export interface NewTableForm extends OptionChoice {
  opponent: Opponent;
  bot: string;
  side: Side;
  clock: string;
  rated: boolean;
  /** Whether others may find the table in the lobby and watch. A table in the lobby is always public. */
  public: boolean;
}

export const DEFAULT_FORM: NewTableForm = {
  opponent: "bot",
  bot: "keiki",
  side: "white",
  preset: "modern",
  changed: {},
  clock: "none",
  rated: false,
  public: false,
};

const DAY = 86_400;

/** Clocks by name: seconds for the whole game and for each turn besides, or for each turn alone. */
export const CLOCKS: Record<string, ClockRule> = {
  none: {},
  "live-5": { main: 300, increment: 5 },
  "live-10": { main: 600, increment: 10 },
  "live-20": { main: 1_200, increment: 15 },
  "turn-1": { turn: DAY },
  "turn-3": { turn: 3 * DAY },
  "turn-7": { turn: 7 * DAY },
};

/** Against a person at another device: only such games can be rated, and only they need a waiting room. */
export const isAway = (form: NewTableForm): boolean => form.opponent === "lobby" || form.opponent === "friend";

/** What to ask the server for. `coin` decides a random side: below a half is white. */
export function setupOf(form: NewTableForm, game: Game, coin: number): TableSetup {
  const other: SeatSetup = form.opponent === "bot" ? { kind: "bot", bot: form.bot } : { kind: form.opponent === "here" ? "me" : "free" };
  const isWhite = form.side === "random" ? coin < 0.5 : form.side === "white";
  const me: SeatSetup = { kind: "me" };
  return {
    game: game.name,
    options: game.tableOptions(form, isWhite ? 0 : 1),
    seats: isWhite ? [me, other] : [other, me],
    clock: CLOCKS[form.clock] ?? {},
    public: form.opponent === "lobby" || form.public,
    rated: isAway(form) && form.rated,
    shared: form.opponent === "here",
  };
}

/** The form for an opponent that a link asks for; as it was if it asks for none that there is. */
export function formFor(asked: string | null, form: NewTableForm): NewTableForm {
  return isOpponent(asked) ? { ...form, opponent: asked } : form;
}

const isOpponent = (text: unknown): text is Opponent => OPPONENTS.includes(text as Opponent);

/** The form that was kept last time, as far as it still makes sense. */
export function readForm(kept: string | null): NewTableForm {
  let found: unknown;
  try {
    found = JSON.parse(kept ?? "{}");
  } catch {
    return DEFAULT_FORM;
  }
  const form = { ...DEFAULT_FORM, ...(found as Partial<NewTableForm>) };
  const isFine =
    isOpponent(form.opponent) &&
    ["white", "black", "random"].includes(form.side) &&
    typeof form.bot === "string" &&
    typeof form.preset === "string" &&
    typeof form.changed === "object" &&
    form.changed !== null &&
    Object.values(form.changed).every((value) => typeof value === "string") &&
    form.clock in CLOCKS &&
    typeof form.rated === "boolean" &&
    typeof form.public === "boolean";
  return isFine ? form : DEFAULT_FORM;
}

/** The same, with options and values that there are no more left to the edition: the rules may have changed since. */
export function asOffered(form: NewTableForm, options: Record<string, readonly string[]>): NewTableForm {
  const changed = Object.entries(form.changed).filter(([option, value]) => options[option]?.includes(value));
  return { ...form, changed: Object.fromEntries(changed) };
}

/** Which part of the form an error of the server belongs to. */
export function placeOf(error: string): "opponent" | "rules" | "clock" | "rated" | "end" {
  if (error.startsWith("bot-")) {
    return "opponent";
  }
  if (error.startsWith("option-")) {
    return "rules";
  }
  if (error === "room-bad-clock") {
    return "clock";
  }
  return error.startsWith("room-rated-") ? "rated" : "end";
}
