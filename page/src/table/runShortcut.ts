// What a key does to the decision that is being made.

import type { TableController } from "./tableController.svelte";
import type { Shortcut } from "./shortcuts";

/** Do what a key says; false if it says nothing about the decision. */
export function runShortcut(controller: TableController, shortcut: Shortcut): boolean {
  const { live, choice } = controller;
  switch (shortcut.do) {
    case "card":
      choice.pickCard(shortcut.place);
      return true;
    case "take": {
      const letter = live.shown?.row[shortcut.place];
      if (letter) {
        choice.pick("take", letter);
      }
      return true;
    }
    case "deck":
      choice.pick("draw");
      return true;
    case "discard":
      if (choice.discard) {
        choice.arm(choice.discard);
      } else if (choice.cards.length === 1) {
        void controller.explain({ move: `/${live.shown!.hand![choice.cards[0]!]!}` });
      }
      return true;
    case "end":
      choice.pick(choice.can("end") || !choice.can("decline") ? "end" : "decline");
      return true;
    case "skip":
      live.skip();
      return true;
    case "confirm":
      choice.confirm();
      return true;
    case "cancel":
      controller.why = "";
      choice.cancel();
      return true;
    default:
      return false;
  }
}
