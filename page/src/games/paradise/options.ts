// The options of a table of Conquest of Paradise: how they are chosen, and told in words.

import { listed, words, say } from "../../lib/words.svelte";
import type { OptionChoice } from "../game";

/** The advanced rules that are on or off, in the order of the rulebook. */
export const ADVANCED = ["events", "south", "saved", "kumara", "malaria"] as const;
/** What a game alone does not know. */
const NOT_ALONE = ["homes", "end", "events", "kumara"];

export const HOUSE = "house";

export const isAlone = (preset: string): boolean => preset === "solitaire";

/** Whether this option means anything in a game of so many. */
export const isOffered = (option: string, preset: string): boolean =>
  isAlone(preset) ? !NOT_ALONE.includes(option) : option !== "solitaire";

export const edition = (preset: string): string => say("page-players", { preset });

/** A number of points more or fewer, with its sign. */
export const signed = (points: number): string => words.number(points, { signDisplay: "exceptZero" });

/** What a table is played by: how many, then whatever differs from the plain game. */
export function formatOptions(options: Record<string, string>): string[] {
  const { preset = "two", ...rest } = options;
  const told = [edition(preset)];
  for (const [option, value] of Object.entries(rest)) {
    if (value === "no" || option === "players") {
      continue;
    }
    if (option === "end") {
      told.push(say("paradise-told-end", { points: signed(Number(value)) }));
    } else if (option === "components") {
      told.push(...(value === HOUSE ? [] : [say("paradise-told-components", { name: value })]));
    } else if (value === "yes") {
      told.push(say("paradise-option-name", { option }));
    } else if (option === "homes" && !isUsual(option, value)) {
      told.push(say("paradise-told-homes", { value }));
    } else if (!isUsual(option, value)) {
      told.push(say("paradise-option-value", { value }));
    }
  }
  return told;
}

/** A link to the tables of a game with components of its own. */
export function ownTables({ components = HOUSE }: Readonly<Record<string, string>>): { text: string; href: string } | null {
  const href = `/api/games/paradise/components?components=${components}`;
  return components === HOUSE ? null : { text: say("paradise-told-save"), href };
}

const USUAL: Readonly<Record<string, string>> = { homes: "drawn", solitaire: "normal", end: "0", components: HOUSE };

const isUsual = (option: string, value: string): boolean => USUAL[option] === value;

/** Set an option; what is usual need not be said. */
export function withOption<Form extends OptionChoice>(form: Form, option: string, value: string): Form {
  const { [option]: _, ...rest } = form.changed;
  return { ...form, changed: value === "no" || isUsual(option, value) ? rest : { ...rest, [option]: value } };
}

/** What to ask the server for: of what was chosen, as much as a game of so many knows. */
export function tableOptions({ preset, changed }: OptionChoice): Record<string, string> {
  return { preset, ...Object.fromEntries(Object.entries(changed).filter(([option]) => isOffered(option, preset))) };
}

/** Who plays, in one breath. */
export const pairing = (names: readonly string[]): string => listed(names.filter(Boolean));
