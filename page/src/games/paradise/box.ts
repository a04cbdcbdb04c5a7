// Names out of a box: ours are said in the reader's language, those of a player's own box as they are.

import type { MessageView } from "../../lib/wire";
import { say, words } from "../../lib/words.svelte";

/** A name as the reader calls it. */
export function called(name: string | MessageView): string {
  if (typeof name === "string") {
    return name;
  }
  const own = name.args.name;
  return words.tell(typeof own === "string" ? { ...name, text: own } : name);
}

/** What is written where the whole name has no room; empty where its first words will do. */
export const shortly = (name: string | MessageView): string =>
  typeof name === "string" || typeof name.args.key !== "string" ? "" : say("paradise-board-short", { key: name.args.key });
