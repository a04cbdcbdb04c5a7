// Amounts as the panels say them.

/** Points, which may have a half: 15½, -½. */
export function halves(points: number): string {
  const whole = Math.trunc(points);
  const half = points % 1 ? "½" : "";
  return `${points < 0 && !whole ? "-" : ""}${whole || !half ? whole : ""}${half}`;
}

/** A difference, with its sign. */
export const signed = (points: number): string => `${points < 0 ? "−" : "+"}${halves(Math.abs(points))}`;
