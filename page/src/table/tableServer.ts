// What a table that is followed needs of its server, of the clock, and of the visitor's settings.

import type { Position } from "../games/game";
import type { Weight } from "../lib/playbackQueue";
import type { Refusal } from "../lib/server";
import type { Action } from "../lib/socket.svelte";
import type { Frame, TableView } from "../lib/wire";
import type { Entry } from "./log";

/** How the table is reached. */
export interface TableServer {
  watch: (seat: number | null, show: (view: TableView) => void, refuse: (refusal: Refusal) => void) => () => void;
  act: (version: number, action: Action, seat: number | null) => Promise<number>;
  /** All steps for the log, and the steps from one on with what the table looked like. */
  steps: (seat: number | null) => Promise<Entry[]>;
  frames: (from: number, seat: number | null) => Promise<Frame[]>;
  pause: (milliseconds: number, then: () => void) => () => void;
  pace: () => number;
  /** How much there is to see in a step, if its game tells. */
  weight?: () => Weight | undefined;
  now: () => number;
  /** A position without what only its viewer knew: until the server sends what everybody knows. */
  cover: (position: Position) => Position;
}
