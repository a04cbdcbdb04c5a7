// What somebody meant who clicked where no move is, and why it is none. The server has the reasons; where it speaks of the
// one move that was asked about, and somebody may have meant several, its sentence is widened.

import type { KahunaMove, KahunaView, MessageView } from "../../lib/wire";
import { say, words } from "../../lib/words.svelte";
import { LINES, NAMES } from "./board/geometry";
import { lineName } from "./labels";

export interface Clicked {
  line?: string;
  card?: string;
  move?: string;
}

export type InferredMove = { ask: string } | { elsewhere: { card: string; line: string } };

const other = (line: string, end: string): string => (line[0] === end ? line[1]! : line[0]!);

/** The move that was most likely meant; or a card that does not belong to the line at all. */
export function inferMove({ line, card, move }: Clicked, shown: KahunaView, seat: number): InferredMove | null {
  if (move) {
    return { ask: move };
  }
  if (!line) {
    const first = LINES.find((each) => card !== undefined && each.includes(card));
    return card && first ? { ask: `${card}-${other(first, card)}` } : null;
  }
  if (card && !line.includes(card)) {
    return { elsewhere: { card, line } };
  }
  if (shown.bridges[1 - seat]?.includes(line)) {
    return { ask: `${pairFor(line, card, shown.hand ?? "")}x${line}` };
  }
  const end = card ?? [...line].find((letter) => shown.hand?.includes(letter)) ?? line[0]!;
  return { ask: `${end}-${other(line, end)}` };
}

/** Two cards that would clear the line: those that come nearest to what is in hand. */
function pairFor(line: string, card: string | undefined, hand: string): string {
  const [first, second] = [line[0]!, line[1]!];
  const twice = (card && [...hand].filter((each) => each === card).length > 1 ? card : "") || "";
  return twice ? twice + twice : first + second;
}

/** The same for the page: what to ask the server, or what to say at once. */
export function questionFor(clicked: Clicked, shown: KahunaView, seat: number): { ask: string } | { why: string } | null {
  const move = inferMove(clicked, shown, seat);
  if (!move || "ask" in move) {
    return move;
  }
  const { card, line } = move.elsewhere;
  return { why: say("kahuna-card-elsewhere", { card: NAMES[card]!, line: lineName(line) }) };
}

/** Whether a legal move is what was clicked. */
export function isClicked(move: KahunaMove, { line, card, move: text }: Clicked): boolean {
  if (text) {
    return move.move === text;
  }
  const byCard = !card || (move.kind !== "take" && (move.cards?.includes(card) ?? false));
  return byCard && (line ? move.line === line : !!card);
}

/** Reasons that speak of one line, where a whole card was meant. */
const OF_ONE_LINE = new Set(["kahuna-line-yours", "kahuna-line-enemys", "kahuna-island-guarded"]);
/** Reasons that name one missing card, where either end of the line would do. */
const OF_ONE_CARD = new Set(["kahuna-no-card", "kahuna-no-second-card"]);

/** In a lesson only some moves are wanted: a card that is no use there says so, whatever the reason. */
export function reasonFor(reason: MessageView, { line, card }: Clicked, shown: KahunaView, seat: number, where: "table" | "lesson"): string {
  if (card && !line && (where === "lesson" || OF_ONE_LINE.has(reason.id))) {
    return say("kahuna-card-idle", { card: NAMES[card]! });
  }
  if (line && OF_ONE_CARD.has(reason.id)) {
    const args = { first: NAMES[line[0]!]!, second: NAMES[line[1]!]! };
    return shown.bridges[1 - seat]!.includes(line) ? say("kahuna-needs-two", args) : say("kahuna-needs-one", args);
  }
  return words.tell(reason);
}
