// What can be played here, as the server tells it.

import { get } from "./server";
import type { BotInfo, GameInfo } from "./wire";

let asked: Promise<GameInfo[]> | null = null;

/** A game by its name. The server is asked once for all of them. */
export async function gameInfo(game: string): Promise<GameInfo> {
  asked ??= get<GameInfo[]>("/api/games").catch((error: unknown) => {
    asked = null;
    throw error;
  });
  return (await asked).find(({ name }) => name === game)!;
}

/** The opponents with a character, in a campaign or not, and the grades, each the weakest first. Whoever is neither is no
 * opponent for people. */
export function botsByStrength({ cast }: GameInfo): { characters: string[]; plain: string[] } {
  const names = (isOne: (bot: BotInfo) => boolean, rank: (bot: BotInfo) => number | null): string[] =>
    cast
      .filter(isOne)
      .sort((one, two) => (rank(one) ?? 0) - (rank(two) ?? 0)) // those without a rank stand in their order
      .map(({ name }) => name);
  return {
    characters: names(({ grade, character }) => grade === null && character !== null, ({ place }) => place),
    plain: names(({ grade }) => grade !== null, ({ grade }) => grade),
  };
}
