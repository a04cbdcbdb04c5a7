// What can be done with a game besides playing it.

import { boardPicture } from "../lib/picture";
import { get, post } from "../lib/server";
import { go } from "../lib/router.svelte";
import type { Sight } from "../lib/types";

/** Give the visitor a file. */
function save(name: string, content: Blob): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

export async function saveRecord({ table, seat }: Sight, invitation: string): Promise<void> {
  const { record } = await get<{ record: string }>(`/api/tables/${table}/record`, { seat, invitation });
  save(`kahuna-${table}.motu`, new Blob([record], { type: "text/plain" }));
}

export async function savePicture(place: ParentNode, { table, steps }: Sight): Promise<void> {
  const svg = place.querySelector<SVGSVGElement>(".board svg");
  if (svg) {
    save(`kahuna-${table}-${steps}.png`, await boardPicture(svg));
  }
}

/** Once more: at the table that the other one has opened already, or at a new one. */
export async function rematch({ table, next, you }: Sight): Promise<void> {
  if (!next) {
    const opened = await post<{ table: Sight; invitation: string }>(`/api/tables/${table}/rematch`);
    const isWaiting = opened.table.stage === "open" && opened.table.seats.some(({ kind }) => kind === "free");
    go(`/table/${opened.table.table}${isWaiting ? `#${opened.invitation}` : ""}`);
    return;
  }
  const there = await get<Sight>(`/api/tables/${next}`);
  if (you.length && there.stage === "open" && !there.you.length) {
    await post(`/api/tables/${next}/actions`, { version: there.version, action: { do: "sit" } });
  }
  go(`/table/${next}`);
}
