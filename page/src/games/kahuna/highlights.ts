// What a sentence of the log is about, as lines and islands on the board.

import type { MessageView } from "../../lib/wire";

export interface Highlight {
  lines: string[];
  islands: string;
}

type Value = MessageView["args"][string];

/** The ids of all lines, or islands, that fill in a sentence: those are sentences themselves, and carry the id. */
export function idsIn(value: Value, kind: "line" | "island"): string[] {
  if (Array.isArray(value)) {
    return value.flatMap((each) => idsIn(each, kind));
  }
  if (typeof value !== "object") {
    return [];
  }
  const inside = Object.values(value.args).flatMap((each) => idsIn(each, kind));
  return value.id === `kahuna-${kind}-name` ? [String(value.args[kind]), ...inside] : inside;
}

/** The lines and islands that these sentences name; null where they name none. */
export function highlightOf(said: readonly MessageView[]): Highlight | null {
  // Cards that lie open are everywhere on the board: they would light what has not changed.
  const about = said.filter(({ id }) => id !== "kahuna-log-round" && id !== "kahuna-log-turned-up");
  const [lines, islands] = (["line", "island"] as const).map((kind) => [...new Set(idsIn([...about], kind))]);
  return lines!.length || islands!.length ? { lines: lines!, islands: islands!.join("") } : null;
}
