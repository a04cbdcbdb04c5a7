// What a step sounds like.

import type { Sound } from "../../lib/synth";
import type { KahunaView } from "../../lib/wire";

const gone = (before: KahunaView, now: KahunaView): boolean =>
  before.bridges.some((lines, seat) => lines.some((line) => !now.bridges[seat]!.includes(line)));

const count = (groups: readonly { length: number }[]): number => groups.reduce((sum, { length }) => sum + length, 0);

/** What is heard when one position follows another; `seats` are the listener's. */
export function stepSounds(before: KahunaView | null, now: KahunaView, seats: readonly number[]): Sound[] {
  if (now.stage === "over" && before?.stage !== "over") {
    const won = now.winner === null || !seats.length || seats.includes(now.winner);
    return [won ? "win" : "lose"];
  }
  if (!before) {
    return [];
  }
  const heard: Sound[] = [];
  if (count(now.bridges) > count(before.bridges) || now.bridges.flat().some((line) => !before.bridges.flat().includes(line))) {
    heard.push("bridge");
  } else if (now.cards.join() !== before.cards.join() || now.row !== before.row) {
    heard.push("card");
  }
  if (now.islands.some((letters, seat) => [...letters].some((letter) => !before.islands[seat]!.includes(letter)))) {
    heard.push("stone");
  }
  if (gone(before, now)) {
    heard.push("strip");
  }
  if (now.round !== before.round) {
    heard.push("score");
  }
  if (now.mover !== before.mover && seats.includes(now.mover) && seats.length === 1) {
    heard.push("turn");
  }
  return heard;
}
