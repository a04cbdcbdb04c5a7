// The count of points, asked for anew whenever something has happened at the table.

import type { ParadiseCount } from "../../../lib/wire";
import type { ParadiseTable } from "../table";

export class Counts {
  count: ParadiseCount | null = $state.raw(null);
  #asked = 0;

  /** Ask for the count as things stand. What was known stays until the answer is there. */
  async refresh(table: ParadiseTable): Promise<void> {
    const turn = ++this.#asked;
    try {
      const count = await table.ask<ParadiseCount>("count");
      if (turn === this.#asked) {
        this.count = count;
      }
    } catch {
      // An extra: the points themselves stand on the plates.
    }
  }
}
