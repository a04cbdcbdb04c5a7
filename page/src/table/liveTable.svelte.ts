// A table as its visitor follows it: the newest that the server has told, the position that is displayed, and what
// lies between the two. Slow readers are sent only the newest state: steps that were missed are asked for.

import type { Move, Position } from "../games/game";
import { PlaybackQueue } from "../lib/playbackQueue";
import type { Refusal } from "../lib/server";
import type { Action } from "../lib/socket.svelte";
import { ServerTime } from "../lib/time";
import type { Frame, TableView } from "../lib/wire";
import { agreeUpTo, type Entry, withFrames } from "./log";
import type { TableServer } from "./tableServer";

export class LiveTable {
  /** The newest that the server has told. */
  view: TableView | null = $state.raw(null);
  /** The position that is displayed, the step that led there, and what happened in it. */
  shown: Position | null = $state.raw(null);
  step: number = $state(0);
  before: Position | null = $state.raw(null);
  entries: Entry[] = $state.raw([]);
  /** A move that the server has not acknowledged yet. */
  pending: Move | null = $state.raw(null);
  /** Something else that it has not acknowledged yet: what is to be done. */
  doing: string = $state("");
  /** Why the table cannot be shown. */
  refusal: Refusal | null = $state.raw(null);
  /** Called after a step has been shown, with what happened. */
  onstep: (frame: Frame, before: Position | null) => void = () => undefined;

  readonly time = new ServerTime();
  #queue: PlaybackQueue;
  #leave: () => void = () => undefined;
  #seat: number | null = null;
  #ticket = 0;
  /** The first of the steps that have been asked for; none if nothing has. */
  #asked: number | null = null;

  constructor(private readonly deps: TableServer) {
    this.#queue = new PlaybackQueue({
      show: (frames) => this.#display(frames),
      isOwn: (frame) => frame.seat !== null && (this.view?.you.includes(frame.seat) ?? false),
      pace: deps.pace,
      pause: deps.pause,
      weight: deps.weight,
    });
  }

  /** Whether steps are being shown that the visitor has not seen yet: nothing can be chosen until then. */
  readonly busy = $derived.by(() => this.view !== null && this.shown !== null && this.step !== this.view.steps);
  /** The log, as far as the displayed position goes. */
  readonly log = $derived.by(() => this.entries.filter((entry) => entry.step <= this.step));

  /** Follow the table, through the eyes of this seat. */
  watch(seat: number | null = null): void {
    this.#leave();
    this.#seat = seat;
    this.#leave = this.deps.watch(
      seat,
      (view) => this.receive(view, true),
      (refusal) => (this.refusal = refusal),
    );
  }

  /** Through nobody's eyes, and nothing that those saw stays here. */
  cover(): void {
    this.#forget();
    if (this.view) {
      const { shown } = this.view;
      this.view = { ...this.view, seat: null, moves: [], said: [], shown: shown && (this.deps.cover(shown) as TableView["shown"]) };
      this.#jump(this.view);
      void this.#read(0);
    }
    this.watch(null);
  }

  close(): void {
    this.#leave();
    this.#forget();
  }

  receive(view: TableView, fresh = false): void {
    const known = this.view;
    if (known && view.seat === known.seat && view.version < known.version) {
      return;
    }
    if (view.you.length > 1 && view.seat !== this.#seat) {
      return; // a shared device: through the eyes of the player before
    }
    this.time.heard(view.at, fresh && known !== null && view.version > known.version, this.deps.now());
    this.refusal = null;
    this.view = view;
    if (!view.shown) {
      this.#forget();
      this.shown = this.before = null;
    } else if (!known?.shown || known.seat !== view.seat) {
      this.#forget();
      this.#jump(view);
      void this.#read(0);
    } else if (view.version > known.version) {
      this.#follow(known, view, view.shown);
    }
  }

  /** Show the newest position at once. */
  skip(): void {
    if (this.view && this.busy) {
      this.#jump(this.view);
      if (this.entries.at(-1)?.step !== this.view.steps) {
        void this.#read(0);
      }
    }
  }

  /** Show once more what happened from this step on. */
  async again(step: number): Promise<void> {
    const frames = this.busy ? [] : await this.deps.frames(step - 1, this.view!.seat).catch(() => []);
    if (frames[0] && !this.busy && frames.at(-1)!.step === this.view!.steps) {
      this.#place(frames[0], this.view!);
      this.#queue.add(frames.slice(1));
    }
  }

  /** Make a move; it is shown as pending until the server has it. */
  async move(move: Move): Promise<void> {
    this.pending = move;
    try {
      const moves = move.move.split(" ");
      await this.#send(moves.length > 1 ? { do: "moves", moves } : { do: "move", move: move.move }, true);
    } finally {
      this.pending = null;
    }
  }

  /** Do something else at the table. */
  async act(action: Action, forSeat = true): Promise<void> {
    this.doing = action.do;
    try {
      await this.#send(action, forSeat);
    } finally {
      this.doing = "";
    }
  }

  async #send(action: Action, forSeat: boolean): Promise<void> {
    const seat = forSeat && this.view?.shared ? this.view.seat : null;
    for (let tries = 0; ; tries++) {
      const known = this.view!;
      try {
        await this.deps.act(known.version, action, seat);
        return;
      } catch (error) {
        const present = (error as Refusal).table;
        if (present) {
          this.receive(present);
        }
        // Something happened that changed nothing about this decision, such as an offer: then it still holds. Whoever
        // gives up, sits down or comes back means it whatever the others do meanwhile; and of several who are asked the
        // same, each may answer.
        const same = present && present.stage === known.stage;
        const isPlayed = (action.do === "move" || action.do === "moves") && present?.steps === known.steps && tries < 1;
        const isMeant = ["resign", "return", "sit"].includes(action.do) || (action.do === "answer" && isAskedStill(known, present));
        const holds = isPlayed || (isMeant && tries < 9);
        if (!same || !holds) {
          throw error;
        }
      }
    }
  }

  #follow(known: TableView, view: TableView, shown: Position): void {
    const [events, steps] = [view.version - known.version, view.steps - known.steps];
    if (steps < 0 && events === 1) {
      this.#queue.clear();
      this.#jump(view); // taken back
      void this.#readLog();
    } else if (steps === 0 && events === 1) {
      if (this.step === view.steps) {
        this.shown = shown; // an offer, or the game was given up
      }
    } else if (steps === 1 && events === 1 && this.#asked === null) {
      const { turn } = known.shown as { turn: number }; // every game counts its turns
      this.#take([{ step: view.steps, seat: view.by ?? null, move: "", turn, said: view.said, shown: shown as Frame["shown"] }]);
    } else {
      // With as many steps as events, or several in one, nothing was taken back: what is known is still true.
      void this.#read(steps === events || (events === 1 && steps > 1) ? this.#newest + 1 : 0);
    }
  }

  get #newest(): number {
    return this.#queue.tail?.step ?? this.step;
  }

  /** What was taken back need not have been the last: others may have decided since, or more may be planned. */
  async #readLog(): Promise<void> {
    const [ticket, { seat }] = [this.#ticket, this.view!];
    const told = await this.deps.steps(seat).catch(() => []);
    if (ticket === this.#ticket && told.length === this.view!.steps) {
      this.entries = told;
    }
  }

  /** Ask for the steps from this one on, and show those that have not been shown. */
  async #read(wanted: number): Promise<void> {
    const from = (this.#asked = Math.min(wanted, this.#asked ?? wanted));
    const ticket = (this.#ticket += 1);
    const isNews = (): boolean => ticket === this.#ticket; // else asked anew since then, or nobody wants to know any more
    const seat = this.view!.seat;
    let known = from - 1;
    if (from === 0) {
      const told = (await this.deps.steps(seat).catch(() => [])).filter(({ step }) => step <= this.view!.steps);
      if (!isNews()) {
        return;
      }
      const all = told.length === this.view!.steps;
      known = all ? agreeUpTo(this.entries, told, this.step) : 0;
      this.entries = told;
      if (!all || (known >= this.#newest && this.#newest === this.view!.steps)) {
        this.#asked = null;
        if (!all) {
          this.#jump(this.view!); // better to show where the game stands than nothing
        }
        return;
      }
    }
    const frames = await this.deps.frames(from === 0 ? known : from, seat).catch(() => []);
    if (isNews()) {
      this.#asked = null;
      this.#catchUp(frames, known);
    }
  }

  /** Show these steps, of which those up to `known` tell nothing new. */
  #catchUp(frames: readonly Frame[], known: number): void {
    const view = this.view!;
    const told = frames.filter((frame) => frame.step <= view.steps);
    if (told.at(-1)?.step !== view.steps) {
      this.#jump(view);
      this.entries = withFrames(this.entries, told);
      if (this.entries.length < view.steps) {
        void this.#read(0);
      }
      return;
    }
    if (known < this.#newest) {
      this.#queue.clear();
      if (known < this.step) {
        this.#place(told.find((frame) => frame.step === known) ?? null, view);
      }
    }
    const newest = this.#newest;
    this.entries = withFrames(this.entries, told);
    this.#queue.add(told.filter((frame) => frame.step > newest));
  }

  #take(frames: Frame[]): void {
    this.entries = withFrames(this.entries, frames);
    this.#queue.add(frames);
  }

  #display(frames: readonly Frame[]): void {
    const last = frames.at(-1)!;
    this.before = this.shown;
    this.shown = last.shown;
    this.step = last.step;
    this.onstep(frames.length === 1 ? last : { ...last, said: frames.flatMap(({ said }) => said) }, this.before);
  }

  /** Show the newest position without showing how it came about. */
  #jump(view: TableView): void {
    this.#queue.clear();
    this.#ticket += 1;
    this.#asked = null;
    this.#place(null, view);
    this.entries = this.entries.filter((entry) => entry.step <= view.steps);
  }

  #place(frame: Frame | null, view: TableView): void {
    this.before = null;
    this.shown = frame?.shown ?? view.shown;
    this.step = frame?.step ?? view.steps;
  }

  #forget(): void {
    this.#queue.clear();
    this.#ticket += 1;
    this.#asked = null;
    this.entries = [];
  }
}

const isAskedStill = (known: TableView, present: TableView | null): boolean =>
  known.asked !== null && (["seat", "what", "about"] as const).every((part) => known.asked![part] === present?.asked?.[part]);
