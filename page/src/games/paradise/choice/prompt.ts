// What there is to do, in words: the server asks the question, and the page adds how far the visitor has chosen.

import type { ParadiseView } from "../../../lib/wire";
import { say, words } from "../../../lib/words.svelte";
import type { ParadiseTable } from "../table";
import { describeChoice } from "./consequences";

const step = (view: ParadiseView): string => say("paradise-step", { step: view.step });

/** Whose turn it is, and in which step of which turn. */
export const heading = (view: ParadiseView, turn: { yours: true } | { yours: false; name: string }): string =>
  turn.yours
    ? say("paradise-table-yours", { turn: view.turn, step: step(view) })
    : say("paradise-table-theirs", { turn: view.turn, step: step(view), name: turn.name });

export const announceTurn = (view: ParadiseView): string => heading(view, { yours: true });

/** What there is to do, as far as the visitor has chosen. */
export function prompt({ choice, view }: ParadiseTable): string {
  if (choice.question) {
    return choice.question;
  }
  if (choice.considered) {
    return describeChoice(choice.considered, choice);
  }
  if (choice.isFleet && choice.base.length) {
    return say("paradise-choose-goal");
  }
  return view.prompt ? words.tell(view.prompt) : say("paradise-table-choose");
}

export const describePosition = (view: ParadiseView): string =>
  view.stage === "over" ? say("paradise-now-over") : say("paradise-table-now", { turn: view.turn, step: step(view) });
