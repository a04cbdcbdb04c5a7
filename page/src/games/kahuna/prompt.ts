// What there is to do, and what a move would do, in words.

import type { KahunaMove, KahunaView } from "../../lib/wire";
import { say } from "../../lib/words.svelte";
import { NAMES } from "./board/geometry";
import { effectsOf, lineName } from "./labels";
import type { KahunaTable } from "./table";

/** What comes of a move on the board: “takes HUNA, strips 2 bridges”. */
export function effects(move: KahunaMove): string {
  const found = effectsOf(move, (lines) => say("kahuna-strips", { count: lines.length }));
  return found.length ? found.join(", ") : say("kahuna-effect-none");
}

/** A move before it is made. */
export function describeMove(move: KahunaMove): string {
  const card = NAMES[move.cards?.[0] ?? ""] ?? "";
  switch (move.kind) {
    case "place":
      return say("kahuna-tell-place", { line: lineName(move.line!), effects: effects(move) });
    case "remove":
      return say("kahuna-tell-remove", { line: lineName(move.line!), effects: effects(move) });
    case "free":
      return say("kahuna-tell-free", { line: lineName(move.line!), effects: effects(move) });
    case "discard":
      return say("kahuna-tell-discard", { card });
    case "take":
      return say("kahuna-tell-take", { card });
    case "draw":
      return say("kahuna-tell-draw");
    case "decline":
      return say("kahuna-tell-decline");
    default:
      return say("kahuna-tell-end");
  }
}

/** One of several moves on the same line: by which cards it is made. */
export function describeCards(move: KahunaMove): string {
  const cards = [...(move.cards ?? "")].map((letter) => NAMES[letter]).join(" + ");
  if (move.kind === "remove") {
    return say("kahuna-way-remove", { cards });
  }
  return cards ? say("kahuna-way-card", { card: cards }) : say("kahuna-way-free");
}

/** What there is to do, as far as the visitor has chosen. */
export function prompt({ choice, position, view }: KahunaTable): string {
  if (choice.question) {
    return choice.question;
  }
  if (choice.considered) {
    return describeMove(choice.considered);
  }
  const letters = choice.cards.map((place) => position.hand![place]!);
  return letters.length
    ? taskFor(letters, choice.fitting, choice.discard !== undefined)
    : task(position, view.moves, Number(view.options["handicap"] ?? 0));
}

/** Whose turn it is, and in which round. */
export function heading({ round, last }: KahunaView, turn: { yours: true } | { yours: false; name: string }): string {
  const head = turn.yours ? say("kahuna-head-yours", { round }) : say("kahuna-head-theirs", { round, name: turn.name });
  return last ? say("kahuna-head-last", { head }) : head;
}

/** What there is to do, while nothing has been chosen. */
function task(shown: KahunaView, moves: readonly KahunaMove[], handicap: number): string {
  const can = (...kinds: string[]): boolean => moves.some(({ kind }) => kinds.includes(kind));
  if (shown.stage === "handicap") {
    const left = Math.max(1, handicap - shown.bridges[shown.mover]!.length);
    return say("kahuna-do-handicap", { left });
  }
  if (shown.stage === "excess") {
    return say("kahuna-do-excess");
  }
  const free = moves.find(({ kind }) => kind === "free");
  if (free) {
    return say("kahuna-do-free", { line: lineName(free.line!) });
  }
  const plays = can("place", "remove");
  if (can("take", "draw")) {
    return plays ? say("kahuna-do-play-draw") : say("kahuna-do-draw");
  }
  if (can("decline")) {
    return plays ? say("kahuna-do-play-decline") : say("kahuna-do-decline");
  }
  if (can("end")) {
    return plays ? say("kahuna-do-play-end") : say("kahuna-do-end");
  }
  return can("discard") ? say("kahuna-do-discard") : say("kahuna-do-play");
}

/** What there is to do with the chosen cards. */
function taskFor(letters: readonly string[], fitting: readonly KahunaMove[], discards: boolean): string {
  const cards = letters.map((letter) => NAMES[letter]).join(" + ");
  if (letters.length > 1) {
    return say("kahuna-do-remove", { cards });
  }
  if (fitting.some(({ kind }) => kind !== "free")) {
    return say("kahuna-do-line", { card: cards });
  }
  return discards ? say("kahuna-do-only-discard", { card: cards }) : say("kahuna-do-nothing", { card: cards });
}
