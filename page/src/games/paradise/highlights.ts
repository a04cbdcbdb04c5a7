// The hexes that sentences are about: their arguments name them, alone or within the name of a group.

import type { MessageView } from "../../lib/wire";

/** Hexes that are lit, because the log or a panel speaks of them. */
export interface Highlight {
  hexes: readonly string[];
}

const HEX = /^[A-Z]\d{1,2}$/;

type Value = MessageView["args"][string];

function hexesIn(value: Value): string[] {
  if (typeof value === "string") {
    return HEX.test(value) ? [value] : [];
  }
  if (Array.isArray(value)) {
    return value.flatMap(hexesIn);
  }
  return typeof value === "object" ? Object.values(value.args).flatMap(hexesIn) : [];
}

export function highlightOf(said: readonly MessageView[]): Highlight | null {
  const hexes = [...new Set(said.flatMap(({ args }) => Object.values(args).flatMap(hexesIn)))];
  return hexes.length ? { hexes } : null;
}
