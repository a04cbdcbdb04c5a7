// A sentence for the visitor that passes: something was refused, copied, or has happened elsewhere.

import { Refusal } from "./server";
import { say, words } from "./words.svelte";

class Notices {
  text = $state("");
  kind: "info" | "bad" = $state("info");
  #timer: ReturnType<typeof setTimeout> | undefined;

  show(text: string, kind: "info" | "bad" = "info", seconds = 6): void {
    clearTimeout(this.#timer);
    this.text = text;
    this.kind = kind;
    this.#timer = setTimeout(() => this.clear(), seconds * 1000);
  }

  clear(): void {
    clearTimeout(this.#timer);
    this.text = "";
  }

  /** Whatever went wrong, in one sentence. */
  failed = (error: unknown, seconds = 9): void => {
    if (error instanceof DOMException && error.name === "AbortError") {
      return;
    }
    this.show(error instanceof Refusal ? words.tell(error.said) : say("page-broken"), "bad", seconds);
    if (!(error instanceof Refusal)) {
      console.error(error);
    }
  };
}

export const notices = new Notices();
