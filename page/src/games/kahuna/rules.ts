// The rules in sections, and where two editions differ. The sentences come from the server, an edition at a time.

import type { MessageView } from "../../lib/wire";


export const PRESETS = ["modern", "classic", "sheet", "russian"] as const;
export type Preset = (typeof PRESETS)[number];

/** Which rules stand under which heading; what is in none of them stands under the last. */
const SECTIONS: readonly (readonly [heading: string, rules: readonly string[]])[] = [
  ["kahuna-rules-game", ["aim", "turn"]],
  ["kahuna-rules-islands", ["place", "hold", "strip", "remove"]],
  ["kahuna-rules-cards", ["draw", "full", "must-draw", "discard", "discards"]],
  ["kahuna-rules-rounds", ["round", "end", "score", "tie", "sudden"]],
  ["kahuna-rules-variants", ["hidden", "no-surprise", "handicap"]],
];

export interface Rule {
  said: MessageView;
  /** The same rule in the edition that is compared with, where it differs. */
  other: MessageView | null;
}

export interface Section {
  heading: string;
  rules: Rule[];
}

const nameOf = ({ id }: MessageView): string => id.replace(/^kahuna-rules-/, "");

const same = (one: MessageView, other: MessageView): boolean =>
  one.id === other.id && JSON.stringify(Object.entries(one.args).sort()) === JSON.stringify(Object.entries(other.args).sort());

/** The rules under their headings; beside each, how another edition has it if that is different. */
export function sections(told: readonly MessageView[], others: readonly MessageView[] | null): Section[] {
  const rules = told.filter(({ id }) => id.startsWith("kahuna-rules-"));
  const last = SECTIONS.at(-1)![0];
  const homes = new Map(SECTIONS.flatMap(([heading, names]) => names.map((name) => [name, heading] as const)));
  return SECTIONS.map(([heading, names]) => {
    const here = rules.filter((said) => (homes.get(nameOf(said)) ?? last) === heading);
    here.sort((one, other) => names.indexOf(nameOf(one)) - names.indexOf(nameOf(other)));
    return { heading, rules: here.map((said) => ({ said, other: difference(said, others) })) };
  }).filter(({ rules }) => rules.length);
}

function difference(said: MessageView, others: readonly MessageView[] | null): MessageView | null {
  const other = others?.find(({ id }) => id === said.id);
  return other && !same(said, other) ? other : null;
}

/** What to ask for: an edition with the variants of a table, or a table's own rules as they are. */
export function asked(options: Record<string, string>, preset: string): Record<string, string> {
  if (preset === (options["preset"] ?? "modern")) {
    return { ...options, preset };
  }
  const variants = ["no-surprise", "open-hands", "handicap", "weaker"];
  return { ...Object.fromEntries(Object.entries(options).filter(([name]) => variants.includes(name))), preset };
}
