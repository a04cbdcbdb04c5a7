import { expect, it } from "vitest";

import { fit, held, lookAt, MOST, onChart, seen, whole, zoomed } from "./camera";

const BOX = { x: -10, y: 20, width: 1000, height: 500 };
const SIZE = { width: 500, height: 500 };

it("fits a box into the middle", () => {
  const camera = fit(BOX, SIZE);
  expect(camera.zoom).toBe(0.5);
  expect(onChart(camera, [250, 250])).toEqual([490, 270]);
  expect(seen(camera, SIZE)).toEqual({ x: -10, y: -230, width: 1000, height: 1000 });
  expect(fit({ ...BOX, width: 1, height: 1 }, SIZE).zoom).toBe(MOST);
});

it("zooms around a point, within limits", () => {
  const camera = zoomed({ x: 30, y: 40, zoom: 1 }, [100, 100], 1.5, 0.5);
  const [x, y] = onChart(camera, [100, 100]);
  expect([x, y]).toEqual([70, 60]);
  expect(zoomed(camera, [0, 0], 100, 0.5).zoom).toBe(MOST);
  expect(zoomed(camera, [0, 0], 0.01, whole(BOX, SIZE)).zoom).toBe(0.5);
});

it("keeps the chart in the frame", () => {
  const far = held({ x: 9999, y: -9999, zoom: 1 }, BOX, SIZE);
  expect(seen(far, SIZE)).toMatchObject({ x: -10, y: 20 });
  const small = held({ x: 9999, y: 9999, zoom: 0.4 }, BOX, SIZE);
  expect(onChart(small, [250, 250])[1]).toBeCloseTo(270);
  expect(onChart(lookAt([5, 6], 2, SIZE), [250, 250])).toEqual([5, 6]);
});
