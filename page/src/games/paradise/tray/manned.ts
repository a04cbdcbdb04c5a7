// Who goes in which canoe, for a picture: colonies first, then warrior bands. Who comes along is not decided here.

/** The canoes among these pieces with a load each, as far as there is any, and what goes without. */
export function manned(pieces: string, needed = true): { boats: { canoe: string; load: string }[]; rest: string } {
  const canoes = [...pieces].filter((piece) => piece === "T" || piece === "C").sort().reverse();
  const loads = [...pieces].filter((piece) => piece === "L" || piece === "W").sort();
  const boats = canoes.map((canoe, place) => ({ canoe, load: needed ? (loads[place] ?? "") : "" }));
  const rest = [...(needed ? loads.slice(canoes.length) : loads), ...[...pieces].filter((piece) => piece === "R")];
  return { boats, rest: rest.join("") };
}
