// The options of a table of Kahuna: how they are chosen, and told in words.

import { say } from "../../lib/words.svelte";
import type { OptionChoice } from "../game";
import { colour } from "./labels";

/** In the form for a new table: the visitor, on whichever side. */
export const ME = "me";

/** What a table is played by: the edition, then whatever differs from it. */
export function formatOptions(options: Record<string, string>): string[] {
  const { preset = "modern", handicap, weaker = "black", ...rest } = options;
  const told = [say("page-edition", { preset })];
  for (const [option, value] of Object.entries(rest)) {
    told.push(value === "yes" ? say("page-option", { option }) : say("kahuna-option-told", { option: say("page-option", { option }), value: say("kahuna-value", { value }) }));
  }
  if (handicap && handicap !== "0") {
    const count = Number(handicap);
    told.push(weaker === ME ? say("kahuna-handicap-mine", { count }) : say("kahuna-handicap-told", { count, player: weaker }));
  }
  return told;
}

/** Who gets a handicap's bridges: unless somebody is named, against a bot the visitor, between people Black. */
export const weakerOf = (form: OptionChoice): string => form.changed["weaker"] ?? (form.opponent === "bot" ? ME : "black");

/** Set an option, or (no value) leave it to the edition. */
export function withOption<Form extends OptionChoice>(form: Form, option: string, value: string): Form {
  const { [option]: _, ...rest } = form.changed;
  return { ...form, changed: value ? { ...rest, [option]: value } : rest };
}

/** What to ask the server for, with the visitor on this seat; as long as that is open, the weaker one may be `ME`. */
export function tableOptions(form: OptionChoice, seat: number | null): Record<string, string> {
  const { handicap, weaker: _, ...rest } = form.changed;
  const weaker = weakerOf(form);
  const named = weaker === ME && seat !== null ? colour(seat) : weaker;
  return { preset: form.preset, ...rest, ...(handicap ? { handicap, weaker: named } : {}) };
}
