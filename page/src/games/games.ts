// The games: each is loaded when it is first needed.

import { DEFAULT_GAME } from "../lib/gameList";
import { words } from "../lib/words.svelte";
import type { Game } from "./game";

const LOADERS: Readonly<Record<string, () => Promise<Game>>> = {
  kahuna: async () => (await import("./kahuna/kahuna")).kahuna,
  paradise: async () => (await import("./paradise/paradise")).paradise,
};

const asked = new Map<string, Promise<Game>>();
const loaded = new Map<string, Game>();

/** What nobody knows is taken for the usual game: the server has the last word. */
const known = (name: string): string => (name in LOADERS ? name : DEFAULT_GAME);

async function load(name: string): Promise<Game> {
  const [game] = await Promise.all([LOADERS[name]!(), words.learn(name)]);
  return game;
}

export function loadGame(name: string): Promise<Game> {
  const key = known(name);
  let game = asked.get(key);
  if (!game) {
    game = load(key);
    asked.set(key, game);
    game.then(
      (found) => loaded.set(key, found),
      () => asked.delete(key), // the next time it may be there
    );
  }
  return game;
}

/** The same, if it has been loaded. */
export const loadedGame = (name: string): Game | undefined => loaded.get(known(name));

/** Load all of these games. */
export async function loadGames(names: Iterable<string>): Promise<void> {
  await Promise.all([...new Set(names)].map(loadGame));
}
