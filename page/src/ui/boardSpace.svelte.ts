// The room that a board has on this screen, and the shape that fits it.

import { MediaQuery } from "svelte/reactivity";

/** The form of the box in which a board lies; a game may lay its board out anew for it. */
export type BoardShape = "wide" | "tall";

/** Where the log and its neighbours slide in instead of standing beside the board. */
const COMPACT = "(max-width: 899px), (max-height: 559px)";
/** A phone on its side: everything else stands beside the board. */
const LYING = "(orientation: landscape) and (max-height: 559px)";

export class BoardSpace {
  readonly #narrow = new MediaQuery(COMPACT);
  readonly #lying = new MediaQuery(LYING);
  /** Of the box in which the board lies. */
  width = $state(0);
  height = $state(0);

  constructor(private readonly bestShape: (width: number, height: number) => BoardShape) {}

  get compact(): boolean {
    return this.#narrow.current;
  }

  get lying(): boolean {
    return this.#lying.current;
  }

  readonly shape: BoardShape = $derived.by(() => (this.compact ? this.bestShape(this.width, this.height) : "wide"));
}
