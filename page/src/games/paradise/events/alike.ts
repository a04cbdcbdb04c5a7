// Chits that say the same stand together as one, with their number.

import type { SolitaireChit } from "../../../lib/wire";

export function alike(chits: readonly SolitaireChit[]): { chit: SolitaireChit; number: number }[] {
  const found: { chit: SolitaireChit; number: number }[] = [];
  for (const chit of chits) {
    const same = found.find((each) => each.chit.expand === chit.expand && each.chit.action === chit.action);
    if (same) {
      same.number += 1;
    } else {
      found.push({ chit, number: 1 });
    }
  }
  return found;
}
