// The turns of hints and reviews, told in words that need no learning.

import type { KahunaDecision, MessageView } from "../../lib/wire";
import { NAMES } from "./board/geometry";
import { type Highlight, idsIn } from "./highlights";
import { lineName } from "./labels";

type Say = (id: string, args?: Record<string, string | number>) => string;

const name = (letter: string): string => NAMES[letter] ?? letter;

/** A turn as short commands, one for each decision; discards are told together. */
export function formatTurn(decisions: readonly KahunaDecision[], say: Say): string[] {
  return withDiscardsTogether(decisions).map(([{ kind, cards = "", line = "" }, count]) => {
    const names = [...cards].map(name);
    switch (kind) {
      case "place":
        return say("kahuna-move-place", { card: names[0]!, line: lineName(line) });
      case "remove":
        return say("kahuna-move-remove", { cards: names.join(" + "), line: lineName(line) });
      case "free":
        return say("kahuna-move-free", { line: lineName(line) });
      case "discard":
        return names.length
          ? say("kahuna-move-discard", { cards: names.join(", ") })
          : say("kahuna-move-hidden", { count });
      case "take":
        return say("kahuna-move-take", { card: names[0]! });
      case "draw":
        return names.length ? say("kahuna-move-drawn", { card: names[0]! }) : say("kahuna-move-draw");
      case "decline":
        return say("kahuna-move-decline");
      case "end":
        return say("kahuna-move-end");
    }
  });
}

/** The decisions, each with how many it stands for: discards that follow each other are one, open or covered. */
function withDiscardsTogether(decisions: readonly KahunaDecision[]): [KahunaDecision, number][] {
  const found: [KahunaDecision, number][] = [];
  for (const decision of decisions) {
    const [last, count] = found.at(-1) ?? [];
    const areAlike = !decision.cards === !last?.cards;
    if (last && count && decision.kind === "discard" && last.kind === "discard" && areAlike) {
      const cards = (last.cards ?? "") + (decision.cards ?? "");
      found[found.length - 1] = [{ kind: "discard", ...(cards && { cards }) }, count + 1];
    } else {
      found.push([decision, 1]);
    }
  }
  return found;
}

/** What of the board a turn is about: its lines, and the islands that it takes if that is said of it. */
export function highlightOfTurn(decisions: readonly KahunaDecision[], reasons: readonly MessageView[]): Highlight {
  const lines = decisions.flatMap(({ line }) => (line ? [line] : []));
  const taken = reasons.filter(({ id }) => id === "advice-takes");
  return { lines: [...new Set(lines)], islands: [...new Set(idsIn(taken, "island"))].join("") };
}
