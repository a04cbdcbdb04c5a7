// What a player is doing, in one word of the plate: as everybody at the table may know it.

import type { ParadiseView } from "../../../lib/wire";
import type { ParadiseTable } from "../table";

export type Doing =
  | "deciding"
  | "planning"
  | "ready"
  | "exploring"
  | "moving"
  | "attacks"
  | "defends"
  | "watches"
  | "waits"
  | "done"
  | "won"
  | "out"
  | "nobody";

/** The steps in which one plays after the other: who has had the turn is done, who comes later waits. */
const IN_TURN: Readonly<Record<string, Doing>> = { exploration: "exploring", movement: "moving" };

/** Who has to decide; while what happened is still being shown, whose it was. */
export function moversOf({ view, position, before }: Pick<ParadiseTable, "view" | "position" | "before">): readonly number[] {
  if (position === view.shown) {
    return view.movers;
  }
  const mover = position.fleet.at ? position.mover : (before?.mover ?? position.mover);
  return mover === null ? [] : [mover];
}

/** `movers` are those who have to decide now. */
export function doing(view: ParadiseView, movers: readonly number[], seat: number): Doing {
  const decides = movers.includes(seat);
  if (view.stage === "over") {
    return view.winners.includes(seat) ? "won" : view.out.includes(seat) ? "out" : "done";
  }
  if (view.out.includes(seat)) {
    return "out";
  }
  if (view.chits && seat > 0) {
    return "nobody"; // the opponent of the solitaire game
  }
  if (view.stage === "build") {
    return view.done.includes(seat) ? "ready" : "planning";
  }
  const { battle } = view;
  if (battle) {
    return decides ? "deciding" : seat === battle.attacker ? "attacks" : seat === battle.defender ? "defends" : "watches";
  }
  const busy = IN_TURN[view.step];
  const asked = movers[0] ?? view.mover;
  if (!busy || asked === null || asked === undefined) {
    return decides ? "deciding" : "waits";
  }
  if (decides) {
    return view.seat === seat ? "deciding" : busy;
  }
  return view.order.indexOf(seat) < view.order.indexOf(asked) ? "done" : "waits";
}
