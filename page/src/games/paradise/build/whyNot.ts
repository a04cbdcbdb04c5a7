// Why a ware is not for sale: the server's own reason for the move that was most likely meant.

import type { MessageView } from "../../../lib/wire";
import { words } from "../../../lib/words.svelte";
import type { ParadiseTable } from "../table";
import { letterOf, type Ware } from "./shop";

const RARE: Readonly<Partial<Record<Ware, string>>> = { feast: "F+", levy: "WW+", settle: "S+", store: "store:" };

/** The reason of the first group for which there is one; empty where nobody knows. */
export async function whyNot(table: ParadiseTable, ware: Ware, hexes: readonly string[]): Promise<string> {
  const { view } = table;
  const hex = hexes[0];
  if (hex === undefined || view.seat === null) {
    return "";
  }
  const move = `${RARE[ware] ?? `${letterOf(ware)}+`}${hex}`;
  try {
    const { reason } = await table.ask<{ reason: MessageView | null }>("why", { move });
    return reason ? words.tell(reason) : "";
  } catch {
    return "";
  }
}
