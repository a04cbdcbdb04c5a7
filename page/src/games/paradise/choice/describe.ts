// A move in words, before it is made: the sentences are those of the terminal, which the page loads as well.

import type { ParadiseBox, ParadiseMove, ParadiseView, ReachedHex, VoyageOdds } from "../../../lib/wire";
import { say, words } from "../../../lib/words.svelte";
import { cardName, hexName, playerOf } from "../labels";

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
  const place = move.hex ? hexName(move.hex, view, box) : "-";
  const kind = kindOf(move, view, box);
  switch (kind) {
    case "done":
      return ending(view);
    case "first":
      return say("paradise-would-first", {
        other: playerOf(move.seat),
        way: move.clockwise ? "clockwise" : "counter",
        players: view.points.length - view.out.length,
      });
    case "fell":
      return say("paradise-would-fell", { other: playerOf(move.seat) });
    case "chit":
      return say("paradise-would-chit", { chit: move.chit ?? 0, expand: move.expand ?? "", action: move.action ?? "" });
    case "carry":
      return say("paradise-would-carry", { colonies: move.number ?? 0 });
    case "build":
      return say("paradise-would-build", { item: move.item ?? "", place });
    case "flip":
      return say("paradise-would-flip", { place, way: view.chains[view.seat ?? -1]?.includes(move.hex!) ? "down" : "up" });
    case "march":
      return `${say("paradise-count", { piece: move.piece ?? "", number: 1 })}: ${say("paradise-move-march", { place: hexName(goalOnFoot(move, view, box), view, box) })}`;
    case "take":
    case "lose":
    case "save":
      return say("paradise-would-piece", { kind, piece: move.piece ?? "piece", place });
    case "add":
    case "drop":
      return canoe(move, (canoe, load) => say("paradise-would-canoe", { kind, piece: canoe, load: load || "none" }));
    case "load":
    case "land":
      return say("paradise-would-load", { kind, piece: move.canoe?.canoe ?? "none", load: move.piece ?? move.canoe?.load ?? "" });
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
        other: playerOf(move.seat),
        piece: move.piece ?? "piece",
      });
    case "show":
      return say("paradise-choose-show", { card: cardName(move.card ?? "", box) });
    case "reveal":
      return say("paradise-would", { kind: "turn", place, card: "-" });
    default:
      return say("paradise-would", { kind, place, card: cardName(move.card ?? "", box) });
  }
}

/** The other of the two islands between which pieces go on foot. */
export const goalOnFoot = ({ hex }: ParadiseMove, { map }: ParadiseView, box: ParadiseBox | null): string =>
  Object.keys(map).find((name) => name !== hex && [box?.north_island, box?.south_island].includes(map[name])) ?? "";

const canoe = ({ piece, canoe }: ParadiseMove, say: (canoe: string, load: string) => string): string =>
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

/** What is told of a hex that a fleet can come to: how far it is, what stops it there, and the odds of a battle. */
export function reachLines({ moves, halts, risky, chance, chance_best, fighters, defenders }: Omit<ReachedHex, "hex">): string[] {
  const lines = moves.length ? [say("paradise-choose-far", { hexes: moves.length })] : [];
  if (chance !== null && fighters !== null && defenders) {
    const [least = 0, most = 0] = defenders;
    lines.push(say("paradise-choose-against", { fighters, defenders: least === most ? String(most) : `${least}–${most}` }));
    const best = chance_best ?? chance;
    const [worse, better] = [words.percent(chance), words.percent(best)];
    lines.push(say("paradise-choose-chance", { chance: worse === better ? worse : `${worse} – ${better}` }));
  } else if (halts) {
    lines.push(say("paradise-choose-halts", { why: halts }));
  }
  if (risky.length) {
    lines.push(say("paradise-choose-risky", { hexes: risky.join(", ") }));
  }
  return lines;
}

/** What may come of a search for kumara from a hex. */
export const searchLines = ({ found, lost }: { found: number; lost: number }): string[] => [
  say("paradise-choose-search", { found: words.percent(found), lost: words.percent(lost) }),
];

/** What the next hex would do to the explorer. */
export function voyageLines({ lost, home, sail, off, islands }: VoyageOdds): string[] {
  if (sail === 1) {
    return [];
  }
  const shares: [string, number][] = [["lost", lost], ["home", home], ["off", off], ["sail", sail]];
  const told = shares
    .filter(([, share]) => share > 0)
    .map(([what, share]) => say("paradise-choose-odds", { what, chance: words.percent(share) }));
  return islands > 0 ? [...told, say("paradise-choose-odds", { what: "islands", chance: words.percent(islands) })] : told;
}
