// The options of a table of Kahuna in words.

import { ME } from "../../lib/tables.svelte";
import { say } from "../../lib/words.svelte";

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
