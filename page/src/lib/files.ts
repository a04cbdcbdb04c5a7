// Handing something to the visitor: into a file, or into the clipboard.

import { notices } from "./notices.svelte";
import { say } from "./words.svelte";

/** Let the browser save this under a name. */
export function save(content: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // The browser needs the address until it has begun to save.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** Whether the text could be copied: without a secure connection, or permission, it cannot. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Copy a text, and say whether that worked. */
export async function copyAndTell(text: string): Promise<boolean> {
  const isCopied = await copy(text);
  if (isCopied) {
    notices.show(say("page-copied"), "info", 4);
  } else {
    notices.show(say("page-not-copied"), "bad"); // without HTTPS, or where the browser was told not to
  }
  return isCopied;
}
