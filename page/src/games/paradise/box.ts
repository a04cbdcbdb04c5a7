// The contents of a box, as far as the map draws them: the server's `show_box` says it all.

import type { Said } from "../../lib/wire";
import { words } from "../../lib/words.svelte";

/** A name of the box: ours are said in the reader's language, those of a player's own box as they are. */
export type Named = string | Said;

export interface BoxHex {
  kind: "unknown" | "ocean" | "group";
  group?: string;
  /** A name for colour only. */
  label?: Named;
}

export interface BoxGroup {
  name: Named;
  green: number;
  brown: number;
  independent: boolean;
  locals: number;
  /** Where it is printed; null for a tile. */
  hex: string | null;
}

export interface ParadiseBox {
  name: string;
  hexes: Record<string, BoxHex>;
  groups: Record<string, BoxGroup>;
  south_america: { hexes: string[]; ways: string[]; galapagos: string[] };
}

/** A name as the reader calls it. */
export function called(name: Named): string {
  if (typeof name === "string") {
    return name;
  }
  const own = name.args.name;
  return words.tell(typeof own === "string" ? { ...name, text: own } : name);
}
