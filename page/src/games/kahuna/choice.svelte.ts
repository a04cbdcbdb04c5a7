// What the visitor is about to do: cards and lines are pointed at and chosen until one legal move is meant, and that
// one waits for a word of confirmation. Which moves there are, the server says; nothing here knows a rule.

import type { KahunaMove } from "../../lib/wire";
import { say } from "../../lib/words.svelte";

export interface Offer {
  /** The cards in hand, in the order in which they are shown. */
  hand: string;
  moves: readonly KahunaMove[];
}

export interface ChoiceDependencies {
  offer: () => Offer;
  /** Whether a move waits for a second click. */
  confirm: () => boolean;
  play: (move: KahunaMove) => void;
  /** Something was clicked that is no move: the words of the notation that was most likely meant. */
  refuse: (what: { line?: string; card?: string; move?: string }) => void;
}

export class Choice {
  /** The places of the chosen cards in the hand. */
  cards: number[] = $state.raw([]);
  /** The line that was chosen, if several moves fit it; `ways` are these. */
  line: string = $state("");
  /** The move that waits for confirmation. */
  armed: KahunaMove | null = $state.raw(null);
  pointedCard: number | null = $state(null);
  pointedLine: string | null = $state(null);

  constructor(private readonly deps: ChoiceDependencies) {}

  readonly #offer = $derived.by(() => this.deps.offer());
  /** The moves on the board that the chosen cards can make; with none chosen, all of them. */
  readonly fitting = $derived.by(() => fitting(this.#offer.moves, this.#letters(this.cards)));
  /** The moves among which to choose, if a line has several. */
  readonly ways = $derived.by(() => (this.line && !this.armed ? this.fitting.filter(({ line }) => line === this.line) : []));
  /** The cards whose lines are lit: those chosen, or the one pointed at. */
  readonly lit = $derived.by(() => {
    const pointed = this.pointedCard;
    return this.cards.length || pointed === null ? this.cards : [pointed];
  });
  /** The lines to be lit: of the chosen cards, else of the card that is pointed at, else all. */
  readonly lines = $derived.by(() => linesOf(fitting(this.#offer.moves, this.#letters(this.lit))));
  /** The island of the card that was chosen or is pointed at. */
  readonly island = $derived.by(() => this.#letters(this.lit)[0] ?? "");
  /** The move whose consequences are drawn. */
  readonly preview = $derived.by(
    () => this.armed ?? this.fitting.find(({ line }) => line !== undefined && line === (this.line || this.pointedLine)) ?? null,
  );
  /** The move that is armed or pointed at on the board. */
  readonly considered = $derived.by(() => this.armed ?? (this.pointedLine ? this.preview : null));
  /** Several moves fit the chosen line: which cards? */
  readonly question = $derived.by(() => (this.ways.length ? say("kahuna-do-way") : ""));
  /** Whether there is anything to cancel. */
  readonly begun = $derived.by(() => this.armed !== null || this.line !== "" || this.cards.length > 0);
  /** The places of the cards that the armed move takes, or that were chosen. */
  readonly used = $derived.by(() => (this.armed ? this.#places(this.armed) : this.cards));

  /** The move that discards the chosen card, if that is allowed. */
  readonly discard = $derived.by(() => {
    const [letter, ...more] = this.#letters(this.cards);
    return letter && !more.length ? this.#find("discard", letter) : undefined;
  });

  /** Whether this card can do anything but lie there. */
  may(place: number): boolean {
    const letter = this.#offer.hand[place]!;
    const among = this.ways.length ? this.ways : this.#offer.moves;
    return among.some(({ kind, cards }) => kind !== "take" && cards?.includes(letter));
  }

  forget(): void {
    this.cards = [];
    this.line = "";
    this.armed = null;
    this.pointedCard = this.pointedLine = null;
  }

  /** One step back: first the move, then the cards. */
  cancel(): void {
    if (this.armed || this.line) {
      this.armed = null;
      this.line = "";
    } else {
      this.forget();
    }
  }

  confirm(): void {
    const move = this.armed;
    if (move) {
      this.forget();
      this.deps.play(move);
    }
  }

  /** Choose a move; chosen twice, or if nobody wants to be asked, it is made. */
  arm(move: KahunaMove): void {
    if (this.armed?.move === move.move || !this.deps.confirm()) {
      this.armed = move;
      this.confirm();
    } else {
      this.armed = move;
      this.line = "";
    }
  }

  pickCard(place: number): void {
    const letter = this.#offer.hand[place];
    if (!letter) {
      return;
    }
    const ways = this.ways.filter(({ cards }) => cards?.includes(letter));
    if (ways.length) {
      this.#narrow(ways, place);
      return;
    }
    if (!this.may(place)) {
      this.deps.refuse({ card: letter });
      return;
    }
    const only = this.#onlyDiscards(letter);
    if (only) {
      this.cards = [place];
      this.arm(only);
      return;
    }
    this.armed = null;
    this.line = "";
    this.cards = this.#with(place);
    const found = this.cards.length === 2 ? this.fitting : [];
    if (found.length === 1) {
      this.armed = found[0]!; // two cards, and only one bridge that they can remove
    }
  }

  pickLine(line: string): void {
    if (this.armed?.line === line) {
      this.confirm();
      return;
    }
    const here = (moves: readonly KahunaMove[]) => moves.filter((move) => move.line === line);
    let found = here(this.fitting);
    if (!found.length && this.cards.length && here(this.#offer.moves).length) {
      this.cards = []; // another card is meant
      found = here(this.#offer.moves);
    }
    if (!found.length) {
      this.refuseLine(line);
    } else if (found.length === 1) {
      this.arm(found[0]!);
    } else {
      this.armed = null;
      this.line = line;
    }
  }

  refuseLine(line: string): void {
    const [card] = this.#letters(this.cards);
    this.deps.refuse(card ? { line, card } : { line });
  }

  /** A card of the row, the deck, or the end of the turn. */
  pick(kind: "take" | "draw" | "decline" | "end", letter = ""): void {
    const move = this.#find(kind, letter);
    if (move) {
      this.cards = [];
      this.arm(move);
    } else {
      this.deps.refuse({ move: kind === "take" ? `+${letter}` : kind === "draw" ? "+?" : kind === "end" ? "." : "=" });
    }
  }

  can(kind: KahunaMove["kind"], letter = ""): boolean {
    return this.#find(kind, letter) !== undefined;
  }

  #find(kind: string, letter: string): KahunaMove | undefined {
    return this.#offer.moves.find((move) => move.kind === kind && (letter === "" || move.cards === letter));
  }

  /** A line was chosen first: which of the moves on it uses this card? */
  #narrow(ways: KahunaMove[], place: number): void {
    const both = this.cards.length === 1 && this.cards[0] !== place ? [...this.cards, place] : [place];
    const exact = ways.filter((move) => same(move.cards ?? "", this.#letters(both).join("")));
    const left = exact.length ? exact : ways;
    if (left.length === 1) {
      this.arm(left[0]!);
    } else {
      this.cards = both;
    }
  }

  /** The one thing to do with this card, if it can only be thrown away and everything else on the table can wait. */
  #onlyDiscards(letter: string): KahunaMove | undefined {
    const all = this.#offer.moves;
    return all.every(({ kind }) => kind === "discard") ? this.#find("discard", letter) : undefined;
  }

  /** The chosen cards after this one was clicked as well. */
  #with(place: number): number[] {
    if (this.cards.includes(place)) {
      return this.cards.filter((other) => other !== place);
    }
    const both = [...this.cards, place];
    return both.length === 2 && fitting(this.#offer.moves, this.#letters(both)).length ? both : [place];
  }

  /** Where the cards of a move are in the hand: those that were chosen, if they will do. */
  #places(move: KahunaMove): number[] {
    const found: number[] = [];
    if (move.kind === "take") {
      return found;
    }
    const order = [...this.cards, ...[...this.#offer.hand].keys()];
    for (const letter of move.cards ?? "") {
      const place = order.find((each) => !found.includes(each) && this.#offer.hand[each] === letter);
      if (place !== undefined) {
        found.push(place);
      }
    }
    return found;
  }

  #letters(places: readonly number[]): string[] {
    return places.map((place) => this.#offer.hand[place]).filter((letter) => letter !== undefined);
  }
}

const same = (one: string, other: string): boolean => [...one].sort().join() === [...other].sort().join();

/** The moves on the board that these cards make, or that need no card. */
export function fitting(moves: readonly KahunaMove[], letters: readonly string[]): KahunaMove[] {
  const onBoard = moves.filter(({ line }) => line !== undefined);
  if (!letters.length) {
    return onBoard;
  }
  if (letters.length === 1) {
    return onBoard.filter(({ kind, cards }) => kind === "free" || cards?.includes(letters[0]!));
  }
  return onBoard.filter(({ cards }) => cards !== undefined && same(cards, letters.join("")));
}

export const linesOf = (moves: readonly KahunaMove[]): string[] => [...new Set(moves.map(({ line }) => line!))].sort();
