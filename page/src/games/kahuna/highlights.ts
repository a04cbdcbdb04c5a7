// What a sentence of the log is about, as lines and islands on the board.

import { LINES } from "./geometry";
import type { Said } from "../../lib/wire";

export interface Highlight {
  lines: string[];
  islands: string;
}

const LINE = /([A-Z]{4})–([A-Z]{4})/g;
const NAME = /[A-Z]{4}/g;

/** The lines and islands that these sentences name; null where they name none. */
export function highlightOf(said: readonly Said[]): Highlight | null {
  const lines = new Set<string>();
  const islands = new Set<string>();
  for (const { id, args } of said) {
    // Cards that lie open are everywhere on the board: they would light what has not changed.
    if (id === "kahuna-log-round" || id === "kahuna-log-turned-up") {
      continue;
    }
    for (const value of Object.values(args)) {
      if (typeof value !== "string") {
        continue;
      }
      for (const [, first, second] of value.matchAll(LINE)) {
        const name = [first![0]!, second![0]!].sort().join("");
        if (LINES.includes(name)) {
          lines.add(name);
        }
      }
      for (const [name] of value.replaceAll(LINE, "").matchAll(NAME)) {
        islands.add(name[0]!);
      }
    }
  }
  return lines.size || islands.size ? { lines: [...lines], islands: [...islands].join("") } : null;
}
