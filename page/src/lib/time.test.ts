import { expect, test } from "vitest";

import { timeAgo, formatDuration } from "./time";

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
