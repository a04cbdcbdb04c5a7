// Keys, whichever keyboard they are pressed on.

export type KeyPress = Pick<KeyboardEvent, "key" | "code" | "shiftKey" | "altKey" | "ctrlKey" | "metaKey">;

/** Whether a key belongs to the browser or the system. */
export const isForBrowser = ({ altKey, ctrlKey, metaKey }: KeyPress): boolean => altKey || ctrlKey || metaKey;

/** The letter of a key; on keyboards of another alphabet the one that stands there on a Latin one. None with Shift. */
export function letterOf({ key, code, shiftKey }: Pick<KeyPress, "key" | "code" | "shiftKey">): string {
  if (shiftKey) {
    return "";
  }
  return /^[a-z]$/i.test(key) ? key.toLowerCase() : (/^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase() ?? "");
}
