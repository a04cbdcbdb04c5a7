import { expect, it } from "vitest";

import type { KeyPress } from "../../../lib/keys";
import { findShortcut, runShortcut } from "../choice/shortcuts";
import type { ParadiseTable } from "../table";
import { chartHandles } from "./handles.svelte";

const key = (letter: string): KeyPress =>
  ({ key: letter, code: `Key${letter.toUpperCase()}`, shiftKey: false, ctrlKey: false, altKey: false, metaKey: false }) as KeyPress;
const press = (letter: string): void => runShortcut(findShortcut(key(letter))!, {} as ParadiseTable);

it("hides and fits what is on the screen by keys, and nothing that has gone", () => {
  let fitted = 0;
  const leave = chartHandles.hold(() => fitted++);
  press("f");
  press("m");
  expect([fitted, chartHandles.bare]).toEqual([1, true]);
  const next = chartHandles.hold(() => (fitted += 10));
  leave(); // the older one goes after the newer came
  press("f");
  expect([fitted, chartHandles.bare]).toEqual([11, true]);
  next();
  press("f");
  expect([fitted, chartHandles.bare]).toEqual([11, false]);
});
