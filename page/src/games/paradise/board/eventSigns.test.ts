import { expect, test } from "vitest";

import { seenStacks } from "./eventSigns";

test("two others whose stacks were seen at one hex are one sign there, and one's own are none", () => {
  const stack = { pieces: "W", turn: 6 };
  const seen = [{ H12: stack }, { G11: stack, H14: stack }, { G11: stack }];
  expect(seenStacks({ seen, seat: 0 })).toEqual(["G11", "H14"]);
  expect(seenStacks({ seen, seat: null })).toEqual(["H12", "G11", "H14"]);
});
