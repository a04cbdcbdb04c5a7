import { expect, test } from "vitest";

import type { ParadiseView } from "../../../lib/wire";
import { orderOf } from "./order";

const view = (out: number[] = []): ParadiseView => ({ points: [0, 0, 0, 0], out }) as unknown as ParadiseView;

test("whoever begins is followed around the table, either way, without those who are out", () => {
  expect(orderOf({ move: "", kind: "first", seat: 2, clockwise: true }, view())).toEqual([2, 3, 0, 1]);
  expect(orderOf({ move: "", kind: "first", seat: 2, clockwise: false }, view())).toEqual([2, 1, 0, 3]);
  expect(orderOf({ move: "", kind: "first", seat: 1, clockwise: true }, view([3]))).toEqual([1, 2, 0]);
});
