// Questions with one answer are not asked: "." where nothing else can be done, one move where it costs and shows nothing.

import type { ParadiseMove, ParadiseView } from "../../../lib/wire";

/** Stages in which ending the decision brings nothing to light and gives nothing away. */
const HARMLESS = ["explore", "transit", "move", "fleet", "arioi", "battle-card", "save", "regroup", "reveal", "claim", "event", "shaman"];
/** Stages in which somebody else has decided already what happens: only one piece, one number, one place is left. */
const FORCED = ["loss", "carry", "transit-to"];

/** The only answer to what is asked, if it may be given without asking. */
export function onlyAnswer(asked: readonly ParadiseMove[], view: ParadiseView): ParadiseMove | null {
  const [only] = asked;
  if (asked.length !== 1 || !only) {
    return null;
  }
  if (only.kind === "done") {
    const isIdle = view.stage === "build" && view.plan.length === 0;
    return HARMLESS.includes(view.stage) || isIdle ? only : null;
  }
  return FORCED.includes(view.stage) ? only : null;
}

/** Whether to give it now. What could still be taken back, or was taken back just now, is left to the visitor. */
export class Skipper {
  /** The steps of the game after the last answer that was given so. */
  #given = -1;
  #steps = 0;
  #tookBack = false;

  answer(steps: number, slip: boolean, asked: readonly ParadiseMove[], view: ParadiseView): ParadiseMove | null {
    if (steps !== this.#steps) {
      this.#tookBack = steps < this.#steps;
      this.#steps = steps;
    }
    const only = onlyAnswer(asked, view);
    if (!only || this.#tookBack || (slip && this.#given !== steps)) {
      return null;
    }
    this.#given = steps + 1;
    return only;
  }
}
