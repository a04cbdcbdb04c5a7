// Keys that do something at the table, wherever the focus is, as long as nobody is writing.

export type Shortcut =
  | { do: "card" | "take"; place: number }
  | { do: "deck" | "discard" | "end" | "undo" | "skip" | "cancel" | "confirm" | "lines" | "help" | "hints" | "log" | "counter" | "rules" | "scores" };

const LETTERS: Record<string, Exclude<Shortcut, { place: number }>["do"]> = {
  d: "deck",
  x: "discard",
  e: "end",
  u: "undo",
  s: "skip",
  h: "hints",
  l: "log",
  c: "counter",
  r: "rules",
  p: "scores",
};

interface Pressed {
  key: string;
  code: string;
  shiftKey: boolean;
  altKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
}

/** The letter of a key; on keyboards of another alphabet the one that stands there on a Latin one. */
function letterOf({ key, code }: Pressed): string {
  return /^[a-z]$/i.test(key) ? key.toLowerCase() : (/^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase() ?? "");
}

/** What a key means; null if nothing. */
export function shortcutFor(event: Pressed): Shortcut | null {
  if (event.altKey || event.ctrlKey || event.metaKey) {
    return null;
  }
  const digit = /^(?:Digit|Numpad)([1-6])$/.exec(event.code)?.[1];
  if (digit) {
    return { do: event.shiftKey ? "take" : "card", place: Number(digit) - 1 };
  }
  switch (event.key) {
    case "?":
      return { do: "help" };
    case "Escape":
      return { do: "cancel" };
    case "Enter":
      return { do: "confirm" };
    case "ArrowLeft":
    case "ArrowRight":
    case "ArrowUp":
    case "ArrowDown":
      return { do: "lines" };
  }
  const found = event.shiftKey ? undefined : LETTERS[letterOf(event)];
  return found ? { do: found } : null;
}

/** Whether a key pressed here belongs to whatever has the focus: a field, a dialog, a list that scrolls. */
export function isTaken(target: EventTarget | null, shortcut: Shortcut): boolean {
  if (!(target instanceof Element)) {
    return false;
  }
  if (target.closest("input, select, textarea, [contenteditable], dialog")) {
    return true;
  }
  if (shortcut.do === "confirm") {
    // A chosen card that is pressed again confirms; everything else does what it says.
    return target.closest("a, button, summary, [role=button]") !== null && !target.matches("[aria-pressed=true]");
  }
  return shortcut.do === "lines" && target.closest("[role=button], [role=tablist], .log, .counter, .rules") !== null;
}
