import { expect, test } from "vitest";

import { mayUndoStep, undoes, usualUndo } from "./undo";

test.each([
  [{ slips: [], slip_steps: [] }, "move", 0, false],
  [{ slips: ["move", "step"], slip_steps: [1, 1] }, "move", 1, false],
  [{ slips: ["move", "step"], slip_steps: [1, 3] }, "move", 3, true],
  [{ slips: ["move", "part", "step"], slip_steps: [1, 4, 4] }, "part", 4, false],
  [{ slips: ["move", "part", "step"], slip_steps: [1, 4, 9] }, "part", 9, true],
] as const)("of %j", (view, usual, step, more) => {
  const told = { slips: [...view.slips], slip_steps: [...view.slip_steps] };
  expect(usualUndo(told)).toBe(usual);
  expect(undoes(told, "step")).toBe(step);
  expect(mayUndoStep(told)).toBe(more);
});
