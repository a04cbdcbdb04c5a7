// What the server sends, as far as the page reads it. `src/motu/tables/table_view.py` and `src/motu/kahuna/show.py` say more.

/** A sentence by its id, to be said in the reader's language. */
export interface Said {
  id: string;
  args: Record<string, string | number>;
}

/** What went wrong, as the server tells it. */
export interface Fault extends Said {
  text: string;
}

export type Seat = 0 | 1;

export interface ClockRule {
  main?: number;
  increment?: number;
  turn?: number;
}

export interface SeatSight {
  name: string;
  kind: "person" | "bot" | "free";
  bot: string;
  left: number | null;
  runs: boolean;
}

/** What a player has asked the others for. */
export interface Asked {
  seat: number;
  what: "draw" | "undo" | string;
  about: number;
  agreed: number[];
}

/** A position of Kahuna as one seat, or a spectator, sees it. Islands and cards are letters, lines two of them. */
export interface Shown {
  seat: number | null;
  hand: string | null;
  discarded: string | null;
  cards: [number, number];
  known: [string, string];
  face_down: [number, number];
  bridges: [string[], string[]];
  islands: [string, string];
  row: string;
  deck: number;
  pile: string;
  stage: "handicap" | "turn" | "excess" | "over";
  mover: number;
  round: number;
  turn: number;
  lead: number[];
  points: [number, number];
  last: number;
  winner: number | null;
}

/** A legal move: its text in notation, and what it would do to the board. */
export interface ShownMove {
  move: string;
  kind: "place" | "remove" | "free" | "discard" | "take" | "draw" | "decline" | "end" | string;
  cards?: string;
  line?: string;
  takes?: string;
  strips?: string[];
  frees?: string;
  wins?: boolean;
  loses?: boolean;
}

/** A table as somebody sees it at one version. */
export interface Sight {
  table: string;
  game: string;
  version: number;
  at: number;
  stage: "open" | "running" | "over";
  options: Record<string, string>;
  seats: SeatSight[];
  clock: ClockRule;
  you: number[];
  seat: number | null;
  host: boolean;
  movers: number[];
  shown: Shown | null;
  moves: ShownMove[];
  said: Said[];
  steps: number;
  slip: boolean;
  /** The seat that a bot keeps for the visitor, since the others took him for gone. */
  back?: number | null;
  /** Where the visitor wants to be reminded that it is his turn. */
  hook: string;
  asked: Asked | null;
  rated: boolean;
  public: boolean;
  shared: boolean;
  analysis: boolean;
  result: string;
  outcome: Said | null;
  winners: number[] | null;
  commitment: string;
  seed: string;
  previous: string;
  next: string;
  /** The deal of which day this is, and of which position of which table a new try; empty and missing elsewhere. */
  day?: string;
  branch?: { table: string; step: number } | null;
}

/** One step of a game: who did what, and what was seen afterwards. Frame 0 is the deal. */
export interface Frame {
  step: number;
  seat: number | null;
  move: string;
  turn: number;
  said: Said[];
  shown: Shown;
}

/** An island that can fall, or be taken, within one turn. */
export interface Threat {
  island: string;
  seat: number | null;
  by: number;
  cards: number;
  certain: boolean;
}
