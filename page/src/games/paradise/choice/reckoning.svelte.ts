// What each piece that is left on the beach would add to the odds of the battle that a fleet sails to.

import type { ParadiseMove } from "../../../lib/wire";
import type { Ask } from "../../game";
import type { Tried } from "./trial.svelte";

export class Reckoning {
  /** The chance with a piece, by the move that takes it aboard. */
  chances: ReadonlyMap<string, number> = $state.raw(new Map());

  constructor(private readonly ask: () => Ask | undefined) {}

  /** Ask for them, one after another; what was asked before is given up when this is called to its end. */
  of(goal: string, base: readonly string[], ashore: readonly ParadiseMove[]): () => void {
    const gone = new AbortController();
    this.chances = new Map();
    if (goal) {
      void this.#learn(goal, base, ashore, gone.signal);
    }
    return () => gone.abort();
  }

  async #learn(goal: string, base: readonly string[], ashore: readonly ParadiseMove[], signal: AbortSignal): Promise<void> {
    for (const { move } of ashore) {
      const tried = await this.ask()?.<Tried>("try", { moves: [...base, move].join(" ") }, signal).catch(() => null);
      const chance = tried?.prospect?.reach.find(({ hex }) => hex === goal)?.chance;
      if (signal.aborted) {
        return;
      }
      if (chance != null) {
        this.chances = new Map([...this.chances, [move, chance]]);
      }
    }
  }
}
