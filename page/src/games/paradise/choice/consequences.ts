// What a move that was tried would bring: points, links and build points won and lost, and whether it can be taken back.

import type { ParadiseBox, ParadiseMove, ParadiseProspect, ParadiseView } from "../../../lib/wire";
import { say } from "../../../lib/words.svelte";
import { kindsOf } from "../board/places";
import { playerOf, shortName } from "../labels";
import { morePoints, signed } from "../panels/amounts";
import type { ParadiseChoice } from "./choice.svelte";
import { describe } from "./describe";
import { linesOf } from "./marks";
import { orderOf } from "./order";
import { previewLines } from "./preview";
import type { Leg } from "./transit.svelte";
import type { Tried } from "./trial.svelte";

/** A move in words; of the armed one, what may come of it, too. */
export function describeChoice(move: ParadiseMove, { view, box, stand, armed, outcome, isFinal, transit }: ParadiseChoice): string {
  if (!view || !stand) {
    return move.move;
  }
  const after = move === armed && outcome ? consequences(outcome, isFinal, view, box) : [];
  if (move.kind === "flip" && move === armed && outcome?.played && !outcome.prospect?.points.length) {
    after.unshift(say("paradise-choose-no-points"));
  }
  if (transit.legs.length && move === armed) {
    return sentences([...transit.legs.map((leg) => describeLeg(leg, view, box)), ...after]);
  }
  const said = [describe(move, view, box)];
  if (move.kind === "first" && view.points.length - view.out.length > 2) {
    said.push(orderOf(move, view).map((seat) => say("paradise-seat", { player: playerOf(seat) })).join(", "));
  }
  if (move.kind === "home" && move.hex) {
    said.push(...homeLines(move.hex, view, box, stand.prospect?.homes ?? [], armed === move ? (outcome?.shown.villages ?? {}) : {}));
  }
  if (move === armed) {
    said.push(...(move.hex ? linesOf(move.hex, stand) : []), ...previewLines(stand, move, box), ...after);
  }
  return sentences(said);
}

/** What is there of a group that may be the home, and what would count with it. */
function homeLines(hex: string, view: ParadiseView, box: ParadiseBox | null, homes: ParadiseProspect["homes"], then: Record<string, number>): string[] {
  const group = box?.groups[view.map[hex] ?? ""];
  const villages = view.villages[hex] ?? then[hex] ?? 0;
  const worth = homes.find((each) => each.hex === hex);
  return [
    ...(villages ? [say("paradise-side-villages", { villages })] : []),
    ...(group ? [say("paradise-squares", { green: group.green, brown: group.brown })] : []),
    ...(worth ? [say("paradise-choose-points", { player: "you", points: signed(worth.points) })] : []),
    ...(worth?.links.length ? [say("paradise-choose-joins", { places: worth.links.map((each) => shortName(each, view, box)).join(", ") })] : []),
  ];
}

function describeLeg({ from, to, pieces }: Leg, view: ParadiseView, box: ParadiseBox | null): string {
  const counted = kindsOf(pieces).map(([piece, number]) => say("paradise-count", { piece, number }));
  return `${say("paradise-transit-leg", { from: shortName(from, view, box), to: shortName(to, view, box) })}: ${counted.join(", ")}`;
}

/** Parts of a sentence as sentences of their own. */
const sentences = (parts: readonly string[]): string =>
  parts.map((part) => part.charAt(0).toUpperCase() + part.slice(1) + (/[.?!]$/.test(part) ? "" : ".")).join(" ");

export function consequences({ prospect }: Tried, isFinal: boolean, view: ParadiseView, box: ParadiseBox | null): string[] {
  const named = (hexes: readonly string[]): string => hexes.map((hex) => shortName(hex, view, box)).join(", ");
  const told: string[] = [];
  for (const { seat, before, after } of prospect?.points ?? []) {
    told.push(say("paradise-choose-points", { player: seat === view.seat ? "you" : playerOf(seat), points: morePoints(after - before) }));
  }
  for (const { seat, won, lost } of prospect?.links ?? []) {
    if (seat === view.seat && won.length) {
      told.push(say("paradise-choose-joins", { places: named(won) }));
    }
    if (seat === view.seat && lost.length) {
      told.push(say("paradise-choose-parts", { places: named(lost) }));
    }
  }
  if (prospect?.builds) {
    told.push(say("paradise-choose-builds", { before: prospect.builds.before, after: prospect.builds.after }));
  }
  return isFinal ? [...told, say("paradise-choose-final")] : told;
}
