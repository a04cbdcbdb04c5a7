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
  #leave: AbortController | null = null;

  constructor(private readonly ask: () => Ask | undefined) {}

  /** Try these moves; null where somebody asks about others meanwhile, or nobody answers. */
  async of(moves: readonly string[]): Promise<Tried | null> {
    this.#leave?.abort();
    const leave = (this.#leave = new AbortController());
    try {
      const found = (await this.ask()?.<Tried>("try", { moves: moves.join(" ") }, leave.signal)) ?? null;
      if (leave.signal.aborted) {
        return null;
      }
      return (this.tried = found);
    } catch {
      return null; // the moves can still be sent: the server decides then
    }
  }

  forget(): void {
    this.#leave?.abort();
    this.#leave = null;
    this.tried = null;
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
