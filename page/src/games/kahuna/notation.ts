// Turns in notation, as records, hints and reviews have them, told in words that need no learning.

import type { Said } from "../../lib/wire";
import { NAMES } from "./board/geometry";
import { type Highlight, idsIn } from "./highlights";
import { lineName } from "./labels";

type Kind = "place" | "remove" | "free" | "discard" | "hidden" | "take" | "draw" | "drawn" | "decline" | "end";

/** A decision: the cards it uses or brings, and the line it is about. */
export interface Decision {
  kind: Kind;
  cards: string;
  line: string;
}

type Say = (id: string, args?: Record<string, string | number>) => string;

/** The decisions of a turn: `B-D HHxEH /AC +?K >L`. Discards are told together; what chance turned up is no decision. */
export function decisions(words: string): Decision[] {
  return words.split(/\s+/).flatMap((word) => {
    const decision = word && !word.startsWith(">") ? read(word) : null;
    return decision ? [decision] : [];
  });
}

function read(word: string): Decision | null {
  const match =
    /^(?<card>[A-L])-(?<end>[A-L])$|^(?<pair>[A-L]{2})x(?<gone>[A-L]{2})$|^\*(?<free>[A-L]{2})$|^(?<sign>[/+=.])(?<rest>[A-L?]*)$/.exec(
      word,
    );
  const { card, end, pair, gone, free, sign, rest = "" } = match?.groups ?? {};
  if (card && end) {
    return { kind: "place", cards: card, line: inOrder(card + end) };
  }
  if (pair && gone) {
    return { kind: "remove", cards: pair, line: inOrder(gone) };
  }
  if (free) {
    return { kind: "free", cards: "", line: inOrder(free) };
  }
  switch (sign) {
    case "/":
      return { kind: rest.includes("?") ? "hidden" : "discard", cards: rest, line: "" };
    case "+":
      return rest.startsWith("?")
        ? { kind: rest.length > 1 ? "drawn" : "draw", cards: rest.slice(1), line: "" }
        : { kind: "take", cards: rest, line: "" };
    case "=":
      return { kind: "decline", cards: "", line: "" };
    case ".":
      return { kind: "end", cards: "", line: "" };
    default:
      return null;
  }
}

const inOrder = (line: string): string => [...line].sort().join("");

const name = (letter: string): string => NAMES[letter] ?? letter;

/** A turn as short commands, one for each decision. */
export function formatTurn(words: string, say: Say): string[] {
  return decisions(words).map(({ kind, cards, line }) => {
    const names = [...cards].map(name);
    switch (kind) {
      case "place":
        return say("replay-move-place", { card: names[0]!, line: lineName(line) });
      case "remove":
        return say("replay-move-remove", { cards: names.join(" + "), line: lineName(line) });
      case "free":
        return say("replay-move-free", { line: lineName(line) });
      case "discard":
        return say("replay-move-discard", { cards: names.join(", ") });
      case "hidden":
        return say("replay-move-hidden", { count: cards.length });
      case "take":
        return say("replay-move-take", { card: names[0] ?? "" });
      case "draw":
        return say("replay-move-draw");
      case "drawn":
        return say("replay-move-drawn", { card: names[0]! });
      case "decline":
        return say("replay-move-decline");
      case "end":
        return say("replay-move-end");
    }
  });
}

/** What of the board a turn is about: its lines, and the islands that it takes if that is said of it. */
export function highlightOfTurn(words: string, reasons: readonly Said[]): Highlight {
  const lines = decisions(words).flatMap(({ line }) => (line ? [line] : []));
  const taken = reasons.filter(({ id }) => id === "advice-takes");
  return { lines: [...new Set(lines)], islands: [...new Set(idsIn(taken, "island"))].join("") };
}
