// The games that the server has, as far as lists tell of them. Those that the page can draw have a folder in `games`.

interface Listed {
  title: string;
  /** What the seats are called in arguments of messages. */
  seats: readonly string[];
  /** Whether the page can draw it. Tables of the others are listed, and told of in words. */
  isDrawn: boolean;
}

const GAMES: Readonly<Record<string, Listed>> = {
  kahuna: { title: "Kahuna", seats: ["white", "black"], isDrawn: true },
  paradise: { title: "Conquest of Paradise", seats: ["red", "yellow", "green", "blue"], isDrawn: true },
};

/** The game that is played unless something else is said. */
export const DEFAULT_GAME = "kahuna";

/** What a game is called, in every language. */
export const gameTitle = (game: string): string => GAMES[game]?.title ?? game;

/** Whether a game is played at this server, but not on this page. */
export const isElsewhere = (game: string): boolean => GAMES[game]?.isDrawn === false;

export const seatsOfGame = (game: string): readonly string[] => (GAMES[game] ?? GAMES[DEFAULT_GAME]!).seats;

/** Whether any game calls a seat so. */
export const isSeatName = (name: string): boolean => Object.values(GAMES).some(({ seats }) => seats.includes(name));

/** The game that a record is of, as it says itself. */
export const gameOf = (record: string): string => /^Game:[ \t]*(\S*)/im.exec(record)?.[1] ?? "";
