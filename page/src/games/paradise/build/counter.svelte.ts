// What the visitor has chosen at the counter of the shop: a ware for which a group is wanted, or a group that wants a ware.

import type { ParadiseMove } from "../../../lib/wire";
import { type Chosen, moveFor, type Ware, wareOf } from "./shop";

class Counter implements Chosen {
  ware: Ware | "" = $state("");
  hex: string | null = $state(null);
  /** The groups of the pool that is to pay; empty where any may. */
  pool: readonly string[] = $state.raw([]);
  /** Whether transport canoes are laid face up, into the chain. */
  up = $state(true);

  get begun(): boolean {
    return this.ware !== "" || this.hex !== null || this.pool.length > 0;
  }

  forget(): void {
    this.ware = "";
    this.hex = null;
    this.pool = [];
  }

  /** Whether a group can pay: any, unless a pool is chosen. */
  pays(hex: string): boolean {
    return !this.pool.length || this.pool.includes(hex);
  }

  /** A pool is clicked: only its groups are lit. */
  payBy(groups: readonly string[]): void {
    this.pool = this.pool.join() === groups.join() ? [] : groups;
    if (this.hex && !this.pays(this.hex)) {
      this.hex = null;
    }
  }

  /** A ware is clicked: the move to be sent, if it is clear where it goes. */
  take(ware: Ware, moves: ReadonlyMap<string, ParadiseMove>): ParadiseMove | null {
    const here = this.hex === null ? undefined : moves.get(this.hex);
    const paid = [...moves].filter(([hex]) => this.pays(hex));
    const only = paid.length === 1 ? paid[0]![1] : undefined;
    const found = here ?? (this.ware === ware ? only : undefined);
    if (found) {
      return found;
    }
    this.ware = this.ware === ware ? "" : ware;
    this.hex = null;
    return null;
  }

  /** A hex is clicked: the move to be sent, if a ware is chosen that can go there. */
  pick(hex: string, listed: readonly ParadiseMove[]): ParadiseMove | null {
    const there = listed.filter((move) => move.hex === hex && wareOf(move));
    if (!this.pays(hex)) {
      this.pool = [];
    }
    const found = moveFor(there, this);
    if (found) {
      return found;
    }
    this.ware = "";
    this.hex = there.length && this.hex !== hex ? hex : null;
    return null;
  }
}

export const counter = new Counter();
