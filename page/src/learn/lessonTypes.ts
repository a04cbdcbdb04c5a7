// What the server says of lessons: src/motu/web/lessons.py and src/motu/tables/lessons/teacher.py.

import type { Frame, Said, Shown, ShownMove } from "../lib/types";

export interface Lesson {
  id: string;
  game: string;
  name: Said;
  about: Said;
  steps: number;
  minutes: number;
}

/** A legal move, and whether it is what the step is about. */
export type LessonMove = ShownMove & { good: boolean };

/** Where a learner stands. */
export interface LessonState {
  lesson: string;
  step: number;
  steps: number;
  done: boolean;
  /** Those of his moves that counted. */
  played: string[];
  say: Said;
  shown: Shown;
  moves: LessonMove[];
  /** What his last move led to; a position that was laid anew has no seat. */
  frames: Frame[];
  options: Record<string, string>;
  seat: number;
  hint: Said | null;
  /** Why his last move did not count. */
  refused: Said | null;
}
