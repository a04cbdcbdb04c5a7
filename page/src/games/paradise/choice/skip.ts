// Questions with one answer are not asked: "." where nothing else can be done, one move where it costs and shows nothing.

import type { ParadiseMove, ParadiseView } from "../../../lib/wire";

/** Stages in which ending the decision brings nothing to light and gives nothing away. */
const HARMLESS = ["explore", "transit", "move", "fleet", "arioi", "battle-card", "save", "regroup", "reveal", "claim", "event", "shaman"];
/** Stages in which somebody else has decided already what happens: only one piece, one number, one place is left. */
const FORCED = ["loss", "carry", "transit-to"];

/** Stages whose end is the end of moving. */
const ENDS_STEP = ["transit", "move"];

/** The only answer to what is asked, if it may be given without asking. */
export function onlyAnswer(asked: readonly ParadiseMove[], view: ParadiseView): ParadiseMove | null {
  const [only] = asked;
  if (asked.length !== 1 || !only) {
    return null;
  }
  if (only.kind === "done") {
    const isIdle = view.stage === "build" && view.plan.length === 0;
    return (HARMLESS.includes(view.stage) && !(ENDS_STEP.includes(view.stage) && hasMoved(view))) || isIdle ? only : null;
  }
  return FORCED.includes(view.stage) ? only : null;
}

/** Whoever has moved something may want to look at it, or to take it back, before the step ends. */
const hasMoved = ({ moved, turned, under_way: sailed }: ParadiseView): boolean =>
  turned.length > 0 || Object.keys(moved).length > 0 || Object.keys(sailed).length > 0;

/** Whether to give it now. What was taken back just now is left to the visitor. */
export class Skipper {
  #steps = 0;
  #tookBack = false;

  answer(steps: number, asked: readonly ParadiseMove[], view: ParadiseView): ParadiseMove | null {
    if (steps !== this.#steps) {
      this.#tookBack = steps < this.#steps;
      this.#steps = steps;
    }
    return this.#tookBack ? null : onlyAnswer(asked, view);
  }
}
