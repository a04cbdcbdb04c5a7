// A place of the chart in words, together with what is laid over it: danger and reach are not for eyes alone.

import type { ParadiseBox, ParadiseView } from "../../../lib/wire";
import { say, words } from "../../../lib/words.svelte";
import { PEOPLES } from "../art/emblems";
import type { HexTip } from "./boardChoice";
import { dangers, type Overlays } from "./overlays.svelte";
import type { Place } from "./places";
import { nameOf, notesOf, seatName, tellPlace } from "./told";

export function tellAll(place: Place, box: ParadiseBox, view: ParadiseView, overlays: Overlays, viewer: number | null): string {
  return [tellPlace(place, box, view), ...laidOver(place.name, overlays, viewer)].join(" ");
}

export function laidOver(hex: string, { shown, threats, range }: Pick<Overlays, "shown" | "threats" | "range">, viewer: number | null): string[] {
  if (shown === "danger") {
    return dangers(threats, viewer)
      .filter((danger) => danger.hex === hex)
      .map(({ by, most }) => say("paradise-board-endangered", { players: by.map(seatName).join(", "), chance: words.percent(most) }));
  }
  if (shown === "reach" && range?.hexes.some((each) => each.hex === hex)) {
    return [say("paradise-board-reached", { player: PEOPLES[range.seat]! })];
  }
  return [];
}

/** A card about what is known of a hex besides what is drawn there. */
export function noteOn(hex: string, view: ParadiseView, places: readonly Place[]): HexTip | null {
  const lines = notesOf(hex, view);
  return lines.length ? { hex, title: nameOf(places.find(({ name }) => name === hex)!), lines } : null;
}
