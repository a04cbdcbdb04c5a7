// The position of the start page, as page/demo/make_paradise.py writes it, as the chart wants it.

import type { ParadiseBox, ParadiseView } from "../../lib/wire";

export interface DemoPosition {
  box: Pick<ParadiseBox, "hexes" | "south_america" | "north_island" | "south_island"> & { groups: object };
  view: Partial<ParadiseView> & { order: number[]; turn: number; points: number[]; homes: (string | null)[] };
}

/** What somebody who looks on sees. Whatever is not drawn stands still. */
export function viewOf({ view }: DemoPosition): ParadiseView {
  const rest: Partial<ParadiseView> = {
    seat: null,
    mover: null,
    own: {},
    seen: [],
    moved: {},
    under_way: {},
    explorer: null,
    voyage: [],
    fleet: { at: null, origin: null, halted: false, pieces: "", number: 0, sailed: 0, canoes: [] },
    battles: [],
    battle: null,
    fixed: [],
    malaria: false,
    galapagos: [],
    kumara: [],
  };
  return { ...rest, ...view } as ParadiseView;
}

export const boxOfDemo = ({ box }: DemoPosition): ParadiseBox => box as unknown as ParadiseBox;
