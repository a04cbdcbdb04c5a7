// Why what was clicked could not be done, as long as nobody goes on to something else.

import { get, Refusal } from "../lib/server";
import type { MessageView } from "../lib/wire";
import { words } from "../lib/words.svelte";

/** What the server has against a move, in words; nothing where it could be made. */
export async function reasonAgainst(move: string, table: string, seat: number, tell: (reason: MessageView) => string): Promise<string> {
  try {
    const { reason } = await get<{ reason: MessageView | null }>(`/api/tables/${table}/why`, { move, seat });
    return reason ? tell(reason) : "";
  } catch (error) {
    return error instanceof Refusal ? words.tell(error.said) : "";
  }
}

export class Refusals {
  /** The reason; empty if there is none. */
  told: string = $state("");
  #asked = 0;

  /** Ask for a reason; it is told unless something else is done meanwhile. */
  async ask(reason: () => Promise<string>): Promise<void> {
    const asked = (this.#asked += 1);
    const told = await reason();
    if (asked === this.#asked) {
      this.told = told;
    }
  }

  /** What was told is read, and what is still to come would come too late. */
  heed(): void {
    this.told = "";
    this.#asked += 1;
  }
}
