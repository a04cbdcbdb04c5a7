import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { Holding } from "./holding";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const by = (pointerType: string): PointerEvent => ({ pointerType }) as PointerEvent;

it("tells a finger that stays from a tap, a drag and a mouse", () => {
  let dragged = false;
  let shown = 0;
  const finger = new Holding(() => dragged);
  const press = (pointer: string, milliseconds: number): boolean => {
    finger.press(by(pointer), () => shown++);
    vi.advanceTimersByTime(milliseconds);
    return finger.lift();
  };
  expect([press("touch", 200), shown]).toEqual([false, 0]);
  expect([press("touch", 600), shown]).toEqual([true, 1]);
  expect([press("mouse", 600), shown]).toEqual([false, 1]);
  dragged = true;
  expect([press("touch", 600), shown]).toEqual([false, 1]);
});
