// A battle as its mat shows it: who stands in front and behind, what each roll does to whom, how the chances went.

import type { Battle, ParadiseMove } from "../../../lib/wire";

export const ATTACKER = 0;
export const DEFENDER = 1;
export type Side = typeof ATTACKER | typeof DEFENDER;

/** A piece on the mat: a letter, or "local" for a local warrior. */
export interface OnMat {
  piece: string;
  /** The move that chooses it, if its owner has to choose right now. */
  move: ParadiseMove | null;
}

const LOCAL = "V";
const CHOOSES = ["lose", "save"];

/** The front line of a side. `side` of whoever chooses is that of the seat that is asked. */
export function frontOf(battle: Battle, side: Side, listed: readonly ParadiseMove[], chooser: Side | null): OnMat[] {
  const move = (piece: string): ParadiseMove | null =>
    side === chooser ? (listed.find((each) => CHOOSES.includes(each.kind) && each.piece === piece) ?? null) : null;
  const own = [...(battle.front[side] ?? "")].map((piece) => ({ piece, move: move(piece) }));
  const locals = side === DEFENDER ? battle.locals : 0;
  return [...own, ...Array.from({ length: locals }, () => ({ piece: "local", move: move(LOCAL) }))];
}

export const backOf = (battle: Battle, side: Side): string[] => [...(battle.back[side] ?? "")];

/** On which side a seat stands; null for those who watch. */
export const sideOf = (battle: Battle, seat: number | null): Side | null =>
  seat === null ? null : seat === battle.attacker ? ATTACKER : seat === battle.defender ? DEFENDER : null;

export type Loser = "you" | "they" | "attacker" | "defender";

/** The printed table of the die. `mine`: the side of whoever looks at it. */
export function dieTable(mine: Side | null): { dice: readonly number[]; loser: Loser; loss: "eliminated" | "panic" }[] {
  const called = (side: Side): Loser =>
    mine === null ? (side === ATTACKER ? "attacker" : "defender") : side === mine ? "you" : "they";
  return [
    { dice: [1], loser: called(ATTACKER), loss: "eliminated" },
    { dice: [2, 3], loser: called(ATTACKER), loss: "panic" },
    { dice: [4, 5], loser: called(DEFENDER), loss: "panic" },
    { dice: [6], loser: called(DEFENDER), loss: "eliminated" },
  ];
}

/** The attacker's chance as it went: before the first roll, after each that cost a piece, and with one that is not settled. */
export function courseOf({ course, rolls, chance }: Battle): { rolls: number; chance: number }[] {
  const settled = course.map((each, place) => ({ rolls: place, chance: each }));
  const open = rolls.length > 0 && rolls.at(-1)!.piece === null;
  return chance !== null && (open || !settled.length) ? [...settled, { rolls: settled.length, chance }] : settled;
}

/** Whether the last of them is a roll that has not cost anything yet. */
export const isOpen = ({ rolls }: Battle): boolean => rolls.length > 0 && rolls.at(-1)!.piece === null;
