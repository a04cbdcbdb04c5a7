// A finger that stays where it is shows something and chooses nothing.

/** Milliseconds after which a finger holds and does not tap. */
const HOLD = 450;

export class Holding {
  #held = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly dragged: () => boolean) {}

  press(event: PointerEvent, act: () => void): void {
    this.lift();
    this.#held = false;
    if (event.pointerType === "touch") {
      this.#timer = setTimeout(() => {
        if (!this.dragged()) {
          this.#held = true;
          act();
        }
      }, HOLD);
    }
  }

  /** Whether the finger that is lifted has held. */
  lift(): boolean {
    clearTimeout(this.#timer);
    return this.#held;
  }
}
