// A table is opened and gone to; while that lasts, nobody opens another.

import { notices } from "./notices.svelte";
import { go } from "./router.svelte";

export class TableOpener {
  busy = $state(false);

  /** Go to what `make` opens, or say why not. False if it failed. */
  async to(make: () => Promise<string>): Promise<boolean> {
    this.busy = true;
    try {
      go(await make());
      return true;
    } catch (error) {
      notices.failed(error);
      return false;
    } finally {
      this.busy = false;
    }
  }
}
