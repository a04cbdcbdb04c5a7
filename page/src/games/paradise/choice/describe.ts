// A move in words, before it is made: the sentences are those of the terminal, which the page loads as well.

import type { ParadiseBox, ParadiseMove, ParadiseView } from "../../../lib/wire";
import { say } from "../../../lib/words.svelte";
import { cardName, hexName, playerOf } from "../labels";

/** What a move says of itself; the page reads no notation. */
export type Told = ParadiseMove & {
  piece?: string;
  canoe?: { canoe: string; load: string; sailed: number };
  item?: string;
  seat?: number;
  clockwise?: boolean;
  number?: number;
};

/** What a move is, as finely as people tell them apart. */
export function kindOf(move: ParadiseMove, view: ParadiseView, box: ParadiseBox | null): string {
  const { kind, hex = "" } = move;
  if (kind === "go" && view.stage === "search") {
    return box?.south_america.hexes.includes(hex) ? "arrive" : "seek";
  }
  if (kind === "go") {
    return view.stage !== "explore" ? "sail" : view.map[hex] ? "cross" : view.secret[hex] ? "look" : "explore";
  }
  return kind === "take" && view.stage === "event" ? "loss" : kind;
}

/** What the move would do. */
export function describe(move: ParadiseMove, view: ParadiseView, box: ParadiseBox | null): string {
  const told: Told = move;
  const place = move.hex ? hexName(move.hex, view, box) : "-";
  const kind = kindOf(move, view, box);
  switch (kind) {
    case "done":
      return ending(view);
    case "first":
      return say("paradise-would-first", {
        other: playerOf(told.seat),
        way: told.clockwise ? "clockwise" : "counter",
        players: view.points.length - view.out.length,
      });
    case "fell":
      return say("paradise-would-fell", { other: playerOf(told.seat) });
    case "chit":
      return say("paradise-would-chit", { chit: move.chit ?? 0, expand: move.expand ?? "", action: move.action ?? "" });
    case "carry":
      return say("paradise-would-carry", { colonies: told.number ?? 0 });
    case "build":
      return say("paradise-would-build", { item: told.item ?? "", place });
    case "flip":
      return say("paradise-would-flip", { place, way: view.chains[view.seat ?? -1]?.includes(move.hex!) ? "down" : "up" });
    case "take":
    case "lose":
    case "save":
    case "march":
      return say("paradise-would-piece", { kind, piece: told.piece ?? "piece", place });
    case "add":
    case "drop":
      return canoe(told, (canoe, load) => say("paradise-would-canoe", { kind, piece: canoe, load: load || "none" }));
    case "load":
    case "land":
      return say("paradise-would-load", { kind, piece: told.canoe?.canoe ?? "none", load: told.piece ?? told.canoe?.load ?? "" });
    case "event":
      return say("paradise-would-play", { event: move.event ?? "", name: move.event ?? "" });
    case "role":
    case "pick":
    case "name":
    case "levy":
    case "loss":
      return say("paradise-would-event", {
        kind: kind === "role" ? move.move : kind,
        place,
        other: playerOf(told.seat),
        piece: told.piece ?? "piece",
      });
    case "show":
      return say("paradise-choose-show", { card: cardName(move.card ?? "", box) });
    case "reveal":
      return say("paradise-would", { kind: "turn", place, card: "-" });
    default:
      return say("paradise-would", { kind, place, card: cardName(move.card ?? "", box) });
  }
}

const canoe = ({ piece, canoe }: Told, say: (canoe: string, load: string) => string): string =>
  say(canoe?.canoe ?? piece ?? "piece", canoe?.load ?? "");

/** What "enough" ends. */
export function ending(view: ParadiseView): string {
  const { stage } = view;
  if (["shaman", "event", "lost-box"].includes(stage)) {
    const asked = view.events?.asked ?? "";
    return say("paradise-done-event", { stage: stage === "event" && ["migration", "stars"].includes(asked) ? asked : stage });
  }
  return say("paradise-done", { stage: stage === "explore" && view.explorer ? "return" : stage });
}
