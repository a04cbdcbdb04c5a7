// What the chart asks of whatever is being chosen: which hexes are lit, what is drawn in them before it is sent, and where
// pointing and clicking goes. The chart knows no moves.

/** What is drawn in a hex because of what may be or is being chosen. */
export interface HexMark {
  /** The visitor may choose it: gold. */
  may?: boolean;
  /** It has been chosen: white. */
  chosen?: boolean;
  /** Something is in danger there: dots of rust. */
  danger?: boolean;
  /** A short text under the stack, such as odds, and its sign. */
  badge?: string;
  sign?: "battle" | "knots" | "points" | "halt" | "lost" | "kumara";
  /** What would come there, with a broken edge: a piece's letter, V a village, A fields. */
  ghosts?: readonly { seat: number; what: string }[];
  /** A canoe there would have to stay for the rest of the step. */
  anchor?: boolean;
  /** What would be lost there: struck through. A piece's letter, V a village, A fields, "closed", "green" land. */
  lost?: readonly { seat: number; what: string }[];
  /** It would be lost there or elsewhere: its owner chooses. */
  maybe?: boolean;
}

/** A stick of somebody's chain that would come, or break. */
export interface Stick {
  seat: number;
  ends: readonly [from: string, to: string];
  breaks: boolean;
}

/** A card beside the chart that explains the hex that is pointed at or chosen. */
export interface HexTip {
  hex: string;
  title: string;
  lines: readonly string[];
  /** Drawn as a bar, from 0 to 1. */
  chance?: number;
}

export interface BoardChoice {
  readonly marks: ReadonlyMap<string, HexMark>;
  /** The ways of what is being planned, each from where it begins. */
  readonly ways: readonly (readonly string[])[];
  /** The chain along which pieces may go: it is lit. */
  readonly chain: readonly string[];
  /** Sticks of chains that would come or break. */
  readonly sticks: readonly Stick[];
  readonly tip: HexTip | null;
  point(hex: string | null): void;
  pick(hex: string): void;
  /** What can be done in a hex, for those who hear the page; empty where nothing can. */
  told(hex: string): string;
  /** Whether a stack can be taken up with a pointer, or with a finger, and be dragged to where it is picked. */
  mayLift(hex: string, finger: boolean): boolean;
  lift(hex: string): void;
  /** The letters of what has been taken up. */
  readonly lifted: string;
}
