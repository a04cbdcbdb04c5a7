// What somebody meant who clicked where no move is: the server is asked why it is none.

import type { ParadiseView } from "../../../lib/wire";

/** What somebody clicked where no move is: a hex, or a whole move in notation; or `why` it is none, if that is known. */
export interface Clicked {
  why?: string;
  hex?: string;
  move?: string;
}

/** The sign before a hex in the move that one would make there, by what is asked. */
const SIGNS: Readonly<Record<string, string>> = {
  home: "^",
  "new-home": "^",
  explore: ">",
  search: ">",
  discovery: "!",
  astray: "~",
  "transit-to": ":",
  fleet: ">",
  battles: "*",
  retreat: "<",
  build: "V+",
  regroup: "/",
  event: "=",
};

/** The move that was most likely meant. */
export function inferMove({ hex, move, why }: Clicked, view: ParadiseView): { ask: string } | { why: string } | null {
  if (why) {
    return { why };
  }
  if (move) {
    return { ask: move };
  }
  if (!hex) {
    return null;
  }
  if (view.stage === "transit") {
    return { ask: `${view.own[hex]?.[0] ?? "W"}@${hex}` };
  }
  return { ask: `${SIGNS[view.stage] ?? "@"}${hex}` };
}
