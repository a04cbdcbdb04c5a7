// For tests: a choice at a table whose server answers what it was told to answer.

import { flushSync } from "svelte";

import { Refusal } from "../../../lib/server";
import type { ParadiseMove, ParadiseProspect, ParadiseView, ReachedHex } from "../../../lib/wire";
import { ParadiseChoice } from "./choice.svelte";
import type { Clicked } from "./inferMove";
import type { Tried } from "./trial.svelte";

export const view = (more: Partial<ParadiseView> = {}): ParadiseView =>
  ({ seat: 0, stage: "move", step: "movement", map: {}, secret: {}, own: {}, points: [0, 0], out: [], chains: [[], []], explorer: null, transit: null, plan: [], fleet: { at: null, canoes: [] }, ...more }) as unknown as ParadiseView;

export const prospect = (more: Partial<ParadiseProspect> = {}): ParadiseProspect => ({
  points: [], links: [], builds: null, load: [], reach: [], battles: [], voyage: [], search: [], uses: [], retreats: [], holdings: [], homes: [], harms: [], plan: null, wares: [], losses: [], ...more,
});

export const reached = (hex: string, moves: string[], more: Partial<ReachedHex> = {}): ReachedHex => ({
  hex, moves, risky: [], halts: null, fighters: null, defenders: null, chance: null, chance_best: null, ...more,
});

export const tried = (played: number, more: Partial<Tried> = {}): Tried => ({
  played, stopped: null, reveals: false, shown: view(), moves: [], prospect: prospect(), ...more,
});

export const move = (text: string, kind: string, more: Partial<ParadiseMove> = {}): ParadiseMove => ({ move: text, kind, ...more });

/** A choice at a table whose server answers these tries, by the moves that are asked about. */
export function choosing(shown: ParadiseView, moves: ParadiseMove[], answers: Record<string, Tried> = {}, confirm = true, undoIsFree = false) {
  const played: string[] = [];
  const refused: Clicked[] = [];
  const choice = new ParadiseChoice({
    position: () => shown,
    moves: () => moves,
    confirm: () => confirm,
    undoIsFree: () => undoIsFree,
    play: (each) => played.push(each.move),
    refuse: (what) => refused.push(what),
    ask: async <Answer>(_path: string, query: Record<string, string | number> = {}) => {
      const found = answers[String(query["moves"])];
      if (!found) {
        throw new Refusal({ id: "page-offline", args: {} }, 0);
      }
      return found as Answer;
    },
  });
  return { choice, played, refused };
}

/** Until all that was asked has been answered. */
export async function answered(): Promise<void> {
  for (let round = 0; round < 12; round++) {
    await Promise.resolve();
  }
  flushSync();
}
