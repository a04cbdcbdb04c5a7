// What can be taken back of one's own decisions, and how much of it at once.

import type { TableView } from "../lib/wire";
import type { LiveTable } from "./liveTable.svelte";

export type UndoTo = TableView["slips"][number];

/** Whether there is a decision of one's own that could be taken back, or asked back. */
export function mayUndo({ view, busy, pending, doing, entries }: LiveTable): boolean {
  const plays = view?.stage === "running" && view.you.length > 0 && !view.asked && !view.analysis;
  if (!plays || (view.day && !view.slip)) {
    return false; // the deal of the day is played as it comes
  }
  return !busy && !pending && !doing && entries.some(({ seat }) => seat !== null && view.you.includes(seat));
}

/** What was sent as a whole, such as a fleet, is taken back as a whole. */
export const usualUndo = ({ slips }: Pick<TableView, "slips">): UndoTo => (slips.includes("part") ? "part" : "move");

/** How many decisions are taken back: none where the others would have to agree. */
export const undoes = ({ slips, slip_steps: counts }: Pick<TableView, "slips" | "slip_steps">, to: UndoTo): number =>
  counts[slips.indexOf(to)] ?? 0;

/** Whether a step holds more than what is taken back by one press anyway. */
export const mayUndoStep = (view: Pick<TableView, "slips" | "slip_steps">): boolean => undoes(view, "step") > undoes(view, usualUndo(view));
