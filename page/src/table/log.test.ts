import { describe, expect, it } from "vitest";

import { type Frame, MOST_TOLD } from "../lib/wire";
import { agreeUpTo, wholeLog, withFrames } from "./log";

const frame = (step: number, id = `step-${step}`): Frame =>
  ({ step, seat: 0, move: "", turn: 1, said: [{ id, args: {} }], shown: {} }) as unknown as Frame;

const steps = (entries: readonly { step: number }[]): number[] => entries.map(({ step }) => step);

describe("the log", () => {
  const log = withFrames([], [frame(0), frame(1), frame(2), frame(3)]);

  it("does not tell of the deal", () => {
    expect(steps(log)).toEqual([1, 2, 3]);
  });

  it("goes on where it ended, and forgets what was taken back", () => {
    expect(steps(withFrames(log, [frame(4)]))).toEqual([1, 2, 3, 4]);
    const other = withFrames(log, [frame(2, "another")]);
    expect(steps(other)).toEqual([1, 2]);
    expect(other[1]!.said[0]!.id).toBe("another");
    expect(withFrames(log, [])).toEqual(log);
  });

  it("agrees with what is told anew up to the first difference", () => {
    expect(agreeUpTo(log, [frame(1), frame(2), frame(3), frame(4)], 3)).toBe(3);
    expect(agreeUpTo(log, [frame(1), frame(2, "another"), frame(3)], 3)).toBe(1);
    expect(agreeUpTo(log, [frame(1)], 3)).toBe(1);
    expect(agreeUpTo([], [frame(1), frame(2)], 2)).toBe(2);
  });

  it("is asked for part by part, until one is not full", async () => {
    const asked: (number | null)[] = [];
    const all = withFrames([], Array.from({ length: MOST_TOLD + 3 }, (_, step) => frame(step + 1)));
    const told = await wholeLog((from) => {
      asked.push(from);
      return Promise.resolve(all.slice(from ?? 0, (from ?? 0) + MOST_TOLD));
    });
    expect(told).toEqual(all);
    expect(asked).toEqual([null, MOST_TOLD]);
  });
});
