// What a visitor chooses for a new table, and what is asked of the server for it.

import type { ClockRule } from "../lib/types";
import type { Chair, Setup } from "../lib/tables";

export const OPPONENTS = ["bot", "lobby", "friend", "here"] as const;
export type Opponent = (typeof OPPONENTS)[number];
export type Side = "white" | "black" | "random";

export interface Plan {
  opponent: Opponent;
  bot: string;
  side: Side;
  preset: string;
  /** Options that differ from the edition. */
  changed: Record<string, string>;
  clock: string;
  rated: boolean;
  /** Whether others may find the table in the lobby and watch. A table in the lobby is always public. */
  public: boolean;
}

export const FIRST_PLAN: Plan = {
  opponent: "bot",
  bot: "keiki",
  side: "white",
  preset: "modern",
  changed: {},
  clock: "none",
  rated: false,
  public: false,
};

/** The visitor, on whichever side. */
export const ME = "me";

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
export const isAway = (plan: Plan): boolean => plan.opponent === "lobby" || plan.opponent === "friend";

/** Who gets a handicap's bridges: unless somebody is named, against a bot the visitor, between people Black. */
export const weakerOf = (plan: Plan): string => plan.changed["weaker"] ?? (plan.opponent === "bot" ? ME : "black");

/** What to ask the server for. `coin` decides a random side: below a half is white. */
export function setupOf(plan: Plan, coin: number): Setup {
  const other: Chair = plan.opponent === "bot" ? { kind: "bot", bot: plan.bot } : { kind: plan.opponent === "here" ? "me" : "free" };
  const isWhite = plan.side === "random" ? coin < 0.5 : plan.side === "white";
  const me: Chair = { kind: "me" };
  const { handicap, weaker: _, ...rest } = plan.changed;
  const weaker = weakerOf(plan) === ME ? (isWhite ? "white" : "black") : weakerOf(plan);
  return {
    game: "kahuna",
    options: { preset: plan.preset, ...rest, ...(handicap ? { handicap, weaker } : {}) },
    seats: isWhite ? [me, other] : [other, me],
    clock: CLOCKS[plan.clock] ?? {},
    public: plan.opponent === "lobby" || plan.public,
    rated: isAway(plan) && plan.rated,
    shared: plan.opponent === "here",
  };
}

/** Set an option, or (no value) leave it to the edition. */
export function withOption(plan: Plan, option: string, value: string): Plan {
  const { [option]: _, ...rest } = plan.changed;
  return { ...plan, changed: value ? { ...rest, [option]: value } : rest };
}

/** The plan for an opponent that a link asks for; as it was if it asks for none that there is. */
export function planFor(asked: string | null, plan: Plan): Plan {
  return isOpponent(asked) ? { ...plan, opponent: asked } : plan;
}

const isOpponent = (text: unknown): text is Opponent => OPPONENTS.includes(text as Opponent);

/** The plan that was kept last time, as far as it still makes sense. */
export function readPlan(kept: string | null): Plan {
  let found: unknown;
  try {
    found = JSON.parse(kept ?? "{}");
  } catch {
    return FIRST_PLAN;
  }
  const plan = { ...FIRST_PLAN, ...(found as Partial<Plan>) };
  const isFine =
    isOpponent(plan.opponent) &&
    ["white", "black", "random"].includes(plan.side) &&
    typeof plan.bot === "string" &&
    typeof plan.preset === "string" &&
    typeof plan.changed === "object" &&
    plan.changed !== null &&
    Object.values(plan.changed).every((value) => typeof value === "string") &&
    plan.clock in CLOCKS &&
    typeof plan.rated === "boolean" &&
    typeof plan.public === "boolean";
  return isFine ? plan : FIRST_PLAN;
}

/** The same, with options and values that there are no more left to the edition: the rules may have changed since. */
export function asOffered(plan: Plan, options: Record<string, readonly string[]>): Plan {
  const changed = Object.entries(plan.changed).filter(([option, value]) => options[option]?.includes(value));
  return { ...plan, changed: Object.fromEntries(changed) };
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
