import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { fit } from "./camera";
import { Helm } from "./helm.svelte";

const BOX = { x: -10, y: 20, width: 1000, height: 500 };

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("requestAnimationFrame", (act: () => void) => setTimeout(act, 16));
  vi.stubGlobal("cancelAnimationFrame", (frame: number) => clearTimeout(frame));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it("draws the chart anew for another size of its frame, as for another zoom", () => {
  const helm = new Helm(() => BOX);
  const [large, small] = [{ width: 800, height: 600 }, { width: 300, height: 600 }];
  helm.resize(small);
  helm.jump(fit(BOX, small));
  helm.resize(large);
  vi.runAllTimers();
  expect(helm.camera.zoom).toBe(0.8);
  expect(helm.zoom).toBe(helm.camera.zoom);
});
