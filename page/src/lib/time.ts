// Time: how long ago something was, how long it takes, and how much a player has left.

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
];

/** "5 minutes ago": the largest unit that is full at least once. */
export function timeAgo(language: string, then: number, now: number): string {
  const format = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  const passed = Math.max(0, now - then);
  for (const [unit, seconds] of UNITS) {
    if (passed >= seconds) {
      return format.format(-Math.floor(passed / seconds), unit);
    }
  }
  return format.format(0, "second");
}

/** A span as digits: 1:02:03, or 4:05 below an hour. */
export function formatDuration(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const [hours, minutes, rest] = [Math.floor(whole / 3_600), Math.floor(whole / 60) % 60, whole % 60];
  const two = (n: number): string => String(n).padStart(2, "0");
  return hours ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

/**
 * The server tells how much everybody had left when something last happened; how much that is now depends on its clock,
 * which need not agree with ours.
 */
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
  return { unit: whole >= 3600 ? "hours" : "minutes", text: formatDuration(whole) };
}
