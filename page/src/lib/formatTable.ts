// Options and clocks of a table in words.

import type { ClockRule } from "./types";
import { say } from "./words.svelte";
import { ME } from "../lobby/newTable";

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

/** What a table is played by: the edition, then whatever differs from it. */
export function formatOptions(options: Record<string, string>): string[] {
  const { preset = "modern", handicap, weaker = "black", ...rest } = options;
  const told = [say("home-edition", { preset })];
  for (const [option, value] of Object.entries(rest)) {
    told.push(value === "yes" ? say("home-option", { option }) : say("home-option-told", { option: say("home-option", { option }), value: say("home-value", { value }) }));
  }
  if (handicap && handicap !== "0") {
    const count = Number(handicap);
    told.push(weaker === ME ? say("home-handicap-mine", { count }) : say("home-handicap-told", { count, player: weaker }));
  }
  return told;
}
