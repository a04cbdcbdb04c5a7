// The box that a table is played with: asked for once by the options that decide about it, and kept.

import { get } from "../../lib/server";
import type { ParadiseBox } from "../../lib/wire";

/** The option that says what lies in the box. */
const DECIDES = "components";

const asked = new Set<string>();
const boxes = new Map<string, ParadiseBox>();
/** How many have come. State of the module: whoever asks first would not be told of state that is made for them. */
let arrived = $state(0);

/** What lies in the box of a game with these options; null until the server has told. Whoever reads it is told then. */
export function boxOf(options: Record<string, string>): ParadiseBox | null {
  const wanted = options[DECIDES] ?? "";
  void arrived;
  if (!asked.has(wanted)) {
    ask(wanted);
  }
  return boxes.get(wanted) ?? null;
}

function ask(wanted: string): void {
  asked.add(wanted);
  get<ParadiseBox>("/api/games/paradise/box", wanted ? { [DECIDES]: wanted } : {}).then(
    (box) => {
      boxes.set(wanted, box);
      arrived += 1;
    },
    () => asked.delete(wanted), // the next time it may be there
  );
}
