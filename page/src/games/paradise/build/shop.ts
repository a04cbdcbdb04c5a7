// The building shop: what is sold, to which groups, what is left of it, and what the plan has spent. All of it comes from
// the moves that the server lists and from what it tells of pools and pieces.

import type { ParadiseBox, ParadiseMove, ParadiseProspect, ParadiseView } from "../../../lib/wire";
import type { HexMark } from "../board/boardChoice";
import { signed } from "../panels/amounts";

export const SOLD = ["warriors", "war-canoe", "transport", "colony", "village", "agriculture", "rumor", "card"] as const;
/** What is for sale now and then: by a card, an event, a rule, or when all else is done. */
export const RARE = ["feast", "levy", "settle", "store"] as const;
export type Ware = (typeof SOLD)[number] | (typeof RARE)[number];

const LETTERS: Readonly<Record<string, string>> = {
  warriors: "W",
  "war-canoe": "C",
  transport: "T",
  "transport-up": "T",
  colony: "L",
  rumor: "R",
  village: "V",
  agriculture: "A",
  card: "K",
  feast: "V",
  levy: "W",
  settle: "V",
};

/** The letter of the piece that is drawn for a ware. */
export const letterOf = (ware: string): string => LETTERS[ware] ?? "";

/** What a move buys; empty if it buys nothing that is placed. */
export function wareOf({ kind, item }: ParadiseMove): Ware | "" {
  if (kind === "build") {
    return item === "transport-up" ? "transport" : (item ?? "");
  }
  return (RARE as readonly string[]).includes(kind) ? (kind as Ware) : "";
}

export interface Offer {
  ware: Ware;
  cost: number;
  /** Pieces that are left to build; null where nothing limits them. */
  left: number | null;
  /** The groups that can have it, by the move that brings it there; a canoe may be laid face up, or face down. */
  moves: ReadonlyMap<string, ParadiseMove>;
  /** Why there is none, where numbers say so; the server has the other reasons. */
  missing: "none-left" | "too-dear" | "other" | null;
}

/** What is for sale. `up`: whether transport canoes are laid face up. */
export function offers(view: ParadiseView, box: ParadiseBox, listed: readonly ParadiseMove[], up: boolean): Offer[] {
  const richest = Math.max(0, ...view.pools.map(({ points }) => points));
  const wares = [...SOLD, ...RARE.filter((ware) => listed.some((move) => wareOf(move) === ware))];
  return wares.map((ware) => {
    const all = listed.filter((move) => wareOf(move) === ware);
    const moves = new Map<string, ParadiseMove>();
    for (const move of all) {
      const wanted = ware !== "transport" || (move.item === "transport-up") === up;
      if (move.hex && (wanted || !moves.has(move.hex))) {
        moves.set(move.hex, move);
      }
    }
    const cost = ware === "levy" ? (box.costs["warriors"] ?? 0) : (box.costs[ware] ?? 0);
    const letter = letterOf(ware);
    const left = ware in box.limits ? (view.left[letter] ?? 0) : null;
    const missing = moves.size ? null : left === 0 ? "none-left" : cost > richest ? "too-dear" : "other";
    return { ware, cost, left, moves, missing };
  });
}

/** The wares that have a place in the shop: after all else colonies settle, and nothing more is sold. */
export function onDisplay(sold: readonly Offer[]): readonly Offer[] {
  const settling = sold.filter(({ ware }) => ware === "settle");
  return settling.length ? settling : sold.filter(({ ware, moves, missing }) => ware !== "store" && (moves.size > 0 || missing !== null));
}

/** The move that brings the ware that is chosen to where these moves lead. */
export function moveFor(there: readonly ParadiseMove[], { ware, up }: Pick<Chosen, "ware" | "up">): ParadiseMove | undefined {
  const fit = there.filter((move) => ware && wareOf(move) === ware);
  return fit.find((move) => ware !== "transport" || (move.item === "transport-up") === up) ?? fit[0];
}

export type Gains = Pick<ParadiseProspect, "wares" | "plan">;

/** What a move would add to the plan. */
export const gainOf = (move: ParadiseMove | undefined, gains: Gains | null): Gains["wares"][number] | undefined =>
  move && gains?.wares.find((each) => each.move === move.move);

export interface Pool {
  groups: readonly string[];
  points: number;
  /** What the plan has spent of it. */
  spent: number;
}

/** The pools, with what is left of each and what the plan has spent. */
export function poolsOf(view: ParadiseView, box: ParadiseBox): Pool[] {
  return view.pools.map(({ groups, points }) => {
    const bought = view.plan.filter(({ hex }) => hex !== undefined && groups.includes(hex));
    return { groups, points, spent: bought.reduce((sum, move) => sum + priceOf(move, box), 0) };
  });
}

function priceOf(move: ParadiseMove, box: ParadiseBox): number {
  const ware = wareOf(move);
  return ware === "levy" ? (box.costs["warriors"] ?? 0) : ware === "store" ? 1 : (box.costs[ware] ?? 0);
}

/** What stands for a pool by its name: the home, else the group with most villages. */
export function headOf(groups: readonly string[], view: ParadiseView): string {
  const home = view.seat === null ? null : view.homes[view.seat];
  if (home && groups.includes(home)) {
    return home;
  }
  const villages = (hex: string): number => view.villages[hex] ?? 0;
  return groups.reduce((best, hex) => (villages(hex) > villages(best) ? hex : best), groups[0] ?? "");
}

/** What is chosen in the shop. */
export interface Chosen {
  ware: Ware | "";
  hex: string | null;
  up: boolean;
  /** The groups of the pool that pays; empty where any may. */
  pool: readonly string[];
}

/** What the chart shows while one builds: the plan with broken edges, and which groups can have what is chosen. */
export function buildMarks(
  view: ParadiseView,
  listed: readonly ParadiseMove[],
  chosen: Chosen,
  gains: Gains | null = null,
): Map<string, HexMark> {
  const marks = new Map<string, HexMark>();
  const mark = (hex: string, more: HexMark): void => void marks.set(hex, { ...marks.get(hex), ...more });
  for (const { hex, ware, letter } of planned(view)) {
    const ghosts = [...(marks.get(hex)?.ghosts ?? []), { seat: view.seat ?? 0, what: letter }];
    mark(hex, { ghosts: ware === "levy" ? [...ghosts, ghosts.at(-1)!] : ghosts });
  }
  for (const move of listed) {
    const ware = wareOf(move);
    if (move.hex && ware && (!chosen.ware || chosen.ware === ware) && (!chosen.pool.length || chosen.pool.includes(move.hex))) {
      const points = move === moveFor(listed.filter(({ hex }) => hex === move.hex), chosen) ? gainOf(move, gains)?.points : 0;
      mark(move.hex, { may: true, ...(points ? { badge: signed(points), sign: "points" } : {}) });
    }
  }
  if (chosen.hex) {
    mark(chosen.hex, { chosen: true });
  }
  return marks;
}

/** What the plan places in which hex; a card is placed nowhere. */
export function planned(view: ParadiseView): { hex: string; ware: Ware; letter: string }[] {
  return view.plan.flatMap((move) => {
    const ware = wareOf(move);
    return move.hex && ware && ware !== "card" && ware !== "store" ? [{ hex: move.hex, ware, letter: letterOf(ware) }] : [];
  });
}
