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

/** The chances of the attacker as they were seen, by how many rolls there had been; what nobody saw is left out. */
export class Course {
  #battle = "";
  #seen: (number | undefined)[] = [];

  /** Remember how things stand; a new battle forgets the one before. */
  see(battle: Battle, turn: number): { rolls: number; chance: number }[] {
    const name = `${turn} ${battle.hex} ${battle.attacker}`;
    const settled = (battle.rolls ?? []).filter(({ piece }) => piece !== null).length;
    if (name !== this.#battle || settled < this.#seen.length - 1) {
      this.#battle = name;
      this.#seen = [];
    }
    if (battle.chance !== null) {
      this.#seen[settled] = battle.chance;
    }
    return this.#seen.flatMap((chance, rolls) => (chance === undefined ? [] : [{ rolls, chance }]));
  }
}
