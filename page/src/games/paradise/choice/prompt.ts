// What there is to do, in words: the server asks the question, and the page adds how far the visitor has chosen.

import type { ParadiseBox, ParadiseView } from "../../../lib/wire";
import { say, words } from "../../../lib/words.svelte";
import type { Game } from "../../game";
import { shortName } from "../labels";
import type { ParadiseTable } from "../table";
import { describeChoice } from "./consequences";

const step = (view: ParadiseView): string => say("paradise-step", { step: view.step });

/** Who does what is being shown, and in which step. */
const shown = (view: ParadiseView, name: string): string => (name && view.stage !== "build" ? `${name} · ${step(view)}` : describePosition(view));

type Turn = Parameters<Game<ParadiseView>["heading"]>[1];

/** Whose decision it is, or while something is being shown, in which step of the turn it was; the step of the turn stands in the head of the page. */
export const heading = (view: ParadiseView, turn: Turn): string =>
  turn.yours ? say("paradise-table-yours") : turn.shows ? shown(view, turn.name) : view.stage === "build" ? say("paradise-table-planning", { name: turn.name }) : turn.name;

export const announceTurn = (view: ParadiseView): string => say("paradise-table-told", { turn: view.turn, step: step(view) });

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
  const found = choice.view?.stage === "discovery" && choice.view.explorer ? foundAt(choice.view.explorer.hex, choice.view, choice.box) : null;
  if (found) {
    return say("paradise-find-ask", found);
  }
  return view.prompt ? words.tell(view.prompt) : say("paradise-table-choose");
}

/** The group that was found, as far as the viewer knows it. */
function foundAt(hex: string, view: ParadiseView, box: ParadiseBox | null): { place: string; squares: number } | null {
  const group = box?.groups[view.secret[hex]?.group ?? ""];
  return group ? { place: shortName(hex, view, box), squares: group.green + group.brown } : null;
}

export const describePosition = (view: ParadiseView): string =>
  view.stage === "over" ? say("paradise-now-over") : say("paradise-table-now", { turn: view.turn, step: step(view) });
