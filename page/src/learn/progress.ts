// How far this visitor has come, lesson by lesson. This browser remembers it.

import { store, stored } from "../lib/storage";

const KEY = "motu-lessons";

export interface Progress {
  /** The moves of a lesson that was begun. */
  played: string[];
  /** How many of its steps they are. */
  step: number;
  /** Whether it has ever been done to its end. */
  done: boolean;
}

export const NOTHING: Readonly<Progress> = { played: [], step: 0, done: false };

/** What was kept by an older page, or by hand, may be anything: what makes no sense is nothing. */
export function readProgress(text: string | null): Record<string, Progress> {
  const found: Record<string, Progress> = {};
  try {
    for (const [lesson, value] of Object.entries(JSON.parse(text ?? "{}") as Record<string, unknown>)) {
      const { played, step, done } = value as Partial<Progress>;
      if (Array.isArray(played) && played.every((move) => typeof move === "string")) {
        found[lesson] = { played, step: Number.isInteger(step) ? step! : 0, done: done === true };
      }
    }
  } catch {
    return {};
  }
  return found;
}

export const progress = (): Record<string, Progress> => readProgress(stored(KEY));

export const progressOf = (lesson: string): Progress => progress()[lesson] ?? NOTHING;

export function keepProgress(lesson: string, made: Progress): void {
  store(KEY, JSON.stringify({ ...progress(), [lesson]: made }));
}
