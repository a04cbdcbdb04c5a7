// The count of points, put together for people: what counts for what, in the order of the rules, alike lines as one.

import type { IdleLine, ParadiseMove, PointsLine, SeatCount } from "../../../lib/wire";

/** In this order they are counted (10). */
const ORDER = ["villages", "home", "group", "atoll", "card", "kumara", "cut"] as const;
export type What = (typeof ORDER)[number];

export interface Section {
  what: What;
  points: number;
  lines: PointsLine[];
}

const total = (lines: readonly { points: number }[]): number => lines.reduce((sum, { points }) => sum + points, 0);

/** What counts, by what it counts for. Home is a group like the others, which stands first. */
export function sections({ lines }: Pick<SeatCount, "lines">): Section[] {
  const kindOf = ({ what }: PointsLine): string => (what === "home" ? "group" : what);
  return ORDER.flatMap((what) => {
    const own = lines.filter((line) => kindOf(line) === what);
    return own.length ? [{ what, points: total(own), lines: own }] : [];
  });
}

/** Lines of as many points each stand together as one: "Kermadec, Santa Cruz: 1 each". Those worth most come first. */
export function together(lines: readonly PointsLine[]): { lines: PointsLine[]; points: number }[] {
  const found: { lines: PointsLine[]; points: number }[] = [];
  for (const line of lines.toSorted((one, other) => other.points - one.points)) {
    const same = found.find(({ lines: [first] }) => first!.points === line.points && line.points <= 1);
    if (same) {
      same.lines.push(line);
      same.points += line.points;
    } else {
      found.push({ lines: [line], points: line.points });
    }
  }
  return found;
}

/** What does not count, those for the same reason as one. */
export function idleTogether(lines: readonly IdleLine[]): { why: string; hexes: string[]; missing: string[] }[] {
  return [...new Set(lines.map(({ why }) => why))].map((why) => {
    const same = lines.filter((line) => line.why === why);
    return { why, hexes: same.map(({ hex }) => hex), missing: [...new Set(same.flatMap(({ missing }) => missing))] };
  });
}

/** What one's cards that lie face down would add. */
export const hiddenPoints = ({ hidden }: Pick<SeatCount, "hidden">): number => total(hidden);

/** What Deforestation takes (10.4). */
const FELLED = 2;

/** The points of a seat once a card of the viewer's has been turned up, or its forests have been felled. */
export function pointsWith({ seat, points, hidden }: SeatCount, move: ParadiseMove | null, viewer: number | null): number {
  if (move?.kind === "fell") {
    return move.seat === seat ? points - FELLED : points;
  }
  const shown = move?.kind === "show" && seat === viewer ? hidden.filter(({ card }) => card === move.card) : [];
  return points + total(shown);
}

export const hexesOf = (lines: readonly PointsLine[]): string[] => lines.flatMap(({ hex }) => (hex === null ? [] : [hex]));
