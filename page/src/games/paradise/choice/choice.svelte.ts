// What the visitor is about to do: a plan of moves that is tried at the server as it grows, and sent at once. Which moves
// there are the server says; nothing here knows a rule. A fleet is loaded fully and asks for its goal, a piece in transit
// for its place; every other move is a plan by itself. What is not on the map stands among the `answers`.

import type { ParadiseBox, ParadiseMove, ParadiseView } from "../../../lib/wire";
import { say, words } from "../../../lib/words.svelte";
import type { Choice, ChoiceSource } from "../../game";
import type { BoardChoice, HexMark, HexTip } from "../board/boardChoice";
import { boxOf } from "../boxes.svelte";
import { counter } from "../build/counter.svelte";
import { buildMarks } from "../build/shop";
import type { Clicked } from "./inferMove";
import { marksOf, tipOf, toldOf, wayOf } from "./marks";
import { answersOf, isAside, isStep, type Stand } from "./stand";
import { sentOf, Trial } from "./trial.svelte";

type Source = ChoiceSource<ParadiseView, ParadiseMove, Clicked>;

/** Stages in which the server can tell the odds of what may come next. */
const FORETOLD = ["explore", "astray", "battles", "fleet"];

export class ParadiseChoice implements Choice<ParadiseMove>, BoardChoice {
  /** What is to be sent, as one move: it waits for confirmation. */
  armed: ParadiseMove | null = $state.raw(null);
  /** What has been decided so far on the page alone, in notation: a fleet with its load, a piece in transit. */
  base: readonly string[] = $state.raw([]);
  /** The hex that was chosen, if several moves are possible there. */
  hex: string = $state("");
  pointed: string | null = $state(null);

  /** What is tried: nothing, for the odds of what is asked; the plan so far; all that is to be sent. */
  readonly #odds: Trial;
  readonly #base: Trial;
  readonly #whole: Trial;
  /** The position of which the odds were asked. */
  #foretold: ParadiseView | null = $state.raw(null);
  #waits = false;

  constructor(private readonly source: Source) {
    this.#odds = new Trial(() => source.ask);
    this.#base = new Trial(() => source.ask);
    this.#whole = new Trial(() => source.ask);
  }

  readonly view: ParadiseView | null = $derived.by(() => this.source.position());
  readonly box: ParadiseBox | null = $derived.by(() => boxOf(this.source.options?.() ?? {}));
  readonly moves: readonly ParadiseMove[] = $derived.by(() => this.source.moves());
  /** What may be done at any time, whoever is asked. */
  readonly asides: readonly ParadiseMove[] = $derived.by(() => this.moves.filter((move) => isAside(move, this.view!)));
  /** Where the plan has led so far: what lies where, what can be done then, and what to expect of it. */
  readonly stand: Stand | null = $derived.by(() => {
    const { view, base } = this;
    const { tried } = this.#base;
    if (!view) {
      return null;
    }
    if (base.length && tried?.played === base.length) {
      return { view: tried.shown, moves: tried.moves, prospect: tried.prospect };
    }
    const asked = base.length ? [] : this.moves.filter((move) => !isAside(move, view));
    return { view, moves: asked, prospect: !base.length && this.#foretold === view ? (this.#odds.tried?.prospect ?? null) : null };
  });
  /** The moves that answer what is asked. */
  readonly asked: readonly ParadiseMove[] = $derived.by(() => this.stand?.moves ?? []);
  readonly done: ParadiseMove | null = $derived.by(() => this.asked.find(({ kind }) => kind === "done") ?? null);
  /** What can be listed: the moves in the chosen hex, else those that are not on the map. */
  readonly answers: readonly ParadiseMove[] = $derived.by(() => answersOf(this.asked, this.hex, this.stand?.view.stage ?? ""));
  readonly considered = $derived.by(() => this.armed);
  readonly begun = $derived.by(() => this.armed !== null || this.hex !== "" || this.base.length > 0 || (this.builds && counter.begun));
  readonly question = $derived.by(() => (this.hex && !this.armed ? say("paradise-choose-which") : ""));
  /** What the armed move would bring, as soon as the server has told. */
  readonly outcome = $derived.by(() => (this.armed ? this.#whole.tried : null));
  readonly isFleet = $derived.by(() => this.stand?.view.stage === "fleet");

  readonly marks: ReadonlyMap<string, HexMark> = $derived.by(() => {
    const { stand, armed, hex, outcome } = this;
    if (!stand) {
      return new Map<string, HexMark>();
    }
    return this.builds ? buildMarks(stand.view, stand.moves, counter) : marksOf(stand, { armed, hex, outcome });
  });
  readonly way: readonly string[] = $derived.by(() => (this.stand && this.armed ? wayOf(this.stand, this.armed) : []));
  readonly tip: HexTip | null = $derived.by(() => {
    const hex = this.pointed ?? this.armed?.hex;
    return hex && this.stand ? tipOf(hex, this.stand, this.box) : null;
  });

  point(hex: string | null): void {
    this.pointed = hex;
  }

  told(hex: string): string {
    return this.stand ? toldOf(hex, this.stand, this.box) : "";
  }

  /** Ask what can be expected of the decision at hand. Call it whenever that has changed. */
  attend(): void {
    if (this.view && this.view !== this.#foretold && this.moves.length && FORETOLD.includes(this.view.stage)) {
      this.#odds.forget();
      this.#foretold = this.view;
      void this.#odds.of([]);
    }
  }

  pick(hex: string): void {
    if (this.builds) {
      this.#build(hex);
      return;
    }
    if (this.armed?.hex === hex) {
      this.confirm();
      return;
    }
    this.hex = "";
    const goal = this.isFleet ? this.stand!.prospect?.reach.find((each) => each.hex === hex) : undefined;
    if (goal) {
      this.#arm({ kind: "go", hex, move: "" }, [...this.base, ...goal.moves]);
      return;
    }
    const here = this.asked.filter((move) => move.hex === hex);
    const other = this.base.length && !here.length ? this.#firstSteps(hex) : [];
    if (other.length) {
      this.#drop();
      this.#choose(other, hex);
    } else if (here.length) {
      this.#choose(here, hex);
    } else {
      this.#refuse(hex);
    }
  }

  /** Choose a move: a step of a plan is kept; any other waits to be sent, or is sent if it was chosen before. */
  arm(move: ParadiseMove): void {
    if (this.stand && isStep(move, this.stand.view)) {
      this.#keep(move);
    } else if (this.isArmed(move)) {
      this.confirm();
    } else {
      this.#arm(move, [...this.base, move.move]);
    }
  }

  isArmed({ move }: ParadiseMove): boolean {
    return this.armed !== null && (this.armed.move === move || this.armed.move === [...this.base, move].join(" "));
  }

  /** What else could be done in this hex before the plan that is being made. */
  elsewhere(hex: string): readonly ParadiseMove[] {
    return this.base.length ? this.moves.filter((move) => move.hex === hex && move.kind !== "fleet" && !isAside(move, this.view!)) : [];
  }

  /** This in place of the plan. */
  instead(move: ParadiseMove): void {
    this.#drop();
    this.arm(move);
  }

  /** Leave out what was planned at this place of the plan. */
  leave(place: number): void {
    this.armed = null;
    this.base = this.base.filter((_, each) => each !== place);
    void this.#extend();
  }

  /** What was planned as far as the goal is kept, and goes on from there. */
  goOn(): void {
    const { armed } = this;
    const { tried } = this.#whole;
    if (armed && tried && !tried.reveals && !tried.stopped) {
      this.base = armed.move.split(" ").filter((word) => word !== ".");
      this.armed = null;
      this.#base.tried = tried;
      void this.#base.of(this.base);
    }
  }

  /** Make these moves, all or none. */
  send(moves: readonly ParadiseMove[]): void {
    const last = moves.at(-1);
    if (last) {
      this.forget();
      this.source.play({ ...last, move: moves.map(({ move }) => move).join(" ") });
    }
  }

  /** Enough: what "." does now. */
  end(): void {
    if (this.done) {
      this.send([...this.base.map((move) => ({ kind: "", move })), this.done]);
    }
  }

  confirm(): void {
    if (!this.armed) {
      return;
    }
    if (this.#waits) {
      this.#eager = true; // it is sent as soon as the server has told how far it can be
      return;
    }
    this.send([this.armed]);
  }

  /** One step back: what waits to be sent, the chosen hex, the plan. */
  cancel(): void {
    counter.forget();
    this.#eager = false;
    if (this.armed) {
      this.armed = null;
      this.#whole.forget();
    } else if (this.hex) {
      this.hex = "";
    } else {
      this.#drop();
    }
  }

  forget(): void {
    this.#drop();
  }

  #eager = false;

  #drop(): void {
    this.armed = null;
    this.hex = "";
    this.base = [];
    this.#eager = this.#waits = false;
    this.#whole.forget();
    this.#base.forget();
  }

  get builds(): boolean {
    return this.view?.stage === "build";
  }

  /** A ware is chosen for this group, or the group waits for a ware. */
  #build(hex: string): void {
    const move = counter.pick(hex, this.asked);
    if (move) {
      this.send([move]);
    } else if (counter.hex !== hex) {
      this.source.refuse({ hex });
    }
  }

  /** The moves with which something else could be begun in this hex, in place of what is planned. */
  #firstSteps(hex: string): ParadiseMove[] {
    return this.moves.filter((move) => move.hex === hex && isStep(move, this.view!));
  }

  #choose(here: readonly ParadiseMove[], hex: string): void {
    const step = here.find(({ kind }) => kind === "fleet") ?? (here.length === 1 ? here[0]! : null);
    if (step) {
      this.arm(step);
    } else {
      this.armed = null;
      this.hex = hex;
    }
  }

  #keep(move: ParadiseMove): void {
    this.armed = null;
    this.hex = "";
    this.base = [...this.base, move.move];
    void this.#extend(move.kind === "fleet");
  }

  /** Try the plan; what does not fit in any more is left out. A new fleet is loaded fully. */
  async #extend(load = false): Promise<void> {
    if (!this.base.length) {
      return;
    }
    const asked = this.base;
    const found = await this.#base.of(asked);
    if (!found || this.base !== asked) {
      return;
    }
    if (found.stopped) {
      this.base = asked.filter((_, place) => place !== found.played);
      await this.#extend();
    } else if (load && found.prospect?.load.length) {
      this.base = [...asked, ...found.prospect.load];
      await this.#extend();
    }
  }

  #arm(move: ParadiseMove, texts: readonly string[]): void {
    this.armed = { ...move, move: texts.join(" ") };
    this.#waits = true;
    this.#eager = !this.source.confirm();
    void this.#learn(this.armed, texts);
  }

  /** Learn what comes of the armed move, and how much of it can be sent at once. */
  async #learn(armed: ParadiseMove, texts: readonly string[]): Promise<void> {
    const found = await this.#whole.of(texts);
    if (this.armed !== armed) {
      return;
    }
    this.#waits = false;
    if (found?.stopped) {
      this.armed = null;
      this.source.refuse({ why: words.tell(found.stopped) });
      return;
    }
    this.armed = { ...armed, move: sentOf(texts, found).join(" ") };
    if (this.#eager) {
      this.send([this.armed]);
    }
  }

  /** Why nothing can be done there: of a plan, the server is asked what stops it. */
  #refuse(hex: string): void {
    if (!this.base.length || !this.isFleet) {
      this.armed = null;
      this.source.refuse({ hex });
      return;
    }
    this.armed = null;
    const asked = this.base;
    void this.#whole.of([...asked, `>${hex}`]).then((found) => {
      if (found?.stopped && this.base === asked && !this.armed) {
        this.source.refuse({ why: words.tell(found.stopped) });
      }
    });
  }
}
