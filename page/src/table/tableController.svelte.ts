// One visitor at one table: what they follow (live), what they are about to do (choice), and what they are told.

import type { Ask, Choice, Clicked, Game, GameTable, Highlight, Move, Position } from "../games/game";
import { loadGame } from "../games/games";
import { gameTitle } from "../lib/gameList";
import { notices } from "../lib/notices.svelte";
import { get } from "../lib/server";
import { settings } from "../lib/settings.svelte";
import { type Action, socket } from "../lib/socket.svelte";
import { sounds } from "../lib/sounds";
import type { ServerTime } from "../lib/time";
import type { Frame, MessageView, SeenStep, TableView } from "../lib/wire";
import { listed, say, words } from "../lib/words.svelte";
import { LiveTable } from "./liveTable.svelte";
import { wholeLog } from "./log";
import { reasonAgainst, Refusals } from "./refusals.svelte";
import { mayUndo, type UndoTo, usualUndo } from "./undo";
import { type Waits, waitsFor } from "./waits";

export class TableController implements GameTable {
  readonly live: LiveTable;
  /** What the log, a hint or a card points at. */
  highlight: Highlight | null = $state.raw(null);
  /** Why something cannot be done. */
  readonly refused = new Refusals();
  /** What those hear who cannot see the board. */
  heard: string = $state("");
  /** What the game wants to be drawn over the board. */
  overlay: unknown = $state.raw(null);
  /** Whose decision lets everybody wait: for who is away, the seconds until something may be done about it. */
  waits: Waits | null = $state.raw(null);
  #game: { game: Game; choice: Choice } | null = $state.raw(null);

  constructor(
    readonly table: string,
    readonly invitation: string,
  ) {
    const place = `/api/tables/${table}`;
    this.live = new LiveTable({
      watch: (seat, show, refuse) => socket.watch(table, { seat, invitation }, show, refuse),
      act: (version, action, seat) => socket.act(table, version, action, seat),
      steps: (seat) => wholeLog((from) => get<SeenStep[]>(`${place}/steps`, { from, seat, invitation })),
      frames: async (from, seat) => {
        const after = from > 0 ? from - 1 : null; // the server gives what came after a step
        return (await get<{ frames: Frame[] }>(`${place}/replay`, { from: after, seat, invitation })).frames;
      },
      pause: (milliseconds, then) => {
        const timer = setTimeout(then, milliseconds);
        return () => clearTimeout(timer);
      },
      pace: () => settings.pace,
      weight: () => this.#game?.game.weight,
      now: () => Date.now() / 1000,
      cover: (position) => this.game.cover(position),
    });
    this.live.onstep = (frame, before) => this.#stepped(frame, before);
  }

  /** Load the game that is played here, as soon as that is known. Call it where effects may live. */
  loadGame(): void {
    const name = this.live.view?.game;
    if (name === undefined || this.#game) {
      return;
    }
    loadGame(name).then((game) => {
      const choice = game.newChoice({
        position: () => this.live.shown,
        moves: () => (this.#isFree ? this.live.view!.moves : []),
        confirm: () => settings.confirm,
        play: (move: Move) => void this.move(move),
        refuse: (clicked: Clicked) => void this.explain(clicked),
        options: () => this.live.view?.options ?? {},
        ask: this.ask,
        undoIsFree: () => this.undoIsFree,
      });
      this.#game = { game, choice };
    }, notices.failed);
  }

  get isReady(): boolean {
    return this.#game !== null;
  }

  /** The game, once it is loaded. */
  get game(): Game {
    return this.#game!.game;
  }

  get choice(): Choice {
    return this.#game!.choice;
  }

  get view(): TableView {
    return this.live.view!;
  }

  get position(): Position {
    return this.live.shown;
  }

  get before(): Position | null {
    return this.live.before;
  }

  get pending(): Move | null {
    return this.live.pending;
  }

  get time(): ServerTime {
    return this.live.time;
  }

  /** Whether nothing is on its way to or from the server: some moves may be made whoever is asked. */
  readonly #isFree = $derived.by(() => {
    const { view, busy, pending } = this.live;
    return view?.stage === "running" && !busy && !pending && view.seat !== null;
  });
  /** Whether the visitor can decide something right now. */
  readonly mayMove = $derived.by(() => this.#isFree && this.live.view!.movers.includes(this.live.view!.seat!));
  /** People at one device: whose turn is it to look at what is secret? Null while nobody else's is to be seen. Where
   * several decide at once, each decides as much as there is for one, and then the next one in their order. */
  readonly handOver = $derived.by((): number | null => {
    const { view } = this.live;
    const isShared = view?.shared && view.you.length > 1 && view.stage === "running";
    if (!isShared || (view.seat !== null && view.movers.includes(view.seat))) {
      return null;
    }
    const count = view.seats.length;
    const inTurn = view.seats.map((_, place) => ((view.seat ?? -1) + 1 + place) % count);
    return inTurn.find((seat) => view.movers.includes(seat) && view.you.includes(seat)) ?? null;
  });
  /** The seat below the board: the visitor's own, or White's. */
  readonly own = $derived.by(() => this.live.view?.seat ?? this.live.view?.you[0] ?? 0);
  /** Whether somebody else sits here whom one could ask. */
  readonly hasCompany = $derived.by(
    () => this.live.view?.seats.some(({ kind }, seat) => kind === "person" && !this.live.view!.you.includes(seat)) ?? false,
  );
  /** Whether even what has shown something hidden is taken back without asking anybody. */
  readonly undoIsFree = $derived.by(() => !this.hasCompany && !(this.live.view?.rated || this.live.view?.day));
  readonly canUndo = $derived.by(() => mayUndo(this.live));
  /** Whether the others must agree to it. */
  readonly undoAsks = $derived.by(() => !this.live.view?.slip && !this.undoIsFree);

  /** The card that was drawn in the last step, if only its owner has seen it. */
  get drawnCard(): string {
    return this.game.drawnCard(this.live.log.at(-1)?.said ?? []);
  }

  /** What the tab of the browser says: whose decision it is, in which game. */
  get title(): string {
    const { view } = this.live;
    if (!view) {
      return say("table-connecting");
    }
    const game = gameTitle(view.game);
    if (this.mayMove) {
      return say("table-title-yours", { game });
    }
    if (view.stage === "over") {
      return say("table-title-over", { game });
    }
    const names = view.stage === "running" && this.isReady ? view.movers.map((seat) => this.nameInText(seat)) : [];
    return names.length ? say("table-title-theirs", { names: listed(names), game }) : say("table-title", { game });
  }

  /** The name of whoever sits on a seat, or of the seat. */
  nameAt(seat: number): string {
    const { view } = this.live;
    const chair = view?.seats[seat];
    if (chair?.kind === "bot") {
      return say("page-bot", { bot: chair.bot });
    }
    const isShared = (view?.you.length ?? 0) > 1 && !view?.analysis;
    return (!isShared && chair?.name) || this.game.seatName(seat);
  }

  /** The same among words, where no sign stands beside it that tells two of one name from another. */
  nameInText(seat: number): string {
    const name = this.nameAt(seat);
    return this.view.seats.some((_, other) => other !== seat && this.nameAt(other) === name) ? `${name} (${this.game.seatName(seat)})` : name;
  }

  /** On a shared device: cover the cards of whoever has finished, unless a card was drawn that is to be looked at. */
  handOverCards(): void {
    const { view } = this.live;
    const next = this.handOver;
    if (next === null || !view) {
      return;
    }
    if (view.analysis) {
      this.live.watch(next);
    } else if (view.seat !== null && !this.drawnCard) {
      this.cover();
    }
  }

  /** Nothing that only one of two players may know stays on the screen, or in what is read aloud. */
  cover(): void {
    this.heard = "";
    this.refused.heed();
    this.highlight = null;
    this.overlay = null;
    this.choice.forget();
    this.live.cover();
  }

  /** Look whether somebody has gone. Called now and then. */
  lookAround(): void {
    const { view, time } = this.live;
    this.waits = view ? waitsFor(view, time.at(Date.now() / 1000)) : null;
  }

  async move(move: Move): Promise<void> {
    this.refused.heed();
    await this.#try(() => this.live.move(move));
    if (document.activeElement === document.body) {
      document.getElementById("prompt")?.focus({ preventScroll: true }); // what had the focus was played
    }
  }

  async act(action: Action, forSeat = true): Promise<void> {
    await this.#try(() => this.live.act(action, forSeat));
  }

  async undo(to: UndoTo = usualUndo(this.view)): Promise<void> {
    await this.act(to === "move" ? { do: "undo" } : { do: "undo", to }, false);
  }

  readonly strike = (move: string): Promise<void> => this.act({ do: "undo", move });

  async #try(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      notices.failed(error);
    }
  }

  /** A sentence of what happened here. */
  readonly tell = (said: MessageView): string => this.#game?.game.tell?.(said, this) ?? words.tell(said);

  readonly ask: Ask = (path, query = {}, signal) => {
    const { view } = this.live;
    return get(`/api/tables/${this.table}/${path}`, { seat: view?.seat, invitation: this.invitation, ...query }, signal);
  };

  /** Say why what was clicked is no move. */
  async explain(clicked: Clicked): Promise<void> {
    const { view, shown, busy, pending } = this.live;
    if (!view || !shown || busy || pending || view.seat === null || view.stage !== "running") {
      return;
    }
    const { seat } = view;
    const what = this.game.inferMove(clicked, shown, seat);
    const tell = (reason: MessageView): string => this.game.reasonFor(reason, clicked, shown, seat, "table");
    if (what) {
      await this.refused.ask(async () => ("why" in what ? what.why : reasonAgainst(what.ask, this.table, seat, tell)));
    }
  }

  /** Load what is to be drawn over the board, if the visitor wants it. */
  async loadOverlay(wanted: boolean): Promise<void> {
    const { view, step } = this.live;
    if (!wanted || view?.stage !== "running") {
      this.overlay = null;
      return;
    }
    try {
      const query = { seat: view.seat, invitation: this.invitation };
      const found = await get<unknown>(`/api/tables/${this.table}/${this.game.overlay!.path}`, query);
      if (this.live.step === step) {
        this.overlay = found;
      }
    } catch {
      this.overlay = null; // an extra that may be missing
    }
  }

  #stepped(frame: Frame, before: Position | null): void {
    if (!this.isReady) {
      return; // nothing is on the screen yet
    }
    this.choice.forget();
    this.refused.heed();
    this.highlight = null; // it belonged to the position before
    const { game } = this;
    const { view } = this.live;
    const moved = before === null ? [] : game.movers(before);
    const isYours = frame.step === view?.steps && view.movers.some((seat) => seat === view.seat && !moved.includes(seat));
    const told = frame.said.map(this.tell);
    this.heard = [...told, ...(isYours ? [game.announceTurn(frame.shown)] : [])].join(" ");
    for (const sound of game.stepSounds(before, frame.shown, view?.you ?? [])) {
      sounds.play(sound);
    }
  }
}
