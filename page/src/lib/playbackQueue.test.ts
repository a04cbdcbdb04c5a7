import { expect, test } from "vitest";

import { DWELL, LONGEST, PlaybackQueue } from "./playbackQueue";
import type { Frame } from "./wire";

/** A step of another player; `id` is what happened. */
const frame = (step: number, id: string, seat = 1): Frame => ({ step, seat, move: "", turn: 1, said: [{ id, args: {} }], shown: {} }) as unknown as Frame;
const frames = (ids: string[], from = 1): Frame[] => ids.map((id, place) => frame(from + place, id));

const WEIGHTS: Record<string, number> = { load: 0, sail: 0.35, land: 1 };

/** A queue whose clock is in the test's hands: what was shown, and when. */
function queue(weighed = true, pace = 1) {
  const shown: [at: number, steps: number[]][] = [];
  let now = 0;
  let timer: { at: number; then: () => void } | null = null;
  const made = new PlaybackQueue({
    show: (group) => shown.push([now, group.map(({ step }) => step)]),
    isOwn: ({ seat }) => seat === 0,
    pace: () => pace,
    pause: (milliseconds, then) => {
      timer = { at: now + milliseconds, then };
      return () => (timer = null);
    },
    weight: () => (weighed ? (said) => Math.max(...said.map(({ id }) => WEIGHTS[id] ?? 1)) : undefined),
  });
  const runOut = (): void => {
    while (timer) {
      const due: { at: number; then: () => void } = timer;
      timer = null;
      now = due.at;
      due.then();
    }
  };
  return { made, shown, runOut };
}

test("what has nothing to show is shown with what comes of it", () => {
  const { made, shown, runOut } = queue();
  made.add(frames(["load", "load", "load", "sail", "sail", "land", "load"]));
  runOut();
  expect(shown.map(([, steps]) => steps)).toEqual([[1, 2, 3, 4], [5], [6], [7]]);
  expect(shown[2]![0]).toBeCloseTo(2 * 0.35 * DWELL);
});

test("a little is shown at the usual pace, a lot in no more time than anybody likes to wait", () => {
  for (const count of [4, 40, 90]) {
    const { made, shown, runOut } = queue();
    made.add(frames(Array.from({ length: count }, () => "land")));
    runOut();
    expect(shown).toHaveLength(count);
    expect(shown.at(-1)![0]).toBeLessThanOrEqual(LONGEST);
    expect(shown.at(-1)![0]).toBeCloseTo(Math.min(DWELL, LONGEST / count) * (count - 1));
  }
});

test("several players have as long, each", () => {
  const { made, shown, runOut } = queue();
  made.add([1, 2, 3].flatMap((seat) => Array.from({ length: 40 }, (_, place) => frame(40 * (seat - 1) + place + 1, "land", seat))));
  runOut();
  expect(shown).toHaveLength(120);
  expect(shown.at(-1)![0]).toBeGreaterThan(2 * LONGEST);
  expect(shown.at(-1)![0]).toBeLessThanOrEqual(3 * LONGEST);
});

test("what comes meanwhile hurries, too, until all has been shown", () => {
  const { made, shown, runOut } = queue();
  made.add(frames(Array.from({ length: 40 }, () => "land")));
  made.add(frames(Array.from({ length: 40 }, () => "land"), 41));
  runOut();
  expect(shown.at(-1)![0]).toBeLessThanOrEqual(LONGEST + DWELL);
  made.add(frames(["land", "land"], 81));
  runOut();
  expect(shown.at(-1)![0] - shown.at(-2)![0]).toBeCloseTo(DWELL); // at the usual pace again
});

test("where all steps are alike, whoever has missed many sees the last of them", () => {
  const { made, shown, runOut } = queue(false);
  made.add(frames(Array.from({ length: 40 }, () => "land")));
  runOut();
  expect(shown.map(([, [step]]) => step)).toEqual([33, 34, 35, 36, 37, 38, 39, 40]);
});

test("at the setting “at once” nothing waits", () => {
  const { made, shown } = queue(true, 0);
  made.add(frames(["land", "load", "land"]));
  expect(shown.flatMap(([, steps]) => steps)).toEqual([1, 2, 3]);
});
