// Where a plan has led so far, and what its moves are to the page.

import type { ParadiseMove, ParadiseProspect, ParadiseView } from "../../../lib/wire";
import type { Tried } from "./trial.svelte";

export interface Stand {
  view: ParadiseView;
  moves: readonly ParadiseMove[];
  prospect: ParadiseProspect | null;
}

/** Moves that may be made at any time: they are no answer to what is asked. */
const ASIDES = ["show", "reveal", "disband"];
/** Moves that are the beginning of something: they are kept until it is clear what it leads to. */
const STEPS = ["fleet", "take", "add", "drop", "load", "land"];

/** In the step of victory turning a card up is what is asked. */
export function isAside({ kind, hex }: ParadiseMove, view: ParadiseView): boolean {
  const asked = (kind === "reveal" && view.stage === "discovery" && view.explorer?.hex === hex) || (kind === "show" && view.stage === "reveal");
  return ASIDES.includes(kind) && !asked;
}

export const isStep = ({ kind }: ParadiseMove, view: ParadiseView): boolean => STEPS.includes(kind) && view.stage !== "event";

/** Stages whose answers are few, and listed also where they are on the map. */
const LISTED = ["home", "new-home", "discovery", "battles", "retreat", "regroup", "lost-box", "carry", "search", "astray"];
const MOST = 12;

/** What can be listed: the moves in the chosen hex, else those that are not on the map, and where they are few, all. */
export function answersOf(asked: readonly ParadiseMove[], hex: string, stage: string): ParadiseMove[] {
  const kept = asked.filter(({ kind }) => kind === "event");
  const all = [...asked.filter(({ kind }) => kind !== "done" && kind !== "event"), ...kept];
  if (stage === "event") {
    return all.filter(({ kind, hex: there }) => !(kind === "pick" && there));
  }
  if (hex) {
    return all.filter((move) => move.hex === hex);
  }
  return LISTED.includes(stage) && all.length <= MOST ? all : all.filter((move) => !move.hex);
}

/** Whether a fleet has been made up that can neither sail nor take more aboard. */
export function isStuck({ shown, moves, prospect }: Tried): boolean {
  const goesOn = moves.some((move) => move.kind !== "done" && !isAside(move, shown));
  return shown.stage === "fleet" && shown.fleet.sailed === 0 && !goesOn && prospect?.reach.length === 0 && !prospect.load.length;
}
