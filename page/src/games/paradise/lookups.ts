// What the server can be asked about a table besides what it shows: who can attack whom, how far a stack comes, what counts.

import type { ParadiseCount, ParadiseRange, ParadiseThreat } from "../../lib/wire";
import type { Ask } from "../game";

export const threatsOf = (ask: Ask, signal?: AbortSignal): Promise<ParadiseThreat[]> => ask("threats", {}, signal);

/** Where the pieces of a seat in a hex could come to in its next movement, as the viewer may know it. */
export const rangeOf = (ask: Ask, hex: string, of: number, signal?: AbortSignal): Promise<ParadiseRange> =>
  ask("reach", { hex, of }, signal);

export const countOf = (ask: Ask, signal?: AbortSignal): Promise<ParadiseCount> => ask("count", {}, signal);
