// Something to take along: to the clipboard, and a word on whether that worked.

import { notices } from "./notices.svelte";
import { say } from "./words.svelte";

export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    notices.show(say("page-copied"), "info", 4);
    return true;
  } catch {
    notices.show(say("page-not-copied"), "bad"); // without HTTPS, or where the browser was told not to
    return false;
  }
}
