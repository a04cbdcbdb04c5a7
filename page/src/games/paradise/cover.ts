// A position without what only its viewer knew, until the server sends what everybody knows: for a device handed on.

import type { ParadiseView } from "../../lib/wire";

export function cover(position: ParadiseView): ParadiseView {
  const { fleet, transit, secret } = position;
  const { kept: _, ...rest } = position;
  return {
    ...rest,
    seat: null,
    own: {},
    hand: [],
    plan: [],
    left: {},
    pools: [],
    under_way: {},
    carried: {},
    fleet: { ...fleet, pieces: "", canoes: [] },
    transit: transit && { ...transit, piece: null },
    secret: Object.fromEntries(Object.entries(secret).map(([hex, tile]) => [hex, { ...tile, group: null }])),
  };
}
