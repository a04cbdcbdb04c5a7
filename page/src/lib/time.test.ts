import { describe, expect, test } from "vitest";

import { formatDuration, leftAt, ServerTime, spanOf, timeAgo } from "./time";

const NOW = 1_800_000_000;

test.each([
  [0, "now"],
  [59, "now"],
  [60, "1 minute ago"],
  [3_599, "59 minutes ago"],
  [7_200, "2 hours ago"],
  [86_400, "yesterday"],
  [-30, "now"],
])("%i seconds are %s", (seconds, words) => expect(timeAgo("en", NOW - seconds, NOW)).toBe(words));

test("in the reader's language, with its plurals", () => {
  expect(timeAgo("ru", NOW - 120, NOW)).toBe("2 минуты назад");
});

test.each([
  [5, "0:05"],
  [245, "4:05"],
  [3_723, "1:02:03"],
  [-1, "0:00"],
])("%i seconds as digits are %s", (seconds, digits) => expect(formatDuration(seconds)).toBe(digits));

describe("time", () => {
  test("our clock may be ahead of the server’s, or behind", () => {
    const time = new ServerTime();
    time.heard(1000, false, 1500); // it happened long ago, or our clock is ahead: nobody knows
    expect(time.at(1500)).toBe(1500);
    time.heard(1010, true, 1110.2);
    expect(time.at(1120)).toBeCloseTo(1019.8);
    time.heard(1020, true, 1125); // that one took its time
    expect(time.at(1125)).toBeCloseTo(1024.8);
  });

  test("nothing is dated after it arrived", () => {
    const time = new ServerTime();
    time.heard(1000, false, 940);
    expect(time.at(940)).toBe(1000);
  });

  test("time runs only for whoever must move", () => {
    expect(leftAt(60, true, 1000, 1010)).toBe(50);
    expect(leftAt(60, false, 1000, 1010)).toBe(60);
    expect(leftAt(60, true, 1000, 2000)).toBe(0);
    expect(leftAt(60, true, 1000, 990)).toBe(60);
  });

  test("long spans are told in days", () => {
    expect(spanOf(9.2)).toEqual({ unit: "minutes", text: "0:10" });
    expect(spanOf(3661)).toEqual({ unit: "hours", text: "1:01:01" });
    expect(spanOf(3 * 86_400 - 3600)).toEqual({ unit: "days", days: 2, hours: 23 });
  });
});
