// The count of points, asked for anew whenever something has happened at the table.

import type { ParadiseCount } from "../../../lib/wire";
import type { ParadiseTable } from "../table";

export class Counts {
  count: ParadiseCount | null = $state.raw(null);
  #asking = false;
  /** The table as it is meanwhile, if it has changed since it was asked for. */
  #changed: ParadiseTable | null = null;

  /** Ask for the count as things stand. What was known stays until the answer is there; of much that happens in the
   * meantime only the last is asked about. */
  async refresh(table: ParadiseTable): Promise<void> {
    this.#changed = table;
    if (this.#asking) {
      return;
    }
    this.#asking = true;
    while (this.#changed) {
      const asked: ParadiseTable = this.#changed;
      this.#changed = null;
      const count = await asked.ask<ParadiseCount>("count").catch(() => null); // an extra: the points stand on the plates
      if (count && !this.#changed) {
        this.count = count;
      }
    }
    this.#asking = false;
  }
}
