// A place of the chart in words, for those who hear the page: the sentences of the terminal's list.

import type { ParadiseBox, ParadiseView } from "../../../lib/wire";
import { say } from "../../../lib/words.svelte";
import { PEOPLES } from "../art/emblems";
import { eventName } from "../events/naming";
import { kindsOf, lastMarkers, type Place, type Stack } from "./places";

export const seatName = (seat: number): string => say("paradise-seat", { player: PEOPLES[seat] ?? "nobody" });

/** A group with its hex, or the hex alone. */
export const nameOf = ({ name, title, kind }: Place): string =>
  title && kind === "group" ? say("paradise-place", { group: title, hex: name }) : name;

export function tellPlace(place: Place, box: ParadiseBox, view: ParadiseView): string {
  return [land(place, box, view), ...[...place.stacks, ...place.canoes.map(chained)].map(pile), ...notesOf(place.name, view), ...guests(place, view, box)].join(" ");
}

/** What is known of the stacks of a hex besides what lies there: what was seen in a battle, and what has moved. */
export function notesOf(hex: string, { seen, seat, moved, under_way: under, step, voyage }: ParadiseView): string[] {
  const told = seen.flatMap((stacks, each) => {
    const there = stacks[hex];
    const pieces = kindsOf(there?.pieces ?? "").map(([piece, number]) => say("paradise-count", { piece, number }));
    return there && each !== seat ? [say("paradise-board-seen", { player: PEOPLES[each]!, pieces: pieces.join(", "), turn: there.turn })] : [];
  });
  if (step === "movement" && moved[hex]) {
    const left = (under[hex] ?? []).map((canoe) => canoe.left);
    told.push(say("paradise-board-moved", { number: moved[hex], hexes: left.length ? Math.max(...left) : 0 }));
  }
  const drawn = lastMarkers(voyage).find((each) => each.hex === hex);
  return drawn ? [...told, say("paradise-board-marker", { kind: drawn.marker!, knots: drawn.knots ?? 0 })] : told;
}

const chained = (seat: number): Stack => ({ seat, kinds: [["T", 1]], closed: 0 });

function land(place: Place, box: ParadiseBox, view: ParadiseView): string {
  const there = { place: nameOf(place) };
  if (place.kind === "sea" || place.kind === "mist") {
    return say("paradise-place-open", { ...there, kind: place.kind === "sea" ? "sea" : "unknown" });
  }
  const group = box.groups[place.seed];
  const [green, brown, improved] = [group?.green ?? 0, group?.brown ?? 0, view.improved[place.name] ?? 0];
  const squares = improved
    ? say("paradise-squares-improved", { green, brown, improved })
    : say("paradise-squares", { green, brown });
  if (place.kind === "secret") {
    const players = place.seen.map(seatName).join(", ");
    return place.seed
      ? say("paradise-place-secret-own", { ...there, players, group: place.title, squares })
      : say("paradise-place-secret", { ...there, players });
  }
  if (place.independent) {
    return say("paradise-place-wild", { ...there, squares, locals: place.locals });
  }
  if (place.owner === null) {
    return place.squares.length ? say("paradise-place-free", { ...there, squares }) : say("paradise-place-atoll", there);
  }
  return say("paradise-place-held", {
    ...there,
    squares,
    player: PEOPLES[place.owner]!,
    home: view.homes[place.owner] === place.name ? "yes" : "no",
    villages: say("paradise-side-villages", { villages: view.villages[place.name] ?? 0 }),
  });
}

function pile({ seat, kinds, closed }: Stack): string {
  const known = kinds.map(([piece, number]) => say("paradise-count", { piece, number })).join(", ");
  const hidden = closed ? say("paradise-pieces", { number: closed + kinds.reduce((sum, [, count]) => sum + count, 0) }) : "";
  return say("paradise-pile", {
    player: PEOPLES[seat]!,
    pieces: hidden || known,
    open: hidden && known ? "yes" : "no",
    face: known,
  });
}

function guests(place: Place, { explorer, fleet, mover, events }: ParadiseView, box: ParadiseBox): string[] {
  const told = (events?.markers ?? []).filter(({ hex }) => hex === place.name).map(({ event }) => `${eventName(event, box)}.`);
  if (explorer?.hex === place.name) {
    const knots = say("paradise-knots", { knots: explorer.knots });
    told.push(say("paradise-explorer-here", { player: PEOPLES[explorer.seat]!, knots }));
  }
  if (fleet.at === place.name && mover !== null && fleet.number) {
    const known = kindsOf(fleet.pieces).map(([piece, number]) => say("paradise-count", { piece, number }));
    const pieces = known.join(", ") || say("paradise-pieces", { number: fleet.number });
    told.push(say("paradise-fleet-here", { player: PEOPLES[mover]!, fleet: pieces }));
  }
  return told;
}

/** Whether there is anything to tell of: the list leaves empty waters out. */
export const isNotable = ({ kind, stacks, canoes }: Place): boolean =>
  kind === "group" || kind === "secret" || stacks.length > 0 || canoes.length > 0;
