// Steps that are waiting to be shown, one after another, at a pace that one can follow.

import type { Frame } from "./wire";


/** Milliseconds for which somebody else's decision stands before the next one is shown. */
export const DWELL = 900;
/** Long enough to see one's own move arrive. */
export const OWN_DWELL = 350;
/** Whoever has missed more than this is not shown all of it. */
const MOST = 24;
const LAST = 8;

export interface PlaybackQueueDependencies {
  show: (frame: Frame) => void;
  isOwn: (frame: Frame) => boolean;
  /** The opponent's speed: 1 is usual, 0 at once. */
  pace: () => number;
  pause: (milliseconds: number, then: () => void) => () => void;
}

export class PlaybackQueue {
  #waiting: Frame[] = [];
  #stop: (() => void) | null = null;

  constructor(private readonly deps: PlaybackQueueDependencies) {}

  /** The last step that is to be shown; none if nothing waits. */
  get tail(): Frame | undefined {
    return this.#waiting.at(-1);
  }

  add(frames: readonly Frame[]): void {
    this.#waiting.push(...frames);
    if (this.#waiting.length > MOST) {
      this.#waiting.splice(0, this.#waiting.length - LAST);
    }
    this.#run();
  }

  /** Nothing waits any more. */
  clear(): void {
    this.#waiting = [];
    this.#stop?.();
    this.#stop = null;
  }

  #run(): void {
    const next = this.#waiting[0];
    if (!next) {
      return;
    }
    if (this.deps.isOwn(next)) {
      this.#stop?.();
      this.#stop = null;
    }
    if (this.#stop) {
      return;
    }
    this.#waiting.shift();
    this.deps.show(next);
    const pace = this.deps.pace();
    if (pace <= 0) {
      this.#run();
      return;
    }
    this.#stop = this.deps.pause((this.deps.isOwn(next) ? OWN_DWELL : DWELL) / pace, () => {
      this.#stop = null;
      this.#run();
    });
  }
}
