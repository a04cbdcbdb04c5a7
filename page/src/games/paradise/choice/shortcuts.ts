// Keys with which a decision is made at a table of Paradise.

import { tick } from "svelte";

import { isForBrowser, type KeyPress, letterOf } from "../../../lib/keys";
import { say } from "../../../lib/words.svelte";
import type { GameShortcut } from "../../game";
import { chartHandles } from "../board/handles.svelte";
import { counter } from "../build/counter.svelte";
import type { ParadiseTable } from "../table";

/** What a key means; null if nothing. Digits are those of the top row, whatever the keyboard prints there. */
export function findShortcut(event: KeyPress): GameShortcut | null {
  if (isForBrowser(event)) {
    return null;
  }
  const digit = /^(?:Digit|Numpad)([1-9])$/.exec(event.code)?.[1];
  if (digit && !event.shiftKey) {
    return { do: "answer", place: Number(digit) - 1 };
  }
  const letter = letterOf(event);
  if (letter === "m" || letter === "f") {
    return { do: letter === "m" ? "bare" : "fit" };
  }
  return event.key === "." ? { do: "end" } : null;
}

export function runShortcut(shortcut: GameShortcut, { choice }: ParadiseTable): void {
  if (shortcut.do === "bare") {
    chartHandles.toggleBare();
    return;
  }
  if (shortcut.do === "fit") {
    chartHandles.fit();
    return;
  }
  if (shortcut.do === "end") {
    choice.end();
    return;
  }
  choice.answer(shortcut.place!);
  const next = choice.armed ? ".prompt .buttons .main" : choice.builds && counter.ware ? ".board [data-hex][data-may]" : "";
  if (next) {
    void tick().then(() => document.querySelector<HTMLElement>(next)?.focus()); // Enter sends, or chooses the place
  }
}

export const shortcutHelp = (): { choosing: [string, string][]; deciding: [string, string][] } => ({
  choosing: [
    ["1 – 9", say("paradise-table-key-answer")],
    ["← ↑ → ↓", say("paradise-table-key-hexes")],
    ["M", say("paradise-board-key-bare")],
    ["F", say("paradise-board-fit")],
  ],
  deciding: [[".", say("paradise-table-key-end")]],
});
