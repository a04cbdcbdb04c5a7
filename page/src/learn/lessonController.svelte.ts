// A lesson as its learner takes it: what they are told, the position that is displayed, and what they are about to do.
// Which moves there are, which are wanted and what the other side does, the server says.

import type { Choice, Clicked, Game, Move, Position } from "../games/game";
import { PlaybackQueue } from "../lib/playbackQueue";
import { Refusal } from "../lib/server";
import type { Frame, LessonMove, LessonState, MessageView } from "../lib/wire";
import { words } from "../lib/words.svelte";
import { NOTHING, type Progress } from "./progress";

export interface LessonDependencies {
  game: Game;
  take: (played: readonly string[]) => Promise<LessonState>;
  keep: (progress: Progress) => void;
  confirm: () => boolean;
  pace: () => number;
  pause: (milliseconds: number, then: () => void) => () => void;
  failed: (error: unknown) => void;
}

export class LessonController {
  state: LessonState | null = $state.raw(null);
  /** The position that is displayed, what led there, and the one before; none if the table was laid anew. */
  shown: Position | null = $state.raw(null);
  said: MessageView[] = $state.raw([]);
  before: Position | null = $state.raw(null);
  /** Whether the learner wants to be helped. */
  helped: boolean = $state(false);
  /** Why what they did is not what is wanted, or cannot be. */
  why: string = $state("");
  /** A move that the server has not answered yet. */
  pending: Move | null = $state.raw(null);
  /** Why the lesson cannot be shown. */
  refusal: Refusal | null = $state.raw(null);

  readonly choice: Choice;
  #queue: PlaybackQueue;
  #frames: readonly Frame[] = [];
  #known: Progress;

  constructor(
    private readonly deps: LessonDependencies,
    known: Progress,
  ) {
    this.#known = known;
    this.choice = deps.game.newChoice({
      position: () => this.shown,
      moves: () => this.moves,
      confirm: deps.confirm,
      play: (move: Move) => void this.play(move),
      refuse: (clicked: Clicked) => void this.explain(clicked),
    });
    this.#queue = new PlaybackQueue({
      show: ([frame]) => this.#display(frame!), // all steps of a lesson are alike: they come one by one
      // A last move is looked at for a while before the table is laid anew.
      isOwn: (frame) => frame.seat === this.state?.seat && !this.#frames.some(({ seat }) => seat === null),
      pace: deps.pace,
      pause: deps.pause,
    });
  }

  /** Whether something is being shown that the learner has not seen yet. */
  readonly busy = $derived.by(() => this.state !== null && this.shown !== this.state.shown);
  readonly #open = $derived.by(() => !this.busy && this.pending === null);
  /** Whatever the rules allow may be tried; whoever has asked for help is shown only what the step is about. */
  readonly moves: LessonMove[] = $derived.by(() => (this.#open ? (this.state?.moves.filter(({ good }) => good || !this.helped) ?? []) : []));
  readonly done = $derived.by(() => this.#open && (this.state?.done ?? false));

  /** Begin, or go on where the learner stopped. What was kept may be of an older lesson: then from the start. */
  async begin(played: readonly string[]): Promise<void> {
    try {
      this.#jump(await this.deps.take(played));
    } catch (error) {
      if (played.length && error instanceof Refusal && error.status !== 0) {
        await this.begin([]);
      } else if (error instanceof Refusal) {
        this.refusal = error;
      } else {
        throw error;
      }
    }
  }

  async play(move: Move): Promise<void> {
    this.why = "";
    this.pending = move;
    try {
      this.#follow(await this.deps.take([...this.state!.played, move.move]));
    } catch (error) {
      this.deps.failed(error);
    } finally {
      this.pending = null;
    }
  }

  /** One move back, or to the start. */
  async back(moves: number): Promise<void> {
    if (this.state && this.#open) {
      await this.begin(this.state.played.slice(0, Math.max(0, this.state.played.length - moves)));
    }
  }

  /** Show the newest position at once. */
  skip(): void {
    if (this.state && this.busy) {
      this.#jump(this.state);
    }
  }

  close(): void {
    this.#queue.clear();
  }

  help(): void {
    this.choice.forget();
    this.helped = true;
    this.why = "";
  }

  /** Say why what was clicked is not wanted now, or is no move at all. */
  async explain(clicked: Clicked): Promise<void> {
    const { state, shown } = this;
    if (!state || !shown || !this.#open || state.done) {
      return;
    }
    const { game } = this.deps;
    const other = state.moves.find((move) => game.isClicked(move, clicked));
    const what = other ? { ask: other.move } : game.inferMove(clicked, shown, state.seat);
    if (!what) {
      return;
    }
    if ("why" in what) {
      this.why = what.why;
      return;
    }
    try {
      const answer = await this.deps.take([...state.played, what.ask]);
      this.why = answer.refused ? words.tell(answer.refused) : "";
    } catch (error) {
      this.why = error instanceof Refusal ? game.reasonFor(error.said, clicked, shown, state.seat, "lesson") : "";
    }
  }

  /** The server's answer to a move: told no, it is taken back; else what happened is shown step by step. */
  #follow(state: LessonState): void {
    if (state.refused) {
      this.choice.forget();
      this.why = words.tell(state.refused);
      return;
    }
    const next = this.state?.step !== state.step;
    // The last frame shows the very position that the learner then has before him.
    this.#frames = state.frames.map((frame, place) => (place === state.frames.length - 1 ? { ...frame, shown: state.shown } : frame));
    this.state = state;
    this.helped = this.helped && !next;
    this.#keep(state);
    this.#queue.add(this.#frames);
  }

  #jump(state: LessonState): void {
    this.#queue.clear();
    this.choice.forget();
    this.state = state;
    this.shown = state.shown;
    this.said = [];
    this.before = null;
    this.why = "";
    this.helped = false;
    this.#keep(state);
  }

  #display(frame: Frame): void {
    const isNew = frame.seat === null;
    this.before = isNew ? null : this.shown;
    this.shown = frame.shown;
    this.said = frame.said;
    this.choice.forget();
  }

  /** A lesson that is done begins anew when it is taken once more. */
  #keep({ played, step, done }: LessonState): void {
    this.#known = done ? { ...NOTHING, done } : { played, step, done: this.#known.done };
    this.deps.keep(this.#known);
  }
}
