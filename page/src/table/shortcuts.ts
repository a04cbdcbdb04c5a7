// Keys that do something at the table, wherever the focus is, as long as nobody is writing.

import type { Game, GamePanel, GameShortcut } from "../games/game";
import { isForBrowser, type KeyPress, letterOf } from "../lib/keys";

type Plain = "undo" | "undo-step" | "skip" | "cancel" | "confirm" | "board" | "help" | "hints" | "log" | "rules" | "scores";

export type Shortcut = { do: Plain } | { do: "panel"; panel: GamePanel<any> } | { do: "game"; shortcut: GameShortcut };

const LETTERS: Readonly<Record<string, Plain>> = { u: "undo", s: "skip", h: "hints", l: "log", r: "rules", p: "scores" };

const KEYS: Readonly<Record<string, Plain>> = {
  "?": "help",
  Escape: "cancel",
  Enter: "confirm",
  ArrowLeft: "board",
  ArrowRight: "board",
  ArrowUp: "board",
  ArrowDown: "board",
};

/** What a key means at a table of this game; null if nothing. */
export function shortcutFor(event: KeyPress, game: Pick<Game, "panels" | "shortcuts" | "unadvised">): Shortcut | null {
  if (isForBrowser(event)) {
    return null;
  }
  const shortcut = game.shortcuts.find(event);
  if (shortcut) {
    return { do: "game", shortcut };
  }
  const letter = letterOf(event);
  const isStep = event.shiftKey && letterOf({ key: event.key, code: event.code, shiftKey: false }) === "u";
  const plain = KEYS[event.key] ?? (isStep ? "undo-step" : LETTERS[letter]);
  if (plain && !(plain === "hints" && game.unadvised)) {
    return { do: plain };
  }
  const panel = game.panels.find(({ key }) => key === letter);
  return panel ? { do: "panel", panel } : null;
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
  return shortcut.do === "board" && target.closest("[role=button], [role=tablist], .log, .counter, .rules") !== null;
}
