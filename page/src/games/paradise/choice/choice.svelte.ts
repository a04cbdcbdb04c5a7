// What the visitor is about to do. Which moves there are the server says; nothing here knows a rule. A click on a hex
// chooses among the moves there; what is not on the map stands among the `answers`.

import type { ParadiseBox, ParadiseMove, ParadiseView } from "../../../lib/wire";
import { say } from "../../../lib/words.svelte";
import type { Choice, ChoiceSource } from "../../game";
import type { BoardChoice, HexMark, HexTip } from "../board/boardChoice";
import { boxOf } from "../boxes.svelte";
import { counter } from "../build/counter.svelte";
import { buildMarks } from "../build/shop";
import { describe } from "./describe";
import type { Clicked } from "./inferMove";

type Source = ChoiceSource<ParadiseView, ParadiseMove, Clicked>;

/** Moves that may be made at any time: they are no answer to what is asked. */
const ASIDES = ["show", "reveal", "disband"];

export class ParadiseChoice implements Choice<ParadiseMove>, BoardChoice {
  /** The move that waits for confirmation. */
  armed: ParadiseMove | null = $state.raw(null);
  /** The hex that was chosen, if several moves are possible there. */
  hex: string = $state("");
  pointed: string | null = $state(null);

  constructor(private readonly source: Source) {}

  readonly view: ParadiseView | null = $derived.by(() => this.source.position());
  readonly box: ParadiseBox | null = $derived.by(() => boxOf(this.source.options?.() ?? {}));
  readonly moves: readonly ParadiseMove[] = $derived.by(() => this.source.moves());
  /** What may be done at any time. */
  readonly asides: readonly ParadiseMove[] = $derived.by(() => this.moves.filter((move) => this.#isAside(move)));
  /** The moves that answer what is asked. */
  readonly asked: readonly ParadiseMove[] = $derived.by(() => this.moves.filter((move) => !this.#isAside(move)));
  readonly done: ParadiseMove | null = $derived.by(() => this.asked.find(({ kind }) => kind === "done") ?? null);
  /** What can be listed: the moves in the chosen hex, else those that are not on the map. */
  readonly answers: readonly ParadiseMove[] = $derived.by(() =>
    this.asked.filter(({ hex, kind }) => (this.hex ? hex === this.hex : !hex) && kind !== "done"),
  );
  readonly considered = $derived.by(() => this.armed);
  readonly begun = $derived.by(() => this.armed !== null || this.hex !== "" || (this.#builds && counter.begun));
  readonly question = $derived.by(() => (this.hex && !this.armed ? say("paradise-choose-which") : ""));

  readonly marks: ReadonlyMap<string, HexMark> = $derived.by(() => {
    if (this.#builds) {
      return buildMarks(this.view!, this.asked, counter);
    }
    const found = new Map<string, HexMark>();
    for (const { hex } of this.asked) {
      if (hex) {
        found.set(hex, { may: true });
      }
    }
    const chosen = this.armed?.hex ?? this.hex;
    if (chosen) {
      found.set(chosen, { may: true, chosen: true });
    }
    return found;
  });
  readonly way: readonly string[] = [];
  readonly tip: HexTip | null = null;

  point(hex: string | null): void {
    this.pointed = hex;
  }

  pick(hex: string): void {
    if (this.#builds) {
      this.#build(hex);
      return;
    }
    if (this.armed?.hex === hex) {
      this.confirm();
      return;
    }
    const here = this.asked.filter((move) => move.hex === hex);
    this.armed = null;
    this.hex = "";
    if (here.length === 1) {
      this.arm(here[0]!);
    } else if (here.length) {
      this.hex = hex;
    } else {
      this.source.refuse({ hex });
    }
  }

  told(hex: string): string {
    const { view } = this;
    const here = this.asked.filter((move) => move.hex === hex);
    return view ? here.map((move) => describe(move, view, this.box)).join("; ") : "";
  }

  /** Choose a move; chosen twice, or if nobody wants to be asked, it is made. */
  arm(move: ParadiseMove): void {
    if (this.armed?.move === move.move || !this.source.confirm()) {
      this.send([move]);
    } else {
      this.armed = move;
    }
  }

  /** Make these moves, all or none. */
  send(moves: readonly ParadiseMove[]): void {
    this.forget();
    const last = moves.at(-1);
    if (last) {
      this.source.play({ ...last, move: moves.map(({ move }) => move).join(" ") });
    }
  }

  /** Enough: what "." does now. */
  end(): void {
    if (this.done) {
      this.send([this.done]);
    }
  }

  confirm(): void {
    if (this.armed) {
      this.send([this.armed]);
    }
  }

  cancel(): void {
    counter.forget();
    if (this.armed && this.hex) {
      this.armed = null;
    } else {
      this.forget();
    }
  }

  forget(): void {
    this.armed = null;
    this.hex = "";
  }

  get #builds(): boolean {
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

  #isAside({ kind, hex }: ParadiseMove): boolean {
    return ASIDES.includes(kind) && !(kind === "reveal" && this.view?.stage === "discovery" && this.#isNew(hex!));
  }

  /** A tile that nobody has decided about yet. */
  #isNew(hex: string): boolean {
    return this.view!.explorer?.hex === hex;
  }
}
