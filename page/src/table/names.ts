// What those are called who sit at a table.

import { SIDES } from "../games/kahuna/labels";
import { say } from "../lib/words.svelte";
import type { TableController } from "./tableController.svelte";

/** The name of whoever sits on a seat, or its colour. */
export function nameAt(controller: TableController, seat: number): string {
  const { sight } = controller.live;
  const chair = sight?.seats[seat];
  if (chair?.kind === "bot") {
    return botName(chair.bot);
  }
  const isShared = (sight?.you.length ?? 0) > 1 && !sight?.analysis;
  return (!isShared && chair?.name) || say("kahuna-seat", { player: SIDES[seat === 1 ? 1 : 0] });
}

export const botName = (bot: string): string => bot.charAt(0).toUpperCase() + bot.slice(1);
