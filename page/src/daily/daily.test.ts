import { expect, test } from "vitest";

import { bars, dayName, ended, margins, noBetter, untilTomorrow } from "./daily";

const RESULTS = [
  { margin: -2, count: 4 },
  { margin: 1, count: 1 },
];

test("there is a bar for every margin in between, and for a draw", () => {
  expect(bars(RESULTS, 1).map(({ margin, count }) => [margin, count])).toEqual([
    [-2, 4],
    [-1, 0],
    [0, 0],
    [1, 1],
  ]);
  expect(bars([{ margin: 3, count: 2 }], null)[0]).toMatchObject({ margin: 0, count: 0 });
});

test("the highest bar is full, one's own is known", () => {
  const found = bars(RESULTS, 1);
  expect(found[0]!.height).toBe(1);
  expect(found[3]!.height).toBe(0.25);
  expect(found.filter(({ isMine }) => isMine).map(({ margin }) => margin)).toEqual([1]);
});

test("no results, no bars", () => {
  expect(bars([], null)).toEqual([]);
});

test("the share of those who did no better leaves oneself out", () => {
  expect(noBetter(RESULTS, 1)).toBe(1);
  expect(noBetter(RESULTS, -2)).toBe(0.75);
  expect(noBetter([{ margin: 1, count: 1 }], 1)).toBeNull();
});

test("how it ended", () => {
  expect([2, 0, -1].map(ended)).toEqual(["won", "drawn", "lost"]);
});

test("margins come as texts and are numbers", () => {
  expect(margins({ played: 5, wins: 1, draws: 0, losses: 4, margins: { "-2": 4, "1": 1 } })).toEqual(RESULTS);
});

test("the next deal comes at midnight UTC", () => {
  expect(untilTomorrow("2026-11-16", Date.UTC(2026, 10, 16, 23, 0, 0) / 1000)).toBe(3_600);
  expect(untilTomorrow("2026-11-16", Date.UTC(2026, 10, 17, 8, 0, 0) / 1000)).toBe(0);
});

test("a day is the same day wherever one is", () => {
  expect(dayName("en", "2026-11-16", { day: "numeric", month: "long" })).toBe("November 16");
  expect(dayName("de", "2026-11-16", { weekday: "long" })).toBe("Montag");
});
