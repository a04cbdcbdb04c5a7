// The discovery markers of a voyage that lie on the chart: who went off course may come to the same hex again, and of
// two markers there the last counts.

import type { ParadiseView } from "../../../lib/wire";

type VoyageHex = ParadiseView["voyage"][number];

export const drawnMarkers = (voyage: readonly VoyageHex[]): VoyageHex[] => [
  ...new Map(voyage.filter(({ marker }) => marker !== null).map((each) => [each.hex, each])).values(),
];
