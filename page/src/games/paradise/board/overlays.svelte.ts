// What can be laid over the chart: chains, danger, how far a stack comes, and what counts. It is asked for when it is
// wanted, and again when the position changes.

import { notices } from "../../../lib/notices.svelte";
import type { ParadiseCount, ParadiseRange, ParadiseThreat } from "../../../lib/wire";
import type { Ask } from "../../game";
import { countOf, rangeOf, threatsOf } from "../lookups";
import type { HexMark } from "./boardChoice";

export const OVERLAYS = ["chains", "danger", "reach", "points"] as const;
export type OverlayName = (typeof OVERLAYS)[number];

export class Overlays {
  shown: OverlayName | "" = $state("");
  threats: readonly ParadiseThreat[] = $state.raw([]);
  count: ParadiseCount | null = $state.raw(null);
  range: ParadiseRange | null = $state.raw(null);
  /** The hex that is pointed at: of it alone it is told from where it is in danger. */
  at: string | null = $state(null);
  #ranging: AbortController | null = null;

  constructor(private readonly ask: () => Ask | undefined) {}

  toggle(name: OverlayName): void {
    this.shown = this.shown === name ? "" : name;
    this.forget();
  }

  forget(): void {
    this.#ranging?.abort();
    this.range = null;
  }

  /** Load what is laid over; the last thing that was loaded stays until then. */
  load(): () => void {
    const gone = new AbortController();
    const ask = this.ask();
    if (ask && this.shown === "danger") {
      threatsOf(ask, gone.signal).then(
        (threats) => (this.threats = threats),
        (error: unknown) => {
          notices.failed(error); // where nobody gets help, that is said once
          this.shown = gone.signal.aborted ? this.shown : "";
        },
      );
    } else if (ask && (this.shown === "points" || this.shown === "chains")) {
      countOf(ask, gone.signal).then(
        (count) => (this.count = count),
        () => undefined,
      );
    }
    return () => gone.abort();
  }

  /** How far the stack of a seat comes. */
  reach(hex: string, seat: number): void {
    const ask = this.ask();
    if (!ask || (this.range?.hex === hex && this.range.seat === seat)) {
      return;
    }
    this.#ranging?.abort();
    const gone = new AbortController();
    this.#ranging = gone;
    rangeOf(ask, hex, seat, gone.signal).then(
      (range) => (this.range = range),
      () => undefined,
    );
  }
}

export interface Danger {
  hex: string;
  /** Who could come, and the best that any of them could do. */
  by: number[];
  least: number;
  most: number;
  origins: string[];
}

/** Threats by the hex that is threatened: those of the viewer, or of all players for somebody who looks on. */
export function dangers(threats: readonly ParadiseThreat[], viewer: number | null): Danger[] {
  const found = new Map<string, Danger>();
  for (const { hex, by, seat, chance, origins } of threats) {
    if (seat !== null && (viewer === null || seat === viewer)) {
      const danger = found.get(hex) ?? { hex, by: [], least: 0, most: 0, origins: [] };
      found.set(hex, {
        hex,
        by: danger.by.includes(by) ? danger.by : [...danger.by, by],
        least: Math.max(danger.least, chance[0] ?? 0),
        most: Math.max(danger.most, chance.at(-1) ?? 0),
        origins: [...new Set([...danger.origins, ...origins])],
      });
    }
  }
  return [...found.values()];
}

/** Points as people write them: 15½. */
export const halves = (points: number): string => `${Math.floor(points) || (points % 1 ? "" : 0)}${points % 1 ? "½" : ""}`;

/** What each hex counts, as marks; hexes that count nothing although they could are marked as lost. */
export function pointMarks(count: ParadiseCount): Map<string, HexMark> {
  const marks = new Map<string, HexMark>();
  const points = new Map<string, number>();
  for (const { lines } of count.seats) {
    for (const line of lines) {
      if (line.hex) {
        points.set(line.hex, (points.get(line.hex) ?? 0) + line.points);
      }
    }
  }
  for (const [hex, sum] of points) {
    marks.set(hex, { badge: halves(sum), sign: "points" });
  }
  for (const { idle } of count.seats) {
    for (const line of idle) {
      if (!points.has(line.hex)) {
        marks.set(line.hex, { badge: halves(0), sign: "lost" });
      }
    }
  }
  return marks;
}
