// What the visitor has chosen at the counter of the shop: a ware for which a group is wanted, or a group that wants a ware.

import type { ParadiseMove } from "../../../lib/wire";
import { type Chosen, type Ware, wareOf } from "./shop";

class Counter implements Chosen {
  ware: Ware | "" = $state("");
  hex: string | null = $state(null);
  /** Whether transport canoes are laid face up, into the chain. */
  up = $state(true);

  get begun(): boolean {
    return this.ware !== "" || this.hex !== null;
  }

  forget(): void {
    this.ware = "";
    this.hex = null;
  }

  /** A ware is clicked: the move to be sent, if it is clear where it goes. */
  take(ware: Ware, moves: ReadonlyMap<string, ParadiseMove>): ParadiseMove | null {
    const here = this.hex === null ? undefined : moves.get(this.hex);
    const only = moves.size === 1 ? [...moves.values()][0] : undefined;
    const found = here ?? (this.ware === ware ? only : ware === "card" ? only : undefined);
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
    const fit = there.filter((move) => wareOf(move) === this.ware);
    const found = fit.find((move) => this.ware !== "transport" || (move.item === "transport-up") === this.up) ?? fit[0];
    if (found) {
      return found;
    }
    this.ware = "";
    this.hex = there.length && this.hex !== hex ? hex : null;
    return null;
  }
}

export const counter = new Counter();
