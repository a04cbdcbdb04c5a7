// A plan of moves as far as the visitor has made it, where it has led, and what of it is lit and listed. Which moves there
// are the server says; nothing here knows a rule.

import type { ParadiseBox, ParadiseMove, ParadiseView } from "../../../lib/wire";
import { say } from "../../../lib/words.svelte";
import type { ChoiceSource } from "../../game";
import type { HexMark, HexTip, Stick } from "../board/boardChoice";
import { boxOf } from "../boxes.svelte";
import { counter } from "../build/counter.svelte";
import { buildTip } from "../build/gains";
import { buildMarks } from "../build/shop";
import { hexName, shortName } from "../labels";
import type { Clicked } from "./inferMove";
import { marksOf, tipOf, transitMarks, wayOf } from "./marks";
import { changedSticks } from "./preview";
import { answersOf, isAside, type Stand } from "./stand";
import { TransitPlan, wayAlong } from "./transit.svelte";
import { Trial } from "./trial.svelte";

export type Source = ChoiceSource<ParadiseView, ParadiseMove, Clicked>;

/** Stages in which the server can tell the odds of what may come next. */
const FORETOLD = ["explore", "astray", "search", "battles", "fleet", "battle-card", "loss", "retreat", "carry", "save", "new-home", "event", "build"];

export class Planned {
  /** What is to be sent, as one move: it waits for confirmation. */
  armed: ParadiseMove | null = $state.raw(null);
  /** What has been decided so far on the page alone, in notation: a fleet with its load, a piece in transit. */
  base: readonly string[] = $state.raw([]);
  /** The hex that was chosen, if several moves are possible there. */
  hex: string = $state("");
  pointed: string | null = $state(null);
  /** Who is to play first, until it is said which way round. */
  begins: number | null = $state(null);

  /** What is tried: nothing, for the odds of what is asked; the plan so far; all that is to be sent. */
  protected readonly oddsTrial: Trial;
  protected readonly baseTrial: Trial;
  protected readonly wholeTrial: Trial;
  /** The position of which the odds were asked. */
  protected foretold: ParadiseView | null = $state.raw(null);
  /** Pieces that are to go along chains. */
  readonly transit: TransitPlan;

  constructor(protected readonly source: Source) {
    this.transit = new TransitPlan(new Trial(() => source.ask));
    this.oddsTrial = new Trial(() => source.ask);
    this.baseTrial = new Trial(() => source.ask);
    this.wholeTrial = new Trial(() => source.ask);
  }

  readonly view: ParadiseView | null = $derived.by(() => this.source.position());
  readonly box: ParadiseBox | null = $derived.by(() => boxOf(this.source.options?.() ?? {}));
  readonly moves: readonly ParadiseMove[] = $derived.by(() => this.source.moves());
  /** What may be done at any time, whoever is asked. */
  readonly asides: readonly ParadiseMove[] = $derived.by(() => this.moves.filter((move) => isAside(move, this.view!)));
  /** Where the plan has led so far: what lies where, what can be done then, and what to expect of it. */
  readonly stand: Stand | null = $derived.by(() => {
    const { view, base } = this;
    const { tried } = this.baseTrial;
    if (!view) {
      return null;
    }
    if (base.length && tried?.played === base.length) {
      return { view: tried.shown, moves: tried.moves, prospect: tried.prospect };
    }
    const asked = base.length ? [] : this.moves.filter((move) => !isAside(move, view));
    return { view, moves: asked, prospect: !base.length && this.foretold === view ? (this.oddsTrial.tried?.prospect ?? null) : null };
  });
  /** The moves that answer what is asked. */
  readonly asked: readonly ParadiseMove[] = $derived.by(() => this.stand?.moves ?? []);
  readonly done: ParadiseMove | null = $derived.by(() => this.asked.find(({ kind }) => kind === "done") ?? null);
  /** What can be listed: the moves in the chosen hex, else those that are not on the map. */
  readonly answers: readonly ParadiseMove[] = $derived.by(() => answersOf(this.asked, this.hex, this.stand?.view.stage ?? ""));
  /** What may be done at any time in the chosen hex. */
  readonly asidesHere: readonly ParadiseMove[] = $derived.by(() => (this.hex ? this.asides.filter(({ hex }) => hex === this.hex) : []));
  readonly considered = $derived.by(() => this.armed);
  readonly begun = $derived.by(() => this.armed !== null || this.hex !== "" || this.base.length > 0 || this.begins !== null || this.transit.from !== "" || (this.builds && counter.begun));
  readonly question = $derived.by(() => {
    const { view, transit } = this;
    if (view && transit.from) {
      const asked = say("paradise-transit-goal", { place: hexName(transit.from, view, this.box), number: transit.hand.length });
      const named = transit.goals.map(({ hex }) => shortName(hex!, view, this.box)).filter((name, place) => name !== transit.goals[place]!.hex);
      return named.length ? `${asked} ${say("paradise-transit-chain", { places: named.join(", ") })}` : asked;
    }
    return this.hex && !this.armed ? say("paradise-choose-which") : "";
  });
  /** What the armed move would bring, as soon as the server has told. */
  readonly outcome = $derived.by(() => (this.armed ? this.wholeTrial.tried : null));
  /** Whether that could not be taken back. */
  readonly isFinal = $derived.by(() => (this.outcome?.reveals ?? false) && !this.source.undoIsFree?.());
  readonly isFleet = $derived.by(() => this.stand?.view.stage === "fleet");

  readonly marks: ReadonlyMap<string, HexMark> = $derived.by(() => {
    const { stand, armed, hex, outcome } = this;
    if (!stand) {
      return new Map<string, HexMark>();
    }
    if (this.carries) {
      return transitMarks(stand, this.transit, this.view!);
    }
    return this.builds ? buildMarks(stand.view, stand.moves, counter, stand.prospect) : marksOf(stand, { armed, hex, outcome, pointed: this.#pointedAnswer() });
  });
  readonly ways: readonly (readonly string[])[] = $derived.by(() => {
    const { stand, armed, transit, pointed } = this;
    if (this.carries) {
      const chain = this.view!.chains[this.view!.seat ?? -1] ?? [];
      const would = transit.hand && pointed && transit.goals.some(({ hex }) => hex === pointed) ? [{ from: transit.from, to: pointed }] : [];
      return [...transit.legs, ...would].map(({ from, to }) => wayAlong(chain, from, to));
    }
    return stand && armed ? [wayOf(stand, armed, this.box)] : [];
  });
  /** What the armed move would do to chains; fleets that sail break and mend them as they go. */
  readonly sticks: readonly Stick[] = $derived.by(() =>
    this.stand && this.outcome && !this.isFleet ? changedSticks(this.stand.view.chains, this.outcome.shown.chains) : [],
  );
  /** While one builds: what is chosen in the shop, and what it would bring. */
  readonly shop = $derived.by(() =>
    this.builds && this.stand ? { view: this.stand.view, box: this.box, asked: this.asked, chosen: counter, gains: this.stand.prospect } : null,
  );
  readonly tip: HexTip | null = $derived.by(() => {
    const hex = this.pointed === this.armed?.hex ? null : this.pointed; // of what is armed the prompt tells
    if (hex && this.shop) {
      return buildTip(hex, this.shop);
    }
    return hex && this.stand ? tipOf(hex, this.stand, this.box) : null;
  });

  point(hex: string | null): void {
    this.pointed = hex;
  }

  /** Ask what can be expected of the decision at hand. Call it whenever that has changed. */
  attend(): void {
    if (this.view && this.view !== this.foretold && (this.moves.length || this.builds) && FORETOLD.includes(this.view.stage)) {
      this.oddsTrial.forget();
      this.foretold = this.view;
      void this.oddsTrial.of([]);
    }
  }

  /** The answer to an event that is pointed at: what it would take is shown before it is chosen. */
  #pointedAnswer(): ParadiseMove | null {
    return this.view?.stage === "event" && !this.armed ? (this.asked.find(({ hex }) => hex === this.pointed) ?? null) : null;
  }

  /** Where something can be done in the movement, or pieces can be taken from in transit. */
  get places(): string[] {
    const begins = (this.stand?.view.stage === "move" && !this.hex) || (this.carries && !this.transit.from);
    const some = this.carries ? this.asked.filter(({ kind }) => kind === "take") : this.asked;
    return begins ? [...new Set(some.flatMap(({ hex }) => hex ?? []))] : [];
  }

  /** The seats that could play first, where there is more to say than which: they come before the way round. */
  get firsts(): number[] {
    const seats = [...new Set(this.asked.flatMap(({ kind, seat }) => (kind === "first" ? [seat!] : [])))];
    return seats.length > 2 ? seats : [];
  }

  /** What the number keys choose: places, then seats, then moves. */
  get numbered(): readonly (string | number | ParadiseMove)[] {
    if (this.transit.from) {
      return [];
    }
    const moves = this.answers.filter(({ kind, seat }) => kind !== "first" || !this.firsts.length || seat === this.begins);
    return [...this.places, ...(this.begins === null ? this.firsts : []), ...moves, ...this.asidesHere];
  }

  /** The number key that chooses this; 0 if none does. */
  keyOf(what: string | number | ParadiseMove): number {
    const key = this.numbered.indexOf(what) + 1;
    return key < 10 ? key : 0;
  }

  /** Whether pieces may go along chains. */
  get carries(): boolean {
    return this.view?.stage === "transit" && this.moves.length > 0;
  }

  get builds(): boolean {
    return this.view?.stage === "build";
  }
}
