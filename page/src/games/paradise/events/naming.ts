// What events are called: ours in the reader's language, those of a player's own box as they are.

import type { ParadiseBox } from "../../../lib/wire";
import { called } from "../box";

export function eventName(name: string, box: ParadiseBox | null): string {
  const event = box?.events.find((each) => each.name === name);
  return event ? called(event.called) : name;
}
