// The box that a table is played with: asked for once by the options that decide about it, and kept.

import { untrack } from "svelte";

import { get } from "../../lib/server";
import type { ParadiseBox } from "../../lib/wire";

/** The option that says what lies in the box. */
const DECIDES = "components";

class Asked {
  box: ParadiseBox | null = $state.raw(null);
}

const asked = new Map<string, Asked>();

/** What lies in the box of a game with these options; null until the server has told. Whoever reads it is told then. */
export function boxOf(options: Record<string, string>): ParadiseBox | null {
  const wanted = options[DECIDES] ?? "";
  let found = asked.get(wanted);
  if (!found) {
    found = untrack(() => ask(wanted));
  }
  return found.box;
}

function ask(wanted: string): Asked {
  const found = new Asked();
  asked.set(wanted, found);
  get<ParadiseBox>("/api/games/paradise/box", wanted ? { [DECIDES]: wanted } : {}).then(
    (box) => (found.box = box),
    () => asked.delete(wanted), // the next time it may be there
  );
  return found;
}
