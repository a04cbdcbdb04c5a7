// Where a replay stands, and how it goes on: by itself at a chosen speed, or step by step and turn by turn.

import type { Step } from "./replayedGame";

/** What of a step decides how it is played. */
export type PlayedStep = Pick<Step, "step" | "turn" | "round"> & Partial<Pick<Step, "part" | "weight">>;

const partOf = ({ part, turn }: PlayedStep): string => part ?? String(turn);
/** Whether there is anything to see in it; what has nothing is shown with what follows. */
const isSeen = ({ weight = 1 }: PlayedStep): boolean => weight > 0;

/** The next step with something to see, and the one before; the ends are always seen. */
const nextSeen = (frames: readonly PlayedStep[], from: number): number => {
  const found = frames.findIndex((frame, place) => place > from && isSeen(frame));
  return found < 0 ? frames.length - 1 : found;
};
export const previousSeen = (frames: readonly PlayedStep[], from: number): number =>
  Math.max(0, frames.findLastIndex((frame, place) => place < from && isSeen(frame)));

export const SPEEDS = [0.5, 0.75, 1, 1.5, 2, 3, 4, 6, 8] as const;

/** Milliseconds, at speed 1, for which a position stands: longer at the end of a turn, and when points are given. */
const DECISION = 1100;
const TURN = 1600;
const ROUND = 3200;

/** How long the position after this step is shown before the next one comes. */
export function dwell(frames: readonly PlayedStep[], step: number, speed: number): number {
  const [before, here, after] = [frames[step - 1], frames[step], frames[step + 1]];
  if (before && here && before.round !== here.round) {
    return ROUND / speed;
  }
  const isEnd = here && after && here.step > 0 && partOf(here) !== partOf(after);
  return (isEnd ? TURN : DECISION * (here?.weight ?? 1)) / speed;
}

/** The steps after which a turn, or a part of one, is over, with the deal as the first and the end of the game as the last. */
export function stops(frames: readonly PlayedStep[]): number[] {
  return frames.flatMap((frame, place) => {
    const next = frames[place + 1];
    return place === 0 || !next || partOf(next) !== partOf(frame) ? [place] : [];
  });
}

/** The steps with which a round begins, but for the first round. */
export function rounds(frames: readonly PlayedStep[]): { step: number; round: number }[] {
  return frames.flatMap((frame, place) => {
    const before = frames[place - 1];
    return before && before.round !== frame.round ? [{ step: place, round: frame.round }] : [];
  });
}

export class Playback {
  step = $state(0);
  playing = $state(false);
  /** Whether the last change was one step ahead, which is worth seeing and hearing. */
  ahead = $state(false);
  #frames: readonly PlayedStep[] = $state.raw([]);
  #speed = $state(1);
  #timer: ReturnType<typeof setTimeout> | undefined;

  readonly stops = $derived.by(() => stops(this.#frames));
  readonly rounds = $derived.by(() => rounds(this.#frames));

  get frames(): readonly PlayedStep[] {
    return this.#frames;
  }

  get frame(): PlayedStep | undefined {
    return this.#frames[this.step];
  }

  get last(): number {
    return Math.max(0, this.#frames.length - 1);
  }

  /** The step that was shown before this one, where one goes step by step. */
  get before(): number {
    return previousSeen(this.#frames, this.step);
  }

  get speed(): number {
    return this.#speed;
  }

  set speed(speed: number) {
    this.#speed = speed;
    this.#schedule();
  }

  /** The same game seen otherwise, or another one: the step stays, as far as there is one. */
  load(frames: readonly PlayedStep[], step = this.step): void {
    this.#frames = frames;
    this.#set(step);
    this.#schedule();
  }

  /** Go there; whoever chooses a place himself wants to stay there. */
  go(step: number): void {
    this.pause();
    this.#set(step);
  }

  next = (): void => this.go(nextSeen(this.#frames, this.step));
  previous = (): void => this.go(this.before);
  first = (): void => this.go(0);
  end = (): void => this.go(this.last);
  nextTurn = (): void => this.go(this.stops.find((stop) => stop > this.step) ?? this.last);
  previousTurn = (): void => this.go(this.stops.findLast((stop) => stop < this.step) ?? 0);

  toggle = (): void => (this.playing ? this.pause() : this.play());

  /** Go on by itself, from the beginning if it is at the end. */
  play(): void {
    if (!this.last) {
      return;
    }
    if (this.step >= this.last) {
      this.#set(0);
    }
    this.playing = true;
    this.#schedule();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  #set(step: number): void {
    const wanted = Math.min(this.last, Math.max(0, step));
    this.ahead = wanted > this.step && wanted <= nextSeen(this.#frames, this.step);
    this.step = wanted;
  }

  #schedule(): void {
    clearTimeout(this.#timer);
    if (!this.playing) {
      return;
    }
    this.#timer = setTimeout(() => {
      this.#set(nextSeen(this.#frames, this.step));
      if (this.step >= this.last) {
        this.pause();
      } else {
        this.#schedule();
      }
    }, dwell(this.#frames, this.step, this.#speed));
  }
}
