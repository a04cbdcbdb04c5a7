// What there is to do, and what a move would do, in words.

import type { KahunaMove, KahunaView } from "../../lib/wire";
import { say } from "../../lib/words.svelte";
import { NAMES } from "./board/geometry";
import { colour, effectsOf, lineName } from "./labels";
import type { KahunaTable } from "./table";

/** What comes of a move on the board: “takes HUNA, strips 2 bridges”. */
export function effects(move: KahunaMove, seat: number): string {
  const found = effectsOf(move, seat, (lines) => say("table-effect-strips", { count: lines.length }));
  return found.length ? found.join(", ") : say("kahuna-effect-none");
}

/** A move before it is made. */
export function describeMove(move: KahunaMove, seat: number): string {
  const card = NAMES[move.cards?.[0] ?? ""] ?? "";
  switch (move.kind) {
    case "place":
      return say("table-tell-place", { line: lineName(move.line!), effects: effects(move, seat) });
    case "remove":
      return say("table-tell-remove", { line: lineName(move.line!), effects: effects(move, seat) });
    case "free":
      return say("table-tell-free", { line: lineName(move.line!), effects: effects(move, seat) });
    case "discard":
      return say("table-tell-discard", { card });
    case "take":
      return say("table-tell-take", { card });
    case "draw":
      return say("table-tell-draw");
    case "decline":
      return say("table-tell-decline");
    default:
      return say("table-tell-end");
  }
}

/** One of several moves on the same line: by which cards it is made. */
export function describeCards(move: KahunaMove): string {
  const cards = [...(move.cards ?? "")].map((letter) => NAMES[letter]).join(" + ");
  if (move.kind === "remove") {
    return say("table-way-remove", { cards });
  }
  return cards ? say("table-way-card", { card: cards }) : say("table-way-free");
}

/** What there is to do, as far as the visitor has chosen. */
export function prompt({ choice, position, view }: KahunaTable): string {
  if (choice.question) {
    return choice.question;
  }
  if (choice.considered) {
    return describeMove(choice.considered, view.seat ?? position.mover);
  }
  const letters = choice.cards.map((place) => position.hand![place]!);
  return letters.length
    ? taskFor(letters, choice.fitting, choice.discard !== undefined)
    : task(position, view.moves, Number(view.options["handicap"] ?? 0));
}

/** Whose turn it is, and in which round. */
export function heading({ round, last }: KahunaView, turn: { yours: true } | { yours: false; name: string }): string {
  const head = turn.yours ? say("table-head-yours", { round }) : say("table-head-theirs", { round, name: turn.name });
  return last ? say("table-head-last", { head }) : head;
}

/** What there is to do, while nothing has been chosen. */
function task(shown: KahunaView, moves: readonly KahunaMove[], handicap: number): string {
  const can = (...kinds: string[]): boolean => moves.some(({ kind }) => kinds.includes(kind));
  if (shown.stage === "handicap") {
    const left = Math.max(1, handicap - shown.bridges[shown.mover]!.length);
    return say("kahuna-now-handicap", { player: colour(shown.mover), left });
  }
  if (shown.stage === "excess") {
    return say("table-do-excess");
  }
  const free = moves.find(({ kind }) => kind === "free");
  if (free) {
    return say("table-do-free", { line: lineName(free.line!) });
  }
  const plays = can("place", "remove");
  if (can("take", "draw")) {
    return plays ? say("table-do-play-draw") : say("table-do-draw");
  }
  if (can("decline")) {
    return plays ? say("table-do-play-decline") : say("table-do-decline");
  }
  if (can("end")) {
    return plays ? say("table-do-play-end") : say("table-do-end");
  }
  return can("discard") ? say("table-do-discard") : say("table-do-play");
}

/** What there is to do with the chosen cards. */
function taskFor(letters: readonly string[], fitting: readonly KahunaMove[], discards: boolean): string {
  const cards = letters.map((letter) => NAMES[letter]).join(" + ");
  if (letters.length > 1) {
    return say("table-do-remove", { cards });
  }
  if (fitting.some(({ kind }) => kind !== "free")) {
    return say("table-do-line", { card: cards });
  }
  return discards ? say("table-do-only-discard", { card: cards }) : say("table-do-nothing", { card: cards });
}
