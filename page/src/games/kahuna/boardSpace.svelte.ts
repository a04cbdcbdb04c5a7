// The room that a board has on this screen, and the shape that fits it.

import { MediaQuery } from "svelte/reactivity";

import type { Shape } from "./geometry";
import { bestShape, COMPACT } from "./layout";

export class Space {
  readonly #narrow = new MediaQuery(COMPACT);
  /** Of the box in which the board lies. */
  width = $state(0);
  height = $state(0);

  get compact(): boolean {
    return this.#narrow.current;
  }

  readonly shape: Shape = $derived.by(() => (this.compact ? bestShape(this.width, this.height) : "wide"));
}
