// Pieces that are to go along chains: those in hand, with where they may be put, and those whose place is chosen. All of
// them are sent in one message.

import { notices } from "../../../lib/notices.svelte";
import type { ParadiseMove, ParadiseView } from "../../../lib/wire";
import { neighbours } from "../board/geometry";
import { kindsOf } from "../board/places";
import type { Trial } from "./trial.svelte";

/** Pieces that go together, in letters, and the moves that take them there. */
export interface Leg {
  from: string;
  to: string;
  pieces: string;
  texts: readonly string[];
}

/** Pieces of a kind that may go from where the visitor takes them, and how many of them are in hand. */
export interface Held {
  piece: string;
  number: number;
  most: number;
  /** The move that takes one of them. */
  text: string;
}

/** One message has room for so many pieces: a move takes each, another puts it down. */
const MOST = 30;

export class TransitPlan {
  legs: readonly Leg[] = $state.raw([]);
  /** Where the pieces in hand lie; empty while there are none. */
  from: string = $state("");
  held: readonly Held[] = $state.raw([]);
  /** Where they may be put: known as soon as the server has told. */
  goals: readonly ParadiseMove[] = $state.raw([]);
  /** Whose canoes would have to stay. */
  stay: readonly string[] = $state.raw([]);
  #goalsKnown: Promise<void> = Promise.resolve();

  constructor(private readonly trial: Trial) {}

  readonly texts: readonly string[] = $derived.by(() => this.legs.flatMap(({ texts }) => texts));
  readonly hand: string = $derived.by(() => this.held.map(({ piece, number }) => piece.repeat(number)).join(""));
  /** The hexes of the chain along which the pieces in hand may go. */
  readonly chain: readonly string[] = $derived.by(() => (this.goals.length ? [this.from, ...this.goals.map(({ hex }) => hex!)] : []));

  /** Take everything that may go from here: `takes` are the moves that the server lists. */
  take(from: string, takes: readonly ParadiseMove[], view: ParadiseView): void {
    const there = heldIn(from, takes, view);
    let room = MOST - this.texts.length / 2;
    this.from = from;
    this.held = there.map((each) => {
      const number = Math.min(each.most, room);
      room -= number;
      return { ...each, number };
    });
    this.goals = this.stay = [];
    this.#goalsKnown = this.#learn(from, takes[0]!.move);
  }

  /** So many of this kind. */
  hold(place: number, number: number): void {
    this.held = this.held.map((each, at) => (at === place ? { ...each, number: Math.max(0, Math.min(each.most, number)) } : each));
  }

  /** One more of this kind; after the last none. */
  turn(place: number): void {
    const each = this.held[place];
    if (each) {
      this.hold(place, each.number < each.most ? each.number + 1 : 0);
    }
  }

  /** Put what is in hand down here; whether that could be. */
  async put(to: string): Promise<boolean> {
    await this.#goalsKnown;
    const goal = this.goals.find(({ hex }) => hex === to);
    if (!goal || !this.hand) {
      return false;
    }
    const texts = this.held.flatMap(({ number, text }) => Array.from({ length: number }, () => [text, goal.move]).flat());
    this.legs = [...this.legs, { from: this.from, to, pieces: this.hand, texts }];
    this.letGo();
    return true;
  }

  /** Nothing is in hand any more. */
  letGo(): void {
    this.from = "";
    this.held = this.goals = this.stay = [];
    this.trial.forget();
  }

  drop(place: number): void {
    this.legs = this.legs.filter((_, at) => at !== place);
  }

  /** This move of the plan cannot be played: the piece that it moves stays where it is. */
  without(played: number): void {
    let left = Math.floor(played / 2);
    this.legs = this.legs.flatMap((leg) => {
      const number = leg.pieces.length;
      const at = left;
      left -= number;
      if (at < 0 || at >= number) {
        return [leg];
      }
      const pieces = leg.pieces.slice(0, at) + leg.pieces.slice(at + 1);
      return pieces ? [{ ...leg, pieces, texts: leg.texts.filter((_, place) => Math.floor(place / 2) !== at) }] : [];
    });
  }

  forget(): void {
    this.legs = [];
    this.letGo();
  }

  /** Where a piece may go, and which canoes would have to stay if it went. */
  async #learn(from: string, take: string): Promise<void> {
    const taken = await this.trial.of([...this.texts, take]);
    if (this.from !== from) {
      return;
    }
    if (!taken) {
      if (this.trial.failure) {
        notices.failed(this.trial.failure);
        this.letGo();
      }
      return;
    }
    this.goals = taken.moves.filter(({ kind, hex }) => kind === "put" && hex);
    const first = this.goals[0];
    const put = first ? await this.trial.of([...this.texts, take, first.move]) : null;
    if (put && this.from === from) {
      this.stay = put.shown.fixed;
    }
  }
}

/** How many of each kind may go: all but the canoe of the chain and what has come along it in this step. */
export function heldIn(from: string, takes: readonly ParadiseMove[], view: ParadiseView): Held[] {
  const come = new Map(kindsOf(view.carried[from] ?? ""));
  const chained = view.chains[view.seat ?? -1]?.includes(from) ? 1 : 0;
  return kindsOf(view.own[from] ?? "").flatMap(([piece, count]) => {
    const move = takes.find((each) => each.piece === piece);
    const most = count - (come.get(piece) ?? 0) - (piece === "T" ? chained : 0);
    return move && most > 0 ? [{ piece, number: 0, most, text: move.move }] : [];
  });
}

/** The shortest way from hex to hex within a chain; straight there where there is none. */
export function wayAlong(chain: readonly string[], from: string, to: string): string[] {
  const before = new Map<string, string>([[from, from]]);
  for (const hex of before.keys()) {
    for (const next of neighbours(hex)) {
      if (chain.includes(next) && !before.has(next)) {
        before.set(next, hex);
      }
    }
  }
  const way = [to];
  while (way[0] !== from) {
    way.unshift(before.get(way[0]!) ?? from);
  }
  return way;
}
