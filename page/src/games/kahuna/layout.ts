// How much room there is.

import { chart, type Shape } from "./geometry";

/** Where the log and its neighbours slide in instead of standing beside the board. */
export const COMPACT = "(max-width: 899px), (max-height: 559px)";

/** The shape of the board that is read best in a box: names are larger on the tall one. */
export function bestShape(width: number, height: number): Shape {
  const area = (shape: Shape): number => {
    const drawn = chart(shape);
    const scale = Math.min(width / drawn.width, height / drawn.height);
    return scale * scale * drawn.width * drawn.height;
  };
  return area("tall") >= 0.85 * area("wide") ? "tall" : "wide";
}

/** A name for a card among others, of which some may be the same: it stays what it is when another one goes. */
export function keyOf(cards: readonly string[], place: number): string {
  const letter = cards[place]!;
  return `${letter}${cards.slice(0, place).filter((other) => other === letter).length}`;
}
