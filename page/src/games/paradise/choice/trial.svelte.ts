// Moves that are tried at the server before they are sent: where they lead, and what they bring.

import type { ParadiseMove, ParadiseProspect, ParadiseView, MessageView } from "../../../lib/wire";
import type { Ask } from "../../game";

export interface Tried {
  played: number;
  stopped: MessageView | null;
  reveals: boolean;
  shown: ParadiseView;
  moves: readonly ParadiseMove[];
  prospect: ParadiseProspect | null;
}

export class Trial {
  /** What the server has told of the moves that were asked about last; null until then. */
  tried: Tried | null = $state.raw(null);
  /** The moves of which that tells. */
  moves: readonly string[] = [];
  /** Why nobody answered, the last time; null where somebody did, or where others were asked about meanwhile. */
  failure: unknown = null;
  #leave: AbortController | null = null;

  constructor(private readonly ask: () => Ask | undefined) {}

  /** Try these moves; null where somebody asks about others meanwhile, or nobody answers. */
  async of(moves: readonly string[]): Promise<Tried | null> {
    this.#leave?.abort();
    const leave = (this.#leave = new AbortController());
    this.failure = null;
    try {
      const found = (await this.ask()?.<Tried>("try", { moves: moves.join(" ") }, leave.signal)) ?? null;
      if (leave.signal.aborted) {
        return null;
      }
      this.moves = moves;
      return (this.tried = found);
    } catch (error) {
      this.failure = leave.signal.aborted ? null : error;
      return null; // the moves can still be sent: the server decides then
    }
  }

  /** What another has learnt of these moves. */
  learn(moves: readonly string[], tried: Tried): void {
    this.moves = moves;
    this.tried = tried;
  }

  forget(): void {
    this.#leave?.abort();
    this.#leave = null;
    this.tried = this.failure = null;
    this.moves = [];
  }
}

/** What of some moves can be sent at once: up to what brings something to light; a fleet that has come to its goal stops. */
export function sentOf(texts: readonly string[], found: Tried | null): readonly string[] {
  if (found?.reveals) {
    return texts.slice(0, found.played + 1);
  }
  const stops = found?.shown.stage === "fleet" && texts.at(-1)?.startsWith(">") && found.moves.some(({ kind }) => kind === "done");
  return stops ? [...texts, "."] : texts;
}
