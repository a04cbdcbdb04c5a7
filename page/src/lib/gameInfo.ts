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

/** The opponents of the campaign, and the others, each the weakest first. */
export function botsByStrength({ cast }: GameInfo): { characters: string[]; plain: string[] } {
  const names = (rank: (bot: BotInfo) => number | null): string[] =>
    cast
      .filter((bot) => rank(bot) !== null)
      .sort((one, two) => rank(one)! - rank(two)!)
      .map(({ name }) => name);
  return { characters: names(({ place }) => place), plain: names(({ grade }) => grade) };
}
