// Which games the page can draw. Tables of the others are listed, and told of in words.

import { say, words } from "../lib/words.svelte";

const ELSEWHERE = ["paradise"];
const NAMES: Record<string, string> = { kahuna: "Kahuna", paradise: "Conquest of Paradise" };

/** What a game is called, in every language. */
export const gameName = (game: string): string => NAMES[game] ?? game;

/** Whether a game is played at this server, but not on this page. */
export const isElsewhere = (game: string): boolean => ELSEWHERE.includes(game);

/** The game that a record is of, as it says itself. */
export const gameOf = (record: string): string => /^Game:[ \t]*(\S*)/im.exec(record)?.[1] ?? "";

/** Who sits at a table, in one breath. */
export function playerNames(seats: readonly { name: string; kind: string }[]): string {
  const names = seats.filter(({ kind }) => kind !== "free").map(({ name, kind }) => (kind === "bot" ? say("page-bot", { bot: name }) : name));
  return new Intl.ListFormat(words.language).format(names);
}
