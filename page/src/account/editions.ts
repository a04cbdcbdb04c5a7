// How the editions of each game are called in lists, where no game is loaded.

import { DEFAULT_GAME } from "../lib/gameList";
import { say } from "../lib/words.svelte";

/** Of Conquest of Paradise it is the number of players. */
export const editionAt = (game: string, preset = game === DEFAULT_GAME ? "modern" : "two"): string =>
  game === DEFAULT_GAME ? say("page-edition", { preset }) : say("page-players", { preset });
