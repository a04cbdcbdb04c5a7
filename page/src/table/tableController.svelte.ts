// One visitor at one table: what he follows (live), what he is about to do (choice), and what he is told.

import { lineName } from "../games/kahuna/labels";
import { NAMES } from "../games/kahuna/geometry";
import { get, Refusal } from "../lib/server";
import { type Action, socket } from "../lib/socket.svelte";
import { notices } from "../lib/notices.svelte";
import { settings } from "../lib/settings.svelte";
import { sounds } from "../lib/sounds";
import type { Frame, Said, Shown, ShownMove, Threat } from "../lib/types";
import { say, words } from "../lib/words.svelte";
import { Choice } from "../games/kahuna/choice.svelte";
import { changedLines, stepSounds } from "../games/kahuna/stepSounds";
import type { Highlight } from "../games/kahuna/highlights";
import { type Clicked, inferMove } from "../games/kahuna/inferMove";
import { reasonFor } from "../games/kahuna/reasons";
import { LiveTable } from "./liveTable.svelte";

/** Seconds after which somebody counts as gone where no clock decides that; the server has the last word. */
const GONE = 180;

export class TableController {
  readonly live: LiveTable;
  readonly choice: Choice;
  /** What the log or a hint points at. */
  light: Highlight | null = $state.raw(null);
  /** Why something cannot be done. */
  why: string = $state("");
  /** What those hear who cannot see the board. */
  heard: string = $state("");
  threats: Threat[] = $state.raw([]);
  /** Whoever has let everybody wait for so long that a bot may play on for him. */
  gone: number | null = $state(null);

  constructor(
    readonly table: string,
    readonly invitation: string,
  ) {
    const place = `/api/tables/${table}`;
    this.live = new LiveTable({
      watch: (seat, show, refuse) => socket.watch(table, { seat, invitation }, show, refuse),
      act: (version, action, seat) => socket.act(table, version, action, seat),
      frames: async (from, seat) => {
        const after = from > 0 ? from - 1 : null; // the server gives what came after a step
        return (await get<{ frames: Frame[] }>(`${place}/replay`, { from: after, seat, invitation })).frames;
      },
      pause: (milliseconds, then) => {
        const timer = setTimeout(then, milliseconds);
        return () => clearTimeout(timer);
      },
      pace: () => settings.pace,
      now: () => Date.now() / 1000,
    });
    this.choice = new Choice({
      offer: () => ({ hand: this.live.shown?.hand ?? "", moves: this.mayMove ? this.live.sight!.moves : [] }),
      confirm: () => settings.confirm,
      play: (move) => void this.move(move),
      refuse: (clicked) => void this.explain(clicked),
    });
    this.live.onstep = (frame, before) => this.#stepped(frame, before);
  }

  /** Whether the visitor can decide something right now. */
  readonly mayMove = $derived.by(() => {
    const { sight, busy, pending } = this.live;
    return sight?.stage === "running" && !busy && !pending && sight.seat !== null && sight.movers.includes(sight.seat);
  });
  /** Two people at this device: whose turn is it to look at the cards? Null while nobody else's are to be seen. */
  readonly handOver = $derived.by((): number | null => {
    const { sight } = this.live;
    const mover = sight?.movers[0];
    const isShared = sight?.shared && sight.you.length > 1 && sight.stage === "running" && mover !== undefined;
    return isShared && sight.seat !== mover ? mover : null;
  });
  /** The seat below the board: the visitor's own, or White's. */
  readonly own = $derived.by(() => this.live.sight?.seat ?? this.live.sight?.you[0] ?? 0);
  /** Whether somebody else sits here whom one could ask. */
  readonly hasCompany = $derived.by(
    () => this.live.sight?.seats.some(({ kind }, seat) => kind === "person" && !this.live.sight!.you.includes(seat)) ?? false,
  );
  /** What has just changed on the board. */
  readonly last = $derived.by(() => (this.live.shown ? changedLines(this.live.before, this.live.shown) : []));

  /** Whether there is a decision of one's own that could be taken back, or asked back. */
  readonly canUndo = $derived.by(() => {
    const { sight, busy, pending, doing, entries } = this.live;
    const plays = sight?.stage === "running" && sight.you.length > 0 && !sight.asked && !sight.analysis;
    if (!plays || (sight.day && !sight.slip)) {
      return false; // the deal of the day is played as it comes
    }
    return !busy && !pending && !doing && entries.some(({ seat }) => seat !== null && sight.you.includes(seat));
  });
  /** Whether the others must agree to it. */
  readonly undoAsks = $derived.by(() => !this.live.sight?.slip && (this.hasCompany || (this.live.sight?.rated ?? false)));

  /** On a shared device: cover the cards of whoever has finished, unless a card was drawn that is to be looked at. */
  handOverCards(): void {
    const { sight, log } = this.live;
    const next = this.handOver;
    if (next === null || !sight) {
      return;
    }
    if (sight.analysis) {
      this.live.watch(next);
    } else if (sight.seat !== null && !log.at(-1)?.said.some(({ id }) => id === "kahuna-log-draw-card")) {
      this.cover();
    }
  }

  /** Nothing that only one of two players may know stays on the screen, or in what is read aloud. */
  cover(): void {
    this.heard = this.why = "";
    this.light = null;
    this.threats = [];
    this.choice.forget();
    this.live.cover();
  }

  /** Look whether somebody has gone. Called now and then. */
  lookAround(): void {
    const { sight, time } = this.live;
    const mover = sight?.stage === "running" && sight.you.length ? sight.movers[0] : undefined;
    const isOther = mover !== undefined && !sight!.you.includes(mover) && sight!.seats[mover]!.kind === "person";
    const hasClock = Boolean(sight?.clock.main || sight?.clock.turn);
    this.gone = isOther && !hasClock && time.at(Date.now() / 1000) - sight!.at >= GONE ? mover : null;
  }

  async move(move: ShownMove): Promise<void> {
    this.why = "";
    await this.#try(() => this.live.move(move));
    if (document.activeElement === document.body) {
      document.getElementById("prompt")?.focus({ preventScroll: true }); // what had the focus was played
    }
  }

  async act(action: Action, forSeat = true): Promise<void> {
    await this.#try(() => this.live.act(action, forSeat));
  }

  async #try(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      notices.failed(error);
    }
  }

  /** Say why what was clicked is no move. */
  async explain(clicked: Clicked): Promise<void> {
    const { sight, shown, busy, pending } = this.live;
    if (!sight || !shown || busy || pending || sight.seat === null || sight.stage !== "running") {
      return;
    }
    const what = inferMove(clicked, shown, sight.seat);
    if (!what) {
      return;
    }
    if ("elsewhere" in what) {
      const { card, line } = what.elsewhere;
      this.why = say("table-card-elsewhere", { card: NAMES[card]!, line: lineName(line) });
      return;
    }
    try {
      const query = { move: what.ask, seat: sight.seat };
      const { reason } = await get<{ reason: Said | null }>(`/api/tables/${this.table}/why`, query);
      this.why = reason ? reasonFor(reason, clicked, shown, sight.seat) : "";
    } catch (error) {
      this.why = error instanceof Refusal ? words.tell(error.said) : "";
    }
  }

  /** Which islands can fall, if the visitor wants to know. */
  async seeThreats(wanted: boolean): Promise<void> {
    const { sight, step } = this.live;
    if (!wanted || sight?.stage !== "running") {
      this.threats = [];
      return;
    }
    try {
      const query = { seat: sight.seat, invitation: this.invitation };
      const threats = await get<Threat[]>(`/api/tables/${this.table}/threats`, query);
      if (this.live.step === step) {
        this.threats = threats;
      }
    } catch {
      this.threats = []; // an extra that may be missing
    }
  }

  #stepped(frame: Frame, before: Shown | null): void {
    this.choice.forget();
    this.why = "";
    this.light = null; // it belonged to the position before
    const { sight } = this.live;
    const isYours = frame.step === sight?.steps && sight.movers.some((seat) => seat === sight.seat && seat !== before?.mover);
    const told = frame.said.map(words.tell);
    this.heard = [...told, ...(isYours ? [say("table-head-yours", { round: frame.shown.round })] : [])].join(" ");
    for (const sound of stepSounds(before, frame.shown, this.live.sight?.you ?? [])) {
      sounds.play(sound);
    }
  }
}
