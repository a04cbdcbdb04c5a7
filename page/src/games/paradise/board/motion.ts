// What has moved between two views, so that it can be shown: which stacks went where, and by which hexes.

import type { ParadiseView } from "../../../lib/wire";
import { neighbours } from "./geometry";
import { kindsOf, type Stack } from "./places";

export interface Journey {
  /** What is not drawn at its end while this is under way. */
  key: string;
  seat: number;
  /** All hexes from the first to the last. */
  way: string[];
  /** What moves; nothing for an explorer. */
  stack: Stack | null;
}

/** More than so many at once are no motion but another position. */
const MOST = 6;
const FARTHEST = 7;

/** Milliseconds from hex to hex. */
export const HEX_TIME = 280;

export const stackKey = (seat: number, hex: string): string => `${seat} ${hex}`;

/** The shortest way from hex to hex; straight there if there is none. */
export function wayBetween(from: string, to: string, isThere: (hex: string) => boolean): string[] {
  const back = new Map<string, string>([[to, ""]]);
  let rim = [to];
  while (rim.length && !back.has(from)) {
    const next: string[] = [];
    for (const hex of rim) {
      for (const near of neighbours(hex)) {
        if (!back.has(near) && isThere(near)) {
          back.set(near, hex);
          next.push(near);
        }
      }
    }
    rim = next;
  }
  if (!back.has(from)) {
    return [from, to];
  }
  const way = [from];
  while (way.at(-1) !== to) {
    way.push(back.get(way.at(-1)!)!);
  }
  return way;
}

/** How many pieces a seat has in each hex, those of a fleet on its way among them. */
function counts(view: ParadiseView, seat: number): Map<string, number> {
  const found = new Map(Object.entries(view.pieces[seat] ?? {}));
  const { at, number } = view.fleet;
  if (at && view.mover === seat) {
    found.set(at, (found.get(at) ?? 0) + number);
  }
  return found;
}

interface Change {
  hex: string;
  number: number;
}

export function journeys(before: ParadiseView, now: ParadiseView, isThere: (hex: string) => boolean): Journey[] {
  if (before === now || before.seat !== now.seat || before.pieces.length !== now.pieces.length) {
    return [];
  }
  const found = now.pieces.flatMap((_, seat) => journeysOf(before, now, seat, isThere));
  const [from, to] = [before.explorer, now.explorer];
  if (from && to && from.seat === to.seat && from.hex !== to.hex) {
    found.push({ key: "explorer", seat: to.seat, way: wayBetween(from.hex, to.hex, isThere), stack: null });
  }
  return found.length > MOST ? [] : found.filter(({ way }) => way.length <= FARTHEST);
}

function journeysOf(before: ParadiseView, now: ParadiseView, seat: number, isThere: (hex: string) => boolean): Journey[] {
  const [old, fresh] = [counts(before, seat), counts(now, seat)];
  const gains: Change[] = [];
  const losses: Change[] = [];
  for (const hex of new Set([...old.keys(), ...fresh.keys()])) {
    const number = (fresh.get(hex) ?? 0) - (old.get(hex) ?? 0);
    (number > 0 ? gains : losses).push({ hex, number: Math.abs(number) });
  }
  const found: Journey[] = [];
  for (const gain of gains) {
    const ways = losses
      .filter(({ number }) => number > 0)
      .map((loss) => ({ loss, way: wayBetween(loss.hex, gain.hex, isThere) }))
      .sort((one, other) => one.way.length - other.way.length);
    for (const { loss, way } of ways) {
      const number = Math.min(loss.number, gain.number);
      if (number) {
        loss.number -= number;
        gain.number -= number;
        const key = now.fleet.at === gain.hex && now.mover === seat ? "fleet" : stackKey(seat, gain.hex);
        const isNew = key === "fleet" || !old.get(gain.hex);
        found.push({ key: isNew ? key : "", seat, way, stack: moved(now, seat, gain.hex, number) });
      }
    }
  }
  return found;
}

/** What moves, as far as the viewer can tell: the kinds only where all that lies there has come. */
function moved(now: ParadiseView, seat: number, hex: string, number: number): Stack {
  const own = now.seat === seat ? (now.fleet.at === hex ? now.fleet.pieces : now.own[hex]) : undefined;
  return own?.length === number ? { seat, kinds: kindsOf(own), closed: 0 } : { seat, kinds: [], closed: number };
}
