// Keys with which a decision is made at a table of Kahuna.

import { isForBrowser, type KeyPress, letterOf } from "../../lib/keys";
import { say } from "../../lib/words.svelte";
import type { GameShortcut } from "../game";
import type { KahunaTable } from "./table";

const LETTERS: Readonly<Record<string, string>> = { d: "deck", x: "discard", e: "end" };

/** What a key means; null if nothing. Digits are those of the top row, whatever the keyboard prints there. */
export function findShortcut(event: KeyPress): GameShortcut | null {
  if (isForBrowser(event)) {
    return null;
  }
  const digit = /^(?:Digit|Numpad)([1-6])$/.exec(event.code)?.[1];
  if (digit) {
    return { do: event.shiftKey ? "take" : "card", place: Number(digit) - 1 };
  }
  const found = LETTERS[letterOf(event)];
  return found ? { do: found } : null;
}

export function runShortcut(shortcut: GameShortcut, table: KahunaTable): void {
  const { choice, position } = table;
  switch (shortcut.do) {
    case "card":
      choice.pickCard(shortcut.place!);
      break;
    case "take": {
      const letter = position.row[shortcut.place!];
      if (letter) {
        choice.pick("take", letter);
      }
      break;
    }
    case "deck":
      choice.pick("draw");
      break;
    case "discard":
      if (choice.discard) {
        choice.arm(choice.discard);
      } else if (choice.cards.length === 1) {
        void table.explain({ move: `/${position.hand![choice.cards[0]!]!}` });
      }
      break;
    case "end":
      choice.pick(choice.can("end") || !choice.can("decline") ? "end" : "decline");
      break;
  }
}

export const shortcutHelp = (): { choosing: [string, string][]; deciding: [string, string][] } => ({
  choosing: [
    ["1 – 6", say("kahuna-key-card")],
    ["← ↑ → ↓", say("kahuna-key-lines")],
  ],
  deciding: [
    ["⇧ 1 – 3", say("kahuna-key-take")],
    ["D", say("kahuna-key-deck")],
    ["X", say("kahuna-key-discard")],
    ["E", say("kahuna-key-end")],
  ],
});
