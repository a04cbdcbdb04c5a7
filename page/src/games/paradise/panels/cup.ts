// The markers of the cup by their kind, as rows to be drawn.

export interface CupRow {
  kind: "island" | "sea" | "off";
  markers: { knots: number; number: number }[];
}

const KINDS = { i: "island", o: "sea", x: "off" } as const;

/** The cup as the server tells it (i1 is an island with one knot, o2 open ocean with two, x off course), in rows. */
export function cupRows(cup: Readonly<Record<string, number>>): CupRow[] {
  const rows: CupRow[] = Object.values(KINDS).map((kind) => ({ kind, markers: [] }));
  for (const [name, number] of Object.entries(cup)) {
    const kind = KINDS[name.charAt(0) as keyof typeof KINDS];
    rows.find((row) => row.kind === kind)?.markers.push({ knots: Number(name.slice(1) || 0), number });
  }
  rows.forEach(({ markers }) => markers.sort((one, other) => one.knots - other.knots));
  return rows.filter(({ markers }) => markers.length > 0);
}
