// The rules that the server tells, put under headings in the order in which one plays.

import type { MessageView } from "../../../lib/wire";

/** Headings, and which rules stand under each: the ends of their ids, in order. */
const SECTIONS: readonly [heading: string, rules: readonly string[]][] = [
  ["paradise-rules-part-game", ["alone-aim", "aim", "homes", "turn", "order", "alone-open", "hidden"]],
  ["paradise-rules-part-alone", ["alone-chits", "alone-expand", "alone-explore", "alone-attack", "alone-found"]],
  ["paradise-rules-part-exploration", ["explore", "secret", "astray", "alone-astray"]],
  ["paradise-rules-part-movement", ["chain", "transit", "move", "enemies", "face-down"]],
  ["paradise-rules-part-battle", ["battle", "die", "retreat", "conquest", "home-lost"]],
  ["paradise-rules-part-building", ["points", "costs", "build", "settle", "cards"]],
  ["paradise-rules-part-victory", ["score", "claim", "end"]],
  ["paradise-rules-part-advanced", ["events", "south", "saved", "kumara", "malaria"]],
];

export interface Section {
  heading: string;
  rules: MessageView[];
}

const PREFIX = "paradise-rules-";

/** A rule that no heading knows stands under the last one: it is told all the same. */
export function sections(told: readonly MessageView[]): Section[] {
  const known = new Set(SECTIONS.flatMap(([, rules]) => rules));
  const nameOf = ({ id }: MessageView): string => id.slice(PREFIX.length);
  const strange = told.filter((said) => !known.has(nameOf(said)));
  return SECTIONS.map(([heading, names], place) => ({
    heading,
    rules: [
      ...names.flatMap((name) => told.filter((said) => nameOf(said) === name)),
      ...(place === SECTIONS.length - 1 ? strange : []),
    ],
  })).filter(({ rules }) => rules.length);
}

/** Whether a text has all these words, in whatever case: what somebody looks for. */
export function matches(text: string, wanted: string, language: string): boolean {
  const low = text.toLocaleLowerCase(language);
  return wanted
    .toLocaleLowerCase(language)
    .split(/\s+/)
    .every((word) => low.includes(word));
}
