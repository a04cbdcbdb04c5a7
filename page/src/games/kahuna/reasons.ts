// Why something is no move, as far as the server's sentence needs to be widened: it speaks of the one move that was
// asked about, where somebody may have meant several.

import { NAMES } from "./geometry";
import type { Said, Shown } from "../../lib/types";
import { say, words } from "../../lib/words.svelte";
import type { Clicked } from "./inferMove";

/** Reasons that speak of one line, where a whole card was meant. */
const OF_ONE_LINE = new Set(["kahuna-line-yours", "kahuna-line-enemys", "kahuna-island-guarded"]);
/** Reasons that name one missing card, where either end of the line would do. */
const OF_ONE_CARD = new Set(["kahuna-no-card", "kahuna-no-second-card"]);

export function reasonFor(reason: Said, { line, card }: Clicked, shown: Shown, seat: number): string {
  if (card && !line && OF_ONE_LINE.has(reason.id)) {
    return say("table-card-idle", { card: NAMES[card]! });
  }
  if (line && OF_ONE_CARD.has(reason.id)) {
    const args = { first: NAMES[line[0]!]!, second: NAMES[line[1]!]! };
    return shown.bridges[1 - seat]!.includes(line) ? say("table-needs-two", args) : say("table-needs-one", args);
  }
  return words.tell(reason);
}
