// What a visitor chooses for a new table, and what is asked of the server for it.

import type { Game, SeatChoice } from "../games/game";
import { DEFAULT_GAME, seatsInUse } from "../lib/gameList";
import type { ClockRule, SeatSetup, TableSetup } from "../lib/wire";

export const OPPONENTS = ["bot", "lobby", "friend", "here"] as const;
export type Opponent = (typeof OPPONENTS)[number];

export interface NewTableForm extends SeatChoice {
  clock: string;
  rated: boolean;
  /** Whether the bots may help somebody while it is played. */
  hints: boolean;
  /** Whether others may find the table in the lobby and watch. A table in the lobby is always public. */
  public: boolean;
}

export const DEFAULT_FORM: NewTableForm = {
  opponent: "bot",
  bot: "keiki",
  side: "white",
  others: [],
  preset: "modern",
  changed: {},
  clock: "none",
  rated: false,
  hints: true,
  public: false,
};

const OTHER_DEFAULTS: Readonly<Record<string, Partial<NewTableForm>>> = {
  paradise: { bot: "islander", side: "red", preset: "two" },
};

/** What a form for this game begins with. */
export const defaultForm = (game: string): NewTableForm => ({ ...DEFAULT_FORM, ...OTHER_DEFAULTS[game] });

const DAY = 86_400;

const QUICK: Record<string, ClockRule> = {
  "live-5": { main: 300, increment: 5 },
  "live-10": { main: 600, increment: 10 },
  "live-20": { main: 1_200, increment: 15 },
};
/** A game of several hundred decisions, of which many are made while others wait. */
const LONG: Record<string, ClockRule> = {
  "live-30": { main: 1_800, increment: 20 },
  "live-60": { main: 3_600, increment: 30 },
  "live-120": { main: 7_200, increment: 60 },
};
const SLOW: Record<string, ClockRule> = {
  "turn-1": { turn: DAY },
  "turn-3": { turn: 3 * DAY },
  "turn-7": { turn: 7 * DAY },
};

/** Clocks by name: seconds for the whole game and for each turn besides, or for each turn alone. */
export const CLOCKS: Record<string, ClockRule> = { none: {}, ...QUICK, ...LONG, ...SLOW };

/** Those that suit a game. */
export const clocksFor = (game: string): Record<string, ClockRule> => ({ none: {}, ...(game === DEFAULT_GAME ? QUICK : LONG), ...SLOW });

/** Who is to sit on the other seats, in their order. */
export function othersOf({ opponent, bot, others }: NewTableForm, count: number): SeatSetup[] {
  const person: SeatSetup = { kind: opponent === "here" ? "me" : "free" };
  return Array.from({ length: count }, (_, place) => {
    const named = (count > 1 && others[place]) || (opponent === "bot" ? bot : "");
    return named ? { kind: "bot", bot: named } : person;
  });
}

/** How many seats there are besides the visitor's. */
export const othersCount = (form: NewTableForm, game: Game): number => seatsInUse(game.name, form).length - 1;

/** With persons at other devices: only such games can be rated, and only they need a waiting room. */
export const isAway = (form: NewTableForm, count = 1): boolean => othersOf(form, count).some(({ kind }) => kind === "free");

/** Whether all others are persons at other devices. */
export const canBeRated = (form: NewTableForm, count = 1): boolean => count > 0 && othersOf(form, count).every(({ kind }) => kind === "free");

/** The seat of the visitor; `coin` decides where chance is to: below a half is the first of two. */
function seatOf(form: NewTableForm, seats: readonly string[], coin: number): number {
  return form.side === "random" ? Math.floor(coin * seats.length) : Math.max(0, seats.indexOf(form.side));
}

/** What to ask the server for. */
export function setupOf(form: NewTableForm, game: Game, coin: number): TableSetup {
  const names = seatsInUse(game.name, form);
  const mine = seatOf(form, names, coin);
  const seats = othersOf(form, names.length - 1);
  seats.splice(mine, 0, { kind: "me" });
  const isShared = seats.filter(({ kind }) => kind === "me").length > 1;
  return {
    game: game.name,
    options: game.tableOptions(form, mine),
    seats,
    clock: CLOCKS[form.clock] ?? {},
    public: form.opponent === "lobby" || form.public,
    rated: canBeRated(form, names.length - 1) && form.rated,
    shared: isShared,
    hints: !isAway(form, names.length - 1) || form.hints,
  };
}

/** The form for an opponent that a link asks for; as it was if it asks for none that there is. */
export function formFor(asked: string | null, form: NewTableForm): NewTableForm {
  return isOpponent(asked) ? { ...form, opponent: asked } : form;
}

const isOpponent = (text: unknown): text is Opponent => OPPONENTS.includes(text as Opponent);

/** The form that was kept last time, as far as it still makes sense. */
export function readForm(kept: string | null, game = DEFAULT_GAME): NewTableForm {
  let found: unknown;
  try {
    found = JSON.parse(kept ?? "{}");
  } catch {
    return defaultForm(game);
  }
  const form = { ...defaultForm(game), ...(found as Partial<NewTableForm>) };
  const isFine =
    isOpponent(form.opponent) &&
    (form.side === "random" || seatsInUse(game, { preset: "four" }).includes(form.side)) &&
    typeof form.bot === "string" &&
    Array.isArray(form.others) &&
    form.others.every((other) => typeof other === "string") &&
    typeof form.preset === "string" &&
    typeof form.changed === "object" &&
    form.changed !== null &&
    Object.values(form.changed).every((value) => typeof value === "string") &&
    form.clock in clocksFor(game) &&
    typeof form.rated === "boolean" &&
    typeof form.hints === "boolean" &&
    typeof form.public === "boolean";
  return isFine ? form : defaultForm(game);
}

/** The name of a set of the visitor's own: no list has it. */
const isOwn = (option: string, value: string): boolean => option === "components" && /^[0-9a-f]{12}$/.test(value);

/** The same, with options and values that there are no more left to the edition: the rules may have changed since. */
export function asOffered(form: NewTableForm, options: Record<string, readonly string[]>): NewTableForm {
  const changed = Object.entries(form.changed).filter(([option, value]) => options[option]?.includes(value) || isOwn(option, value));
  return { ...form, changed: Object.fromEntries(changed) };
}

/** Which part of the form an error of the server belongs to. */
export function placeOf(error: string): "opponent" | "rules" | "clock" | "rated" | "end" {
  if (error.startsWith("bot-")) {
    return "opponent";
  }
  if (error.startsWith("option-") || error.startsWith("paradise-") || error.startsWith("tables-components-")) {
    return "rules";
  }
  if (error === "tables-bad-clock") {
    return "clock";
  }
  return error.startsWith("tables-rated-") ? "rated" : "end";
}
