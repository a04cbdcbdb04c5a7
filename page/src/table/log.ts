// The log of a table, as the page keeps it: what happened in each step.

import { type Frame, type MessageView, MOST_TOLD } from "../lib/wire";


/** A step of the log. */
export interface Entry {
  step: number;
  seat: number | null;
  turn: number;
  said: MessageView[];
}

/** The whole log, which the server tells part by part: `ask` for what follows a step. */
export async function wholeLog(ask: (from: number | null) => Promise<Entry[]>): Promise<Entry[]> {
  const told: Entry[] = [];
  for (;;) {
    const part = await ask(told.at(-1)?.step ?? null);
    told.push(...part);
    if (part.length < MOST_TOLD) {
      return told;
    }
  }
}

/** The log with these steps, in the place of what it has from the first of them on. */
export function withFrames(entries: readonly Entry[], frames: readonly Frame[]): Entry[] {
  const told = frames.filter((frame) => frame.step > 0).map(({ step, seat, turn, said }) => ({ step, seat, turn, said }));
  const first = told[0]?.step ?? Infinity;
  return [...entries.filter((entry) => entry.step < first), ...told];
}

/** Up to which step these tell what the log tells; where there is no log yet, up to the step that is displayed. */
export function agreeUpTo(entries: readonly Entry[], frames: readonly Pick<Entry, "step" | "said">[], displayed: number): number {
  if (!entries.length) {
    return displayed;
  }
  let last = 0;
  const told = new Map(frames.map((frame) => [frame.step, frame]));
  for (const entry of entries) {
    const frame = told.get(entry.step);
    if (!frame || JSON.stringify(frame.said) !== JSON.stringify(entry.said)) {
      return last;
    }
    last = entry.step;
  }
  return Math.max(last, Math.min(displayed, frames.at(-1)?.step ?? 0));
}
