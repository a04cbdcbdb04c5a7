// What there is to do, and what a move would do, in words.

import { NAMES } from "./geometry";
import { islandNames, lineName, SIDES } from "./labels";
import type { Shown, ShownMove } from "../../lib/types";
import { say } from "../../lib/words.svelte";

export const colour = (seat: number): (typeof SIDES)[number] => SIDES[seat === 1 ? 1 : 0];

/** What comes of a move on the board: “takes HUNA, strips 2 bridges”. */
export function effects(move: ShownMove, seat: number): string {
  const found: string[] = [];
  if (move.takes) {
    found.push(say("kahuna-effect-takes", { islands: islandNames(move.takes) }));
  }
  if (move.strips?.length) {
    found.push(say("table-effect-strips", { count: move.strips.length }));
  }
  if (move.frees) {
    found.push(say("kahuna-effect-loses", { player: colour(1 - seat), islands: islandNames(move.frees) }));
  }
  if (move.wins) {
    found.push(say("kahuna-effect-wins"));
  }
  if (move.loses) {
    found.push(say("kahuna-effect-lost"));
  }
  return found.length ? found.join(", ") : say("kahuna-effect-none");
}

/** A move before it is made. */
export function telling(move: ShownMove, seat: number): string {
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

/** One of several ways to make a move on the same line: by which cards. */
export function way(move: ShownMove): string {
  const cards = [...(move.cards ?? "")].map((letter) => NAMES[letter]).join(" + ");
  if (move.kind === "remove") {
    return say("table-way-remove", { cards });
  }
  return cards ? say("table-way-card", { card: cards }) : say("table-way-free");
}

/** What there is to do, while nothing has been chosen. */
export function task(shown: Shown, moves: readonly ShownMove[], handicap: number): string {
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
export function taskFor(letters: readonly string[], fitting: readonly ShownMove[], discards: boolean): string {
  const cards = letters.map((letter) => NAMES[letter]).join(" + ");
  if (letters.length > 1) {
    return say("table-do-remove", { cards });
  }
  if (fitting.some(({ kind }) => kind !== "free")) {
    return say("table-do-line", { card: cards });
  }
  return discards ? say("table-do-only-discard", { card: cards }) : say("table-do-nothing", { card: cards });
}
