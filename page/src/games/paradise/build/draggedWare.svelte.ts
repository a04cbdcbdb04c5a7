// A ware that is dragged out of the shop to a group on the chart, with the mouse. It does nothing that clicks cannot do.

import type { Point } from "../../../lib/coast";

/** A pointer that has gone so far drags and does not choose, in pixels. */
const DRAG = 7;

export class DraggedWare {
  /** Where the ware is that is dragged; null while none is. */
  at: Point | null = $state.raw(null);
  #begun: Point | null = null;
  /** Whether the click that comes now is but the end of dragging. */
  dropped = false;

  constructor(private readonly ondrop: (hex: string) => void) {}

  press(event: PointerEvent): void {
    this.cancel();
    this.dropped = false;
    if (event.button === 0 && event.pointerType !== "touch") {
      this.#begun = [event.clientX, event.clientY]; // a finger scrolls the shop
      (event.currentTarget as HTMLElement).setPointerCapture(event.pointerId);
    }
  }

  move(event: PointerEvent): void {
    const { clientX, clientY } = event;
    if (this.#begun && (this.at || Math.hypot(clientX - this.#begun[0], clientY - this.#begun[1]) >= DRAG)) {
      this.at = [clientX, clientY];
    }
  }

  lift(event: PointerEvent): void {
    this.dropped = this.at !== null;
    this.cancel();
    if (this.dropped) {
      const there = document.elementsFromPoint(event.clientX, event.clientY).find((each) => each.matches(".board [data-hex]"));
      const hex = there?.getAttribute("data-hex");
      if (hex) {
        this.ondrop(hex);
      }
    }
  }

  cancel(): void {
    this.#begun = this.at = null;
  }
}
