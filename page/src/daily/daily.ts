// The deal of the day: what the server tells of it, and what a chart of its results needs.

import type { Results } from "../lib/wire";

/** How often a game ended by this many points. */
export interface Margin {
  margin: number;
  count: number;
}

export interface Bar extends Margin {
  /** As a share of the highest bar. */
  height: number;
  isMine: boolean;
}

export const margins = (results: Results): Margin[] =>
  Object.entries(results.margins)
    .map(([margin, count]) => ({ margin: Number(margin), count }))
    .sort((one, two) => one.margin - two.margin);

/** A bar for every margin between the lowest and the highest that there was, also where nobody ended. */
export function bars(results: readonly Margin[], mine: number | null): Bar[] {
  const counts = new Map(results.map(({ margin, count }) => [margin, count]));
  const all = [...counts.keys(), ...(mine === null ? [] : [mine])];
  if (!all.length) {
    return [];
  }
  const [low, high] = [Math.min(...all, 0), Math.max(...all, 0)];
  const most = Math.max(1, ...counts.values());
  return Array.from({ length: high - low + 1 }, (_, place) => {
    const margin = low + place;
    const count = counts.get(margin) ?? 0;
    return { margin, count, height: count / most, isMine: margin === mine };
  });
}

/** The share of all players who did no better; null as long as nobody else has played. */
export function noBetter(results: readonly Margin[], mine: number): number | null {
  const players = results.reduce((sum, { count }) => sum + count, 0);
  if (players < 2) {
    return null;
  }
  const others = results.reduce((sum, { margin, count }) => sum + (margin <= mine ? count : 0), 0) - 1;
  return Math.max(0, others) / (players - 1);
}

/** For the words: won, lost or drawn. */
export const ended = (outcome: number): "won" | "lost" | "drawn" => (outcome > 0 ? "won" : outcome < 0 ? "lost" : "drawn");

/** Seconds until the next day begins, which it does at midnight UTC for everybody. */
export function untilTomorrow(day: string, now: number): number {
  return Math.max(0, Date.parse(`${day}T00:00:00Z`) / 1000 + 86_400 - now);
}

/** A day, as people of this language write it; days are those of UTC. */
export function dayName(language: string, day: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(language, { timeZone: "UTC", ...options }).format(new Date(`${day}T00:00:00Z`));
}
