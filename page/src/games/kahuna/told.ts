// What happens at a table, told of “you” and of the others by their names. The server's sentences name sides, for they
// are kept with the game; who sits where, the chairs of the table say.

import type { MessageView } from "../../lib/wire";
import { say, words } from "../../lib/words.svelte";
import { SIDES } from "./labels";
import type { KahunaTable } from "./table";

// words: kahuna-told-place kahuna-told-remove kahuna-told-free kahuna-told-discard kahuna-told-discard-hidden
// words: kahuna-told-take kahuna-told-draw kahuna-told-draw-card kahuna-told-decline kahuna-told-end
// words: kahuna-told-stripped kahuna-told-scoring kahuna-told-points kahuna-told-third kahuna-told-bridges
// words: kahuna-told-sudden kahuna-told-stock
const SAME = /^kahuna-(?:log|won)-(place|remove|free|discard(?:-hidden)?|take|draw(?:-card)?|decline|end|stripped|scoring|points|third|bridges|sudden|stock)$/;
const OTHERS: Readonly<Record<string, string>> = {
  "kahuna-log-takes": "kahuna-told-take-islands",
  "kahuna-log-loses": "kahuna-told-lost",
  "tables-ended-resigned": "kahuna-told-gave-up",
  "tables-ended-time": "kahuna-told-out-of-time",
};

/** A sentence of the log. Whoever sits on both sides hears of White and Black. */
export function tellAt({ id, args }: MessageView, table: KahunaTable): string {
  const same = SAME.exec(id)?.[1];
  const told = same ? `kahuna-told-${same}` : OTHERS[id];
  const { you } = table.view;
  if (!told || you.length > 1) {
    return words.tell({ id, args });
  }
  const seat = SIDES.findIndex((side) => side === (args["player"] ?? args["leader"]));
  const [first, second] = SIDES.map((_, each) => (you.includes(each) ? say("kahuna-told-you") : table.nameInText(each)));
  const name = seat < 0 ? "" : table.nameInText(seat);
  return words.tell({ id: told, args: { ...args, you: you.includes(seat) ? "yes" : "no", name, first: first!, second: second! } });
}
