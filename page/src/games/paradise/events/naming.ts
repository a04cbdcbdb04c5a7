// What events are called: ours in the reader's language, those of a player's own box as they are.

import type { ParadiseBox } from "../../../lib/wire";
import { say } from "../../../lib/words.svelte";

const HOUSE = "house";

export function eventName(name: string, box: ParadiseBox | null): string {
  const effect = box?.name === HOUSE ? box.events.find((event) => event.name === name)?.effect : undefined;
  return say("paradise-event-name", { event: effect ?? "own", name });
}
