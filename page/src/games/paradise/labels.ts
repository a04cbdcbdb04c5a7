// What things are called, in the reader's language.

import { seatsOfGame } from "../../lib/gameList";
import type { ParadiseBox, ParadiseView } from "../../lib/wire";
import { say } from "../../lib/words.svelte";
import { called } from "./box";

/** A seat as messages know it. */
export const playerOf = (seat: number | null | undefined): string => seatsOfGame("paradise")[seat ?? -1] ?? "nobody";

/** A hex as people call it: "Samoa (G11)", or "H12" where nobody knows what lies there. */
export function hexName(hex: string, view: ParadiseView, box: ParadiseBox | null): string {
  const there = view.secret[hex] ? view.secret[hex].group : view.map[hex];
  const group = there && there !== "sea" ? box?.groups[there] : undefined;
  return group ? say("paradise-place", { group: called(group.name), hex }) : hex;
}

/** The same, as short as it can be. */
export function shortName(hex: string, view: ParadiseView, box: ParadiseBox | null): string {
  const there = view.secret[hex] ? view.secret[hex].group : view.map[hex];
  const group = there && there !== "sea" ? box?.groups[there] : undefined;
  return group ? called(group.name) : hex;
}

/** A card as the reader calls it. */
export function cardName(name: string, box: ParadiseBox | null): string {
  const card = box?.cards.find((each) => each.name === name);
  return card ? called(card.called) : name;
}
