// What a game gives to the page: one interface for the table, the replay, the lessons and the lists. A game is a folder
// beside this file that fulfils it; `games.ts` lists them. Nothing outside that folder looks inside a position, a move or
// a highlight: the page hands them from the server to the game and back.

import type { Component, Snippet } from "svelte";

import type { KeyPress } from "../lib/keys";
import type { Sound } from "../lib/synth";
import type { ServerTime } from "../lib/time";
import type { GameDecision, GameInfo, MessageView, TableView } from "../lib/wire";
import type { BoardShape } from "../ui/boardSpace.svelte";

export type Position = unknown;
/** What of the board is lit. */
export type Highlight = unknown;
/** What the visitor clicked where no move is. */
export type Clicked = unknown;

/** A legal move by its text in the game's notation. Several small decisions that are sent together are several words. */
export interface Move {
  move: string;
}

/** What the visitor is about to do, from the first click to the move that is sent. */
export interface Choice<M extends Move = Move> {
  /** The move that waits for confirmation. */
  readonly armed: M | null;
  /** The move that is armed or pointed at: its consequences are drawn and told. */
  readonly considered: M | null;
  /** Whether there is anything to cancel. */
  readonly begun: boolean;
  /** What is asked before a move is complete, such as which of two cards; empty if nothing is. */
  readonly question: string;
  /** One step back. */
  cancel(): void;
  confirm(): void;
  forget(): void;
}

export interface ChoiceSource<P = Position, M extends Move = Move, K = Clicked> {
  position: () => P | null;
  /** What may be decided now; none while it is not the visitor's turn. */
  moves: () => readonly M[];
  /** Whether a move waits for a second click. */
  confirm: () => boolean;
  play: (move: M) => void;
  /** Something was clicked that is no move. */
  refuse: (clicked: K) => void;
  /** What a table is played by, and what else the server tells of it; missing in lessons. */
  options?: () => Record<string, string>;
  ask?: Ask;
  /** Whether even what has shown something hidden is taken back without asking anybody: a game against bots alone. */
  undoIsFree?: () => boolean;
}

/** Ask the server about the table at hand, through the visitor's eyes: `try`, `threats`, … */
export type Ask = <Answer>(path: string, query?: Record<string, string | number>, signal?: AbortSignal) => Promise<Answer>;

/** A table as the parts of its game see it. */
export interface GameTable<P = Position, M extends Move = Move, C extends Choice<M> = Choice<M>, H = Highlight, K = Clicked> {
  /** The newest that the server has told. */
  readonly view: TableView<P, M>;
  /** The position that is displayed, which may be older, and the one before it. */
  readonly position: P;
  readonly before: P | null;
  readonly choice: C;
  /** Whether the visitor can decide something right now. */
  readonly mayMove: boolean;
  /** A move that the server has not acknowledged yet. */
  readonly pending: M | null;
  readonly time: ServerTime;
  /** What the log, a hint or a card points at. */
  highlight: H | null;
  nameAt(seat: number): string;
  /** The same among words, where no sign stands beside it that tells two of one name from another. */
  nameInText(seat: number): string;
  readonly ask: Ask;
  /** As the choice is told. */
  readonly undoIsFree: boolean;
  /** Take decisions of one's own back: all that was sent at once, if nothing else is said. */
  undo(to?: TableView["slips"][number]): Promise<void>;
  /** Strike an item out of what one plans. */
  strike(move: string): Promise<void>;
  /** Say why what was clicked is no move. */
  explain(clicked: K): Promise<void>;
}

/** A sheet drawn down to its first line, as high as is usual, or up as far as it goes. */
export type SheetPlace = "down" | "rest" | "up";

export interface BoardProps<P, M extends Move, C, H> {
  position: P;
  /** What the game is played by. */
  options?: Record<string, string>;
  /** Missing where there is no table. */
  ask?: Ask;
  /** What has changed since then is marked. */
  before?: P | null;
  shape?: BoardShape;
  /** Whether the visitor may turn the board round by a setting. */
  turnable?: boolean;
  /** Missing where nothing can be chosen. */
  choice?: C;
  pending?: M | null;
  viewer?: number | null;
  highlight?: H | null;
  /** What `Game.overlay` has loaded. */
  overlay?: unknown;
  /** How much of its lower end lies under something else, in pixels. */
  covered?: number;
  /** Something is about to be chosen. */
  onchoose?: () => void;
}

export interface LessonProps<P, M extends Move, C> {
  position: P;
  seat: number;
  options: Record<string, string>;
  choice: C;
  moves: readonly M[];
  pending: M | null;
  shape: BoardShape;
  /** Something is about to be chosen. */
  onchoose: () => void;
}

/** What a visitor chooses for a new table, as far as the game has a say in it. */
export interface OptionChoice {
  /** Against whom: a bot, or people. */
  opponent: string;
  preset: string;
  /** Options that differ from the edition. */
  changed: Record<string, string>;
}

/** Who is to sit at a new table. */
export interface SeatChoice extends OptionChoice {
  /** Where the others come from. */
  opponent: "bot" | "friend" | "here" | "lobby";
  /** The bot opposite, and wherever a bot is to sit that is not named. */
  bot: string;
  /** The visitor's seat by its name, or `random`. */
  side: string;
  /** Who takes the other seats, in their order: a bot by its name, or (empty) a person. What is missing is empty. */
  others: string[];
}

/** A panel beside the board that only this game has. */
export interface GamePanel<T> {
  readonly name: string;
  /** The letter of the key that opens it. */
  readonly key: string;
  label(): string;
  /** Whether the visitor wants to have it. */
  isOn(): boolean;
  turnOn(): void;
  readonly Panel: Component<{ table: T }>;
}

/** Keys with which the visitor decides. The table has keys of its own, and asks for these afterwards. */
export interface GameShortcuts<T> {
  /** What a key means; null if nothing. */
  find(event: KeyPress): GameShortcut | null;
  run(shortcut: GameShortcut, table: T): void;
  /** Where the arrow keys go first, as a selector inside the board. */
  readonly firstOnBoard: string;
  /** Keys and what they do: those that choose, and those that decide. */
  help(): { choosing: [string, string][]; deciding: [string, string][] };
}

export interface GameShortcut {
  do: string;
  place?: number;
}

/** Seats are counted from 0; there may be one to four, and several may have to decide at once. */
export interface Game<
  P = any,
  M extends Move = any,
  C extends Choice<M> = any,
  H = any,
  K = any,
  Hands = any,
  T = GameTable<P, M, C, H, K>,
> {
  /** As the server calls it. */
  readonly name: string;
  /** What the seats are called in arguments of messages. */
  readonly seats: readonly string[];

  // What is drawn.
  readonly Board: Component<BoardProps<P, M, C, H>>;
  /** What the visitor holds, and what lies on the table for everybody. */
  readonly Hand: Component<{ table: T; shape: BoardShape }>;
  readonly Market: Component<{ table: T; shape: BoardShape }>;
  /** Who sits on a seat, and what they have. */
  readonly PlayerPanel: Component<{ table: T; seat: number; compact: boolean }>;
  readonly ChoiceButtons: Component<{ choice: C; children?: Snippet }>;
  readonly Scores: Component<{ table: T; open?: boolean }, object, "open">;
  /** The way through a turn, in a line above the board. */
  readonly Stage?: Component<{ table: T; compact: boolean }>;
  /** Laid over the board while it is about one place of it, such as a battle. */
  readonly Mat?: Component<{ table: T; compact: boolean }>;
  /** The seats as their panels stand; without it in their order, the visitor's own first. */
  panelOrder?(position: P): readonly number[];
  /** Below the board: a hand beside the question, or a tray in the middle of the strip. */
  readonly strip?: "hand" | "tray";
  /** Where the strip is a sheet over the board of a phone: what draws it up and down. */
  readonly Grip?: Component<{ place: SheetPlace; more: () => boolean; onplace: (place: SheetPlace) => void }>;
  /** What the visitor is asked, as a name: while it stays the same, a sheet stays where it was drawn. */
  question?(position: P): string;
  readonly panels: readonly GamePanel<T>[];
  /** The sign of a seat among words. */
  readonly SeatMark: Component<{ seat: number; size?: number; label?: string }>;
  /** The board of a table at the size of a stamp; asked for anew when `moment` changes. */
  readonly Thumbnail: Component<{ table: string; moment: number }>;
  /** Who is to sit at a new table. Missing where it is one opponent. */
  readonly PickSeats?: Component<{ form: any; game: Game; info: GameInfo }, object, "form">;
  /** Editions and options for a new table. */
  readonly OptionsForm: Component<{ form: any; info: GameInfo }, object, "form">;
  /** The rules to look things up in. */
  readonly loadRules: () => Promise<{ default: Component<{ options?: Record<string, string>; alone?: boolean }> }>;
  /** Missing where there are no lessons. */
  readonly LessonCards?: Component<LessonProps<P, M, C>>;
  readonly LessonStanding?: Component<{ position: P; seat: number }>;
  /** A player and their hand in a replay, and what lies between the players. */
  readonly ReplayPlayer: Component<{ seat: number; player: { name: string; bot: string }; position: P; hands: Hands; options: Readonly<Record<string, string>> }>;
  readonly ReplayCards: Component<{ position: P }>;

  // What is chosen.
  newChoice(source: ChoiceSource<P, M, K>): C;
  /** What a choice hangs on besides the step: when that changes, what was chosen is gone. */
  choiceKey(position: P): string;
  readonly shortcuts: GameShortcuts<T>;
  /** Of a game in which a whole step can be taken back: what the buttons for that, and for less, are called. */
  readonly undo?: { word(position: P): string | null; stepWord(): string };
  /** The move that was most likely meant, for which the server has a reason; or the reason itself. */
  inferMove(clicked: K, position: P, seat: number): { ask: string } | { why: string } | null;
  /** The server's reason, widened where it speaks of one move and several were meant. */
  reasonFor(reason: MessageView, clicked: K, position: P, seat: number, where: "table" | "lesson"): string;
  /** Whether a legal move is what was clicked. */
  isClicked(move: M, clicked: K): boolean;

  // What is said and heard.
  seatName(seat: number): string;
  /** Who plays against whom. */
  pairing(names: readonly string[], where: "lobby" | "replay"): string;
  edition(preset: string): string;
  formatOptions(options: Record<string, string>): string[];
  /** Where the tables can be had of a game with components of somebody's own, and what a link to them says. */
  ownTables?(options: Readonly<Record<string, string>>): { text: string; href: string } | null;
  /** The options to ask the server for, with the visitor on this seat, or while that is open. */
  tableOptions(choice: OptionChoice, seat: number | null): Record<string, string>;
  /** Told to those who hear the page when it becomes their turn. */
  announceTurn(position: P): string;
  /** Whose turn it is; or that what others have done is being shown. */
  heading(position: P, turn: { yours: true } | { yours: false; name: string; shows: boolean }): string;
  /** What there is to do, as far as the visitor has chosen. */
  prompt(table: T): string;
  /** A sentence of what happened, as this table tells it. Missing where all tell it alike. */
  tell?(said: MessageView, table: T): string;
  /** A move before it is made. */
  describeMove(move: M, seat: number, table?: T): string;
  /** Where a replay stands. */
  describePosition(position: P): string;
  /** A turn as short commands, one for each decision. */
  formatTurn(decisions: readonly GameDecision[]): string[];
  /** The sentence among these with which the game ended. */
  outcomeOf(said: readonly MessageView[]): MessageView | undefined;
  /** The card that was drawn unseen by the others, and that its owner will want to see before handing the device on. */
  drawnCard(said: readonly MessageView[]): string;
  /** To which part of the game a step of this seat belongs, for jumps from part to part; null: to that of the step before.
   * Missing where each turn is a part. */
  part?(before: P, seat: number | null): string | null;
  /** Whether no bot gives hints in it and reviews it. */
  readonly unadvised?: boolean;
  /** Whether those who were away may want to see it happen who find this in the log. Missing where nothing is. */
  isShownAgain?(said: readonly MessageView[]): boolean;
  /** How much there is to see in a step in which this happened: 1 is usual; what has nothing is shown with what follows.
   * Missing where all steps are alike. */
  weight?(said: readonly MessageView[]): number;
  stepSounds(before: P | null, now: P, seats: readonly number[]): Sound[];

  // What a position says.
  movers(position: P): readonly number[];
  round(position: P): number;
  isOver(position: P): boolean;
  hasHand(position: P): boolean;
  /** The position without what only its viewer knew. */
  cover(position: P): P;
  /** A step of a replay as the server sends it: with all cards open, the position as each seat sees it. */
  openHands(sent: P | readonly P[]): { shown: P; hands: Hands };
  highlightOf(said: readonly MessageView[]): H | null;
  highlightOfTurn(decisions: readonly GameDecision[], reasons: readonly MessageView[]): H;
  bestShape(width: number, height: number): BoardShape;
  /** Something to draw over the board that the server works out, and whether the visitor wants it. */
  readonly overlay?: { readonly path: string; isWanted(): boolean };
}
