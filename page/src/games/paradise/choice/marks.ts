// What the chart shows of a choice: lit hexes with the odds of what may come there, the way of a fleet, and what is told
// of a hex.

import type { ParadiseBox, ParadiseMove, ParadiseView, ReachedHex, VoyageOdds } from "../../../lib/wire";
import { say, words } from "../../../lib/words.svelte";
import type { HexMark, HexTip } from "../board/boardChoice";
import { hexName } from "../labels";
import { signed } from "../panels/amounts";
import { describe, goalOnFoot, reachLines, searchLines, voyageLines } from "./describe";
import { previewMarks } from "./preview";
import type { Stand } from "./stand";
import type { TransitPlan } from "./transit.svelte";
import type { Tried } from "./trial.svelte";

export interface Chosen {
  armed: ParadiseMove | null;
  hex: string;
  outcome: Tried | null;
  /** The answer that is pointed at, where nothing is armed. */
  pointed?: ParadiseMove | null;
}

const reachedAt = ({ prospect }: Stand, hex: string): ReachedHex | undefined => prospect?.reach.find((each) => each.hex === hex);
const voyageAt = ({ prospect }: Stand, hex: string): VoyageOdds | undefined => prospect?.voyage.find((each) => each.hex === hex);

export function marksOf(stand: Stand, { armed, hex: chosen, outcome, pointed }: Chosen): Map<string, HexMark> {
  const marks = new Map<string, HexMark>();
  const { view, moves, prospect } = stand;
  const sails = view.stage === "fleet" && prospect !== null;
  for (const { hex, kind } of moves) {
    if (hex && !(sails && kind === "go")) {
      marks.set(hex, { may: true, ...oddsMark(voyageAt(stand, hex)), ...searchMark(stand, hex) });
    }
  }
  for (const { hex, chance } of prospect?.battles ?? []) {
    marks.set(hex, { may: true, badge: words.percent(chance), sign: "battle" });
  }
  for (const { hex, points } of prospect?.homes ?? []) {
    marks.set(hex, { may: true, badge: signed(points), sign: "points" });
  }
  for (const reached of sails ? prospect.reach : []) {
    marks.set(reached.hex, { may: true, ...reachMark(reached) });
  }
  const here = armed?.hex ?? chosen;
  if (here) {
    marks.set(here, { ...marks.get(here), may: true, chosen: true, ...(armed && gain(stand, outcome)) });
  }
  if (sails && view.fleet.at && view.fleet.at !== here) {
    marks.set(view.fleet.at, { ...marks.get(view.fleet.at), chosen: true });
  }
  const answer = armed ?? pointed;
  if (answer) {
    previewMarks(stand, answer, armed && outcome).forEach((mark, name) => marks.set(name, { ...marks.get(name), ...mark }));
  }
  if (view.transit) {
    marks.set(view.transit.origin, { ...marks.get(view.transit.origin), chosen: true });
  }
  return marks;
}

/** What may go along a chain, what will, and the canoes that will have to stay because of that. */
export function transitMarks({ view, moves }: Stand, plan: TransitPlan, before: ParadiseView): Map<string, HexMark> {
  const marks = new Map<string, HexMark>();
  const mark = (hex: string, more: HexMark): unknown => marks.set(hex, { ...marks.get(hex), ...more });
  const lit = plan.from ? (plan.hand ? plan.goals : []) : moves.filter(({ kind }) => kind === "take");
  lit.forEach(({ hex }) => mark(hex!, { may: true }));
  for (const { to, pieces } of plan.legs) {
    const there = marks.get(to)?.ghosts ?? [];
    const what = [...new Set([...there.map((each) => each.what), ...pieces])];
    mark(to, { chosen: true, ghosts: what.map((each) => ({ seat: view.seat ?? 0, what: each })) });
  }
  if (plan.from) {
    mark(plan.from, { chosen: true });
  }
  [...view.fixed, ...plan.stay].filter((hex) => !before.fixed.includes(hex)).forEach((hex) => mark(hex, { anchor: true }));
  return marks;
}

/** What a hex is to those pieces, for those who hear the page. */
export function toldOfTransit(hex: string, { view, moves }: Stand, plan: TransitPlan, box: ParadiseBox | null): string {
  const place = (name: string): string => hexName(name, view, box);
  const put = plan.hand && plan.goals.some((goal) => goal.hex === hex);
  const takes = !plan.from && moves.some((move) => move.kind === "take" && move.hex === hex);
  return [
    ...(put ? [say("paradise-transit-put", { number: plan.hand.length, place: place(hex) })] : []),
    ...(takes ? [say("paradise-transit-take", { place: place(hex) })] : []),
    ...(plan.from === hex ? [say("paradise-transit-goal", { number: plan.hand.length, place: place(hex) })] : []),
    ...([...view.fixed, ...plan.stay].includes(hex) ? [say("paradise-transit-stays")] : []),
  ].join(" ");
}

function reachMark({ chance, halts }: ReachedHex): HexMark {
  if (chance !== null) {
    return { badge: words.percent(chance), sign: "battle" };
  }
  return halts === "may-halt" ? { badge: "?", sign: "halt" } : {};
}

/** How likely a search for kumara gets there from this hex. */
function searchMark(stand: Stand, hex: string): HexMark {
  const odds = searchAt(stand, hex);
  return odds ? { badge: words.percent(odds.found), sign: "kumara" } : {};
}

/** The chances of a search for kumara that begins in this hex, or goes there. */
export function searchAt({ prospect, moves, view }: Stand, hex: string): { found: number; lost: number } | undefined {
  return view.stage === "search"
    ? prospect?.search.find((each) => each.hex === hex)
    : moves.find((move) => move.kind === "search" && move.hex === hex)?.odds;
}

/** What the next hex would do to the explorer, as far as it is no matter of course. */
function oddsMark(odds: VoyageOdds | undefined): HexMark {
  if (!odds) {
    return {};
  }
  if (odds.lost > 0) {
    return { badge: say("paradise-choose-lost", { share: words.percent(odds.lost) }) };
  }
  return odds.home === 1 ? { badge: say("paradise-choose-home"), sign: "knots" } : {};
}

/** The points that the armed move brings the viewer. */
function gain({ view }: Stand, outcome: Tried | null): HexMark {
  const points = outcome?.prospect?.points.find(({ seat }) => seat === view.seat);
  return points ? { badge: signed(points.after - points.before), sign: "points" } : {};
}

/** The way of the fleet, the piece or the explorer to what is armed. */
export function wayOf(stand: Stand, armed: ParadiseMove, box: ParadiseBox | null): string[] {
  const { view } = stand;
  const { hex, kind, move } = armed;
  if (kind === "march" && hex) {
    return [hex, goalOnFoot(armed, view, box)];
  }
  const reached = hex && view.stage === "fleet" ? reachedAt(stand, hex) : undefined;
  if (reached && view.fleet.at) {
    const hexes = move.split(" ").filter((word) => word.startsWith(">")).slice(-reached.moves.length);
    return [view.fleet.at, ...(hexes.length ? hexes : reached.moves).map((word) => word.slice(1))];
  }
  if (kind === "put" && view.transit && hex) {
    return [view.transit.origin, hex];
  }
  if (!hex || (kind !== "go" && kind !== "push")) {
    return [];
  }
  return [...(view.explorer ? [view.explorer.hex] : (voyageAt(stand, hex)?.way ?? [])), hex];
}

/** What may come of choosing this hex. */
export function linesOf(hex: string, stand: Stand): string[] {
  const [reached, odds] = [reachedAt(stand, hex), voyageAt(stand, hex)];
  const battle = stand.prospect?.battles.find((each) => each.hex === hex);
  if (reached) {
    return reachLines(reached);
  }
  if (battle) {
    return reachLines({ ...battle, moves: [], risky: [], halts: "battle" });
  }
  const search = searchAt(stand, hex);
  return [
    ...(search ? searchLines(search) : []),
    ...(odds && stand.moves.some((move) => move.hex === hex) ? voyageLines(odds) : []),
  ];
}

/** A card about a hex that may be chosen. */
export function tipOf(hex: string, stand: Stand, box: ParadiseBox | null): HexTip | null {
  const lines = linesOf(hex, stand);
  const fight = reachedAt(stand, hex)?.chance ?? stand.prospect?.battles.find((each) => each.hex === hex)?.chance;
  return lines.length ? { hex, title: hexName(hex, stand.view, box), lines, ...(fight == null ? {} : { chance: fight }) } : null;
}

/** What can be done in a hex, for those who hear the page. */
export function toldOf(hex: string, stand: Stand, box: ParadiseBox | null): string {
  const reached = stand.view.stage === "fleet" ? reachedAt(stand, hex) : undefined;
  const odds = voyageAt(stand, hex);
  const here = stand.moves.filter((move) => move.hex === hex && !(reached && move.kind === "go"));
  return [
    ...(reached ? [say("paradise-would", { kind: "sail", place: hexName(hex, stand.view, box), card: "-" }), ...reachLines(reached)] : []),
    ...here.map((move) => describe(move, stand.view, box)),
    ...(odds && here.length ? voyageLines(odds) : []),
  ].join("; ");
}
