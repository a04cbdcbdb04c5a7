// Time at the table. The server tells how much everybody had left when something last happened there; how much that
// is now depends on the server's clock, which need not agree with ours.

export class ServerTime {
  #ahead = 0;
  #sure = false;

  /** Something that the server dated arrives. `fresh`: it has only just happened. All in seconds. */
  heard(at: number, fresh: boolean, now: number): void {
    const difference = now - at;
    if (fresh) {
      // The way here took time as well: what arrived fastest comes nearest to the truth.
      this.#ahead = this.#sure ? Math.min(this.#ahead, difference) : difference;
      this.#sure = true;
    } else if (!this.#sure) {
      this.#ahead = Math.min(0, difference); // nothing can be dated after it arrived
    }
  }

  /** The server's time. */
  at(now: number): number {
    return now - this.#ahead;
  }
}

/** The seconds that a player has left. */
export function leftAt(left: number, runs: boolean, since: number, now: number): number {
  return runs ? Math.max(0, left - Math.max(0, now - since)) : left;
}

export type Span = { unit: "days"; days: number; hours: number } | { unit: "hours" | "minutes"; text: string };

/** How a span of time is shown: days and hours, or with colons. */
export function spanOf(seconds: number): Span {
  const whole = Math.ceil(seconds);
  if (whole >= 48 * 3600) {
    return { unit: "days", days: Math.floor(whole / 86_400), hours: Math.floor((whole % 86_400) / 3600) };
  }
  const two = (value: number): string => String(value).padStart(2, "0");
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60), whole % 60];
  return hours
    ? { unit: "hours", text: `${hours}:${two(minutes)}:${two(rest)}` }
    : { unit: "minutes", text: `${minutes}:${two(rest)}` };
}
