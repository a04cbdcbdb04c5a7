// What can be done with a game besides playing it.

import { save } from "../lib/files";
import { boardPicture } from "../lib/picture";
import { go } from "../lib/router.svelte";
import { get, post } from "../lib/server";
import { sitDown, tableAddress } from "../lib/tables.svelte";
import type { TableView } from "../lib/wire";

export async function saveRecord({ table, game, seat }: TableView, invitation: string): Promise<void> {
  const { record } = await get<{ record: string }>(`/api/tables/${table}/record`, { seat, invitation });
  save(new Blob([record], { type: "text/plain" }), `${game}-${table}.motu`);
}

export async function savePicture(place: ParentNode, { table, game, steps }: TableView): Promise<void> {
  const svg = place.querySelector<SVGSVGElement>(".board svg");
  if (svg) {
    save(await boardPicture(svg), `${game}-${table}-${steps}.png`);
  }
}

/** Once more: at the table that another has opened already, or at a new one. */
export async function rematch({ table, next, you }: TableView): Promise<void> {
  let there: TableView;
  let invitation = "";
  if (next) {
    there = await get<TableView>(`/api/tables/${next}`);
  } else {
    ({ table: there, invitation } = await post<{ table: TableView; invitation: string }>(`/api/tables/${table}/rematch`));
  }
  if (you.length) {
    there = await sitDown(there);
  }
  const isWaiting = there.stage === "open" && there.seats.some(({ kind }) => kind === "free");
  go(tableAddress(there.table, isWaiting ? invitation : ""));
}
