// Which of the games a page is about: the one that its address asks for, else the one that the visitor has chosen last.

import { DEFAULT_GAME, GAME_NAMES } from "./gameList";
import { router } from "./router.svelte";
import { settings } from "./settings.svelte";

const fit = (game: string | null): string | undefined => GAME_NAMES.find((each) => each === game);

export const chosenGame = (): string => fit(router.place.query.get("game")) ?? fit(settings.game) ?? DEFAULT_GAME;

/** From now on this game; an address that asks for another asks no more. */
export function chooseGame(game: string): void {
  settings.game = game;
  const { path, query } = router.place;
  if (query.has("game")) {
    router.go(path, true);
  }
}
