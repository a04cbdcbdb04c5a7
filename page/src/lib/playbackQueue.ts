// Steps that are waiting to be shown, one after another, at a pace that one can follow.

import type { Frame } from "./wire";

/** Milliseconds for which somebody else's decision stands before the next one is shown. */
export const DWELL = 900;
/** Long enough to see one's own move arrive. */
export const OWN_DWELL = 350;
/** Whoever has missed more than this is not shown all of it. */
const MOST = 24;
const LAST = 8;
/** In games of many small decisions: what waits of one player is shown in no more than so many milliseconds, however much
 * it is. */
export const LONGEST = 12_000;
/** And more than so many steps of one player, counted by how much there is to see, are not shown at all. */
const MOST_AT_ALL = 100;

export type Weight = (said: Frame["said"]) => number;

export interface PlaybackQueueDependencies {
  /** Show the last of these; those before it have nothing to be seen by themselves. */
  show: (frames: readonly Frame[]) => void;
  isOwn: (frame: Frame) => boolean;
  /** The opponent's speed: 1 is usual, 0 at once. */
  pace: () => number;
  pause: (milliseconds: number, then: () => void) => () => void;
  /** How much there is to see where this happened, as the game tells, once it is loaded: 1 is usual, and nothing is shown
   * together with what follows. Without that all steps are alike. */
  weight?: (() => Weight | undefined) | undefined;
}

export class PlaybackQueue {
  #waiting: Frame[] = [];
  #stop: (() => void) | null = null;
  /** How much faster than usual, so that what waits is shown in time; until nothing waits any more. */
  #hurry = 1;

  constructor(private readonly deps: PlaybackQueueDependencies) {}

  /** The last step that is to be shown; none if nothing waits. */
  get tail(): Frame | undefined {
    return this.#waiting.at(-1);
  }

  add(frames: readonly Frame[]): void {
    this.#waiting.push(...frames);
    const total = this.#waiting.reduce((sum, frame) => sum + this.#weight(frame), 0);
    const isWeighed = this.deps.weight?.() !== undefined;
    const players = Math.max(1, new Set(this.#waiting.filter((frame) => !this.deps.isOwn(frame)).map(({ seat }) => seat)).size);
    if (!isWeighed ? total > MOST : total > MOST_AT_ALL * players) {
      this.#waiting.splice(0, this.#waiting.length - LAST);
    } else if (isWeighed) {
      this.#hurry = Math.max(this.#hurry, (total * DWELL) / (LONGEST * players));
    }
    this.#run();
  }

  /** Nothing waits any more. */
  clear(): void {
    this.#waiting = [];
    this.#hurry = 1;
    this.#stop?.();
    this.#stop = null;
  }

  #weight(frame: Frame): number {
    return this.deps.weight?.()?.(frame.said) ?? 1;
  }

  #run(): void {
    const next = this.#waiting[0];
    if (!next) {
      this.#hurry = 1;
      return;
    }
    if (this.deps.isOwn(next)) {
      this.#stop?.();
      this.#stop = null;
    }
    if (this.#stop) {
      return;
    }
    const seen = this.#waiting.findIndex((frame) => this.#weight(frame) > 0);
    const shown = this.#waiting.splice(0, (seen < 0 ? this.#waiting.length - 1 : seen) + 1);
    this.deps.show(shown);
    const last = shown.at(-1)!;
    const dwell = (this.deps.isOwn(last) ? OWN_DWELL : DWELL) * this.#weight(last);
    const pace = this.deps.pace() * this.#hurry;
    if (pace <= 0 || dwell <= 0) {
      this.#run();
      return;
    }
    this.#stop = this.deps.pause(dwell / pace, () => {
      this.#stop = null;
      this.#run();
    });
  }
}
