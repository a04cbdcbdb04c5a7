// What an answer would take, bring or leave behind, as the server foretells it: drawn in the hexes where it would happen.

import type { ParadiseBox, ParadiseMove, ParadiseProspect, ParadiseView } from "../../../lib/wire";
import { say } from "../../../lib/words.svelte";
import type { HexMark, Stick } from "../board/boardChoice";
import { sticksOf } from "../board/places";
import { playerOf, shortName } from "../labels";
import type { Stand } from "./stand";
import type { Tried } from "./trial.svelte";

export type Retreating = ParadiseProspect["retreats"][number];
type Harm = ParadiseProspect["harms"][number];

const HARMED: Readonly<Record<Harm["what"], string>> = { canoe: "closed", village: "V", field: "A", square: "green", pieces: "" };

/** The way to retreat that a move stands for. */
export const retreatOf = ({ prospect }: Stand, { kind, hex, number }: ParadiseMove): Retreating | undefined =>
  kind === "retreat"
    ? prospect?.retreats.find((way) => way.hex === hex)
    : kind === "carry"
      ? prospect?.retreats.find(({ colonies }) => colonies === number)
      : undefined;

const harmsOf = ({ prospect }: Stand, move: string): Harm[] => prospect?.harms.filter((harm) => harm.move === move) ?? [];

/** What this answer would do to whom, hex by hex. */
export function previewMarks(stand: Stand, answer: ParadiseMove, outcome: Tried | null): Map<string, HexMark> {
  const { view } = stand;
  const marks = new Map<string, HexMark>();
  const add = (hex: string, { lost = [], ghosts = [], maybe }: HexMark): void => {
    const there = marks.get(hex);
    marks.set(hex, {
      ...(maybe ? { maybe } : {}),
      lost: [...(there?.lost ?? []), ...lost],
      ghosts: [...(there?.ghosts ?? []), ...ghosts],
    });
  };
  const seat = view.seat ?? 0;
  const way = retreatOf(stand, answer);
  if (way) {
    add(way.hex, { ghosts: [...new Set(way.goes)].map((what) => ({ seat, what })) });
    if (view.battle && way.stays) {
      add(view.battle.hex, { lost: [...way.stays].map((what) => ({ seat, what })) });
    }
  }
  for (const harm of harmsOf(stand, answer.move)) {
    const lost = (harm.pieces ? [...harm.pieces] : [HARMED[harm.what]]).map((what) => ({ seat: harm.seat, what }));
    harm.hexes.forEach((hex) => add(hex, { lost, maybe: harm.hexes.length > 1 }));
  }
  if (answer.kind === "home" && answer.hex) {
    add(answer.hex, { ghosts: [{ seat, what: "closed" }] });
  }
  if (outcome && (view.stage === "event" || answer.kind === "march") && !marks.size) {
    gained(view, outcome.shown).forEach(([hex, ghosts]) => add(hex, { ghosts }));
  }
  if (answer.kind === "disband" && answer.hex) {
    add(answer.hex, { lost: [{ seat, what: "R" }] });
  }
  return marks;
}

/** Villages, fields and pieces that there are more of. */
function gained(before: ParadiseView, now: ParadiseView): [hex: string, ghosts: { seat: number; what: string }[]][] {
  const owner = (hex: string): number => now.held.findIndex((held) => held.includes(hex));
  const more = (was: Record<string, number>, is: Record<string, number>): string[] => Object.keys(is).filter((hex) => is[hex]! > (was[hex] ?? 0));
  return [
    ...more(before.villages, now.villages).map((hex): [string, { seat: number; what: string }[]] => [hex, [{ seat: owner(hex), what: "V" }]]),
    ...more(before.events?.soil ?? {}, now.events?.soil ?? {}).map((hex): [string, { seat: number; what: string }[]] => [hex, [{ seat: owner(hex), what: "green" }]]),
    ...more(before.improved, now.improved).map((hex): [string, { seat: number; what: string }[]] => [hex, [{ seat: owner(hex), what: "A" }]]),
    ...now.pieces.flatMap((pieces, seat) =>
      more(before.pieces[seat] ?? {}, pieces).map((hex): [string, { seat: number; what: string }[]] => [hex, [{ seat, what: newKind(before, now, seat, hex) }]]),
    ),
  ];
}

/** What has come to a stack, as far as the viewer can tell. */
function newKind(before: ParadiseView, now: ParadiseView, seat: number, hex: string): string {
  const [was, is] = [before.own[hex] ?? "", seat === now.seat ? (now.own[hex] ?? "") : ""];
  return [..."TCWLR"].find((kind) => is.split(kind).length > was.split(kind).length) ?? "closed";
}

/** The sticks between canoes that are there only before, or only after. */
export function changedSticks(before: readonly (readonly string[])[], after: readonly (readonly string[])[]): Stick[] {
  const missing = (some: readonly string[], others: readonly string[], seat: number, breaks: boolean): Stick[] => {
    const there = new Set(sticksOf(others).map(String));
    return sticksOf(some).filter((ends) => !there.has(String(ends))).map((ends) => ({ seat, ends, breaks }));
  };
  return before.flatMap((chain, seat) => [
    ...missing(chain, after[seat] ?? [], seat, true),
    ...missing(after[seat] ?? [], chain, seat, false),
  ]);
}

/** The same in words. */
export function previewLines(stand: Stand, answer: ParadiseMove, box: ParadiseBox | null): string[] {
  const way = retreatOf(stand, answer);
  const places = (hexes: readonly string[]): string => hexes.map((hex) => shortName(hex, stand.view, box)).join(" / ");
  return [
    ...(way ? [say("paradise-retreat-stays", { number: way.stays.length, pieces: listedPieces(way.stays) })] : []),
    ...harmsOf(stand, answer.move).map(({ seat, what, hexes, pieces }) =>
      say("paradise-harm", {
        player: say("paradise-seat", { player: playerOf(seat) }),
        what,
        places: places(hexes),
        pieces: listedPieces(pieces),
      }),
    ),
  ];
}

/** Pieces in words: "2 warrior bands, 1 colony". */
export const listedPieces = (letters: string): string =>
  [...new Set(letters)].map((piece) => say("paradise-count", { piece, number: letters.split(piece).length - 1 })).join(", ");
