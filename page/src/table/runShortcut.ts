// What a key does to the decision that is being made.

import type { Desk } from "./tableController.svelte";
import type { Deed } from "./shortcuts";

/** Do what a key says; false if it says nothing about the decision. */
export function obey(desk: Desk, deed: Deed): boolean {
  const { play, choice } = desk;
  switch (deed.do) {
    case "card":
      choice.pickCard(deed.place);
      return true;
    case "take": {
      const letter = play.shown?.row[deed.place];
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
        void desk.explain({ move: `/${play.shown!.hand![choice.cards[0]!]!}` });
      }
      return true;
    case "end":
      choice.pick(choice.can("end") || !choice.can("decline") ? "end" : "decline");
      return true;
    case "skip":
      play.skip();
      return true;
    case "confirm":
      choice.confirm();
      return true;
    case "cancel":
      desk.why = "";
      choice.cancel();
      return true;
    default:
      return false;
  }
}
