// The games that there are, as far as lists tell of them. Each has a folder in `games`.

interface Listed {
  title: string;
  /** What the seats are called in arguments of messages. */
  seats: readonly string[];
}

const GAMES: Readonly<Record<string, Listed>> = {
  kahuna: { title: "Kahuna", seats: ["white", "black"] },
  paradise: { title: "Conquest of Paradise", seats: ["red", "yellow", "green", "blue"] },
};

/** The game that is played unless something else is said. */
export const DEFAULT_GAME = "kahuna";

/** Those that the visitor chooses among. */
export const GAME_NAMES: readonly string[] = Object.keys(GAMES);

/** Whom a newcomer meets. */
export const usualBot = (game: string): string => (game === DEFAULT_GAME ? "keiki" : "islander");

/** What a game is called, in every language. */
export const gameTitle = (game: string): string => GAMES[game]?.title ?? game;

export const seatsOfGame = (game: string): readonly string[] => (GAMES[game] ?? GAMES[DEFAULT_GAME]!).seats;

/** The seats that there are by these options: the first ones of those that the game has. */
export function seatsInUse(game: string, { preset = "", players = "" }: { preset?: string; players?: string }): readonly string[] {
  const count = Number(players) || SEATS_BY_PRESET[preset];
  return seatsOfGame(game).slice(0, game === DEFAULT_GAME ? undefined : (count ?? 2));
}

/** Presets that say how many play. */
const SEATS_BY_PRESET: Readonly<Record<string, number>> = { solitaire: 1, two: 2, three: 3, four: 4 };

/** Whether any game calls a seat so. */
export const isSeatName = (name: string): boolean => Object.values(GAMES).some(({ seats }) => seats.includes(name));

/** The game that a record is of, as it says itself. */
export const gameOf = (record: string): string => /^Game:[ \t]*(\S*)/im.exec(record)?.[1] ?? "";
