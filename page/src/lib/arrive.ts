// Coming to the page: where so many come from one network that the server asks to wait, that is said, and waited for.

import { notices } from "./notices.svelte";
import { Refusal } from "./server";

const TOO_OFTEN = 429;

export interface Waiting {
  later: (again: () => void, milliseconds: number) => void;
  reload: () => void;
}

const WAITING: Waiting = {
  later: (again, milliseconds) => void setTimeout(again, milliseconds),
  reload: () => location.reload(),
};

/** Learn who the visitor is. Every screen begins anew once there is room: what it asked for meanwhile was refused, too. */
export async function arrive(load: () => Promise<void>, { later, reload }: Waiting = WAITING): Promise<void> {
  try {
    await load();
  } catch (error) {
    // The head works without knowing the name: a server that is away shows itself where something is wanted of it.
    if (error instanceof Refusal && error.status === TOO_OFTEN) {
      const seconds = Number(error.said.args["seconds"]) || 5;
      notices.failed(error, seconds);
      later(reload, seconds * 1000);
    }
  }
}
