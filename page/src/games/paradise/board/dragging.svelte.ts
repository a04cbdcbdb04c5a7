// A stack that is taken up with a pointer and dragged to another hex. It does nothing that clicks cannot do.

import type { Point } from "../../../lib/coast";
import type { BoardChoice } from "./boardChoice";

/** A pointer that has gone so far drags and does not choose, in pixels. */
const DRAG = 7;

export class Dragging {
  /** Where the stack is that is dragged; null while none is. */
  at: Point | null = $state.raw(null);
  #finger: number | null = null;
  #from = "";
  #begun: Point = [0, 0];
  /** Whether the pointer that has just been lifted had dragged something. */
  #dropped = false;

  constructor(private readonly choice: () => BoardChoice | null) {}

  /** Whether this pointer takes up a stack, should it move. */
  takes(event: PointerEvent, hex: string | null): boolean {
    return hex !== null && event.isPrimary && (this.choice()?.mayLift(hex, event.pointerType === "touch") ?? false);
  }

  press(event: PointerEvent, hex: string | null, at: Point): void {
    this.cancel();
    this.#dropped = false;
    if (event.button === 0 && this.takes(event, hex)) {
      [this.#finger, this.#from, this.#begun] = [event.pointerId, hex!, at];
    }
  }

  /** Whether something is being dragged. */
  move(event: PointerEvent, at: Point): boolean {
    if (event.pointerId !== this.#finger) {
      return false;
    }
    if (!this.at) {
      if (Math.hypot(at[0] - this.#begun[0], at[1] - this.#begun[1]) < DRAG) {
        return true;
      }
      (event.currentTarget as HTMLElement).setPointerCapture(event.pointerId);
      this.choice()?.lift(this.#from);
    }
    this.at = at;
    return true;
  }

  /** Put down what was dragged; where it came from it stays in hand. */
  drop(event: PointerEvent, hex: string | null): void {
    const dragged = event.pointerId === this.#finger && this.at !== null;
    const from = this.#from;
    this.cancel();
    this.#dropped = dragged;
    if (dragged && hex && hex !== from) {
      this.choice()?.pick(hex);
    }
  }

  cancel(): void {
    this.#finger = this.at = null;
  }

  /** Whether a click is but the end of dragging. */
  get dropped(): boolean {
    return this.#dropped;
  }
}
