import { expect, test } from "vitest";

import type { ParadiseMove, ParadiseView } from "../../../lib/wire";
import { onlyAnswer, Skipper } from "./skip";

const DONE: ParadiseMove = { move: ".", kind: "done" };
const GO: ParadiseMove = { move: ">H12", kind: "go", hex: "H12" };
const at = (stage: string, plan: ParadiseMove[] = []): ParadiseView => ({ stage, plan, moved: {}, turned: [], under_way: {} }) as unknown as ParadiseView;

test("a question with one harmless answer is none", () => {
  expect(onlyAnswer([DONE], at("transit"))).toBe(DONE);
  expect(onlyAnswer([DONE, GO], at("transit"))).toBeNull();
  expect(onlyAnswer([{ move: "xW", kind: "lose", piece: "W" }], at("loss"))?.move).toBe("xW");
});

test("what shows something, or gives something away, is decided by whoever is asked", () => {
  expect(onlyAnswer([GO], at("explore"))).toBeNull();
  expect(onlyAnswer([{ move: "*H12", kind: "fight", hex: "H12" }], at("battles"))).toBeNull();
  expect(onlyAnswer([DONE], at("build", [GO]))).toBeNull();
  expect(onlyAnswer([DONE], at("build"))).toBe(DONE);
});

test("whoever has moved something ends the step himself", () => {
  expect(onlyAnswer([DONE], at("move"))).toBe(DONE);
  expect(onlyAnswer([DONE], { ...at("move"), moved: { G11: 1 } })).toBeNull();
  expect(onlyAnswer([DONE], { ...at("transit"), turned: ["G11"] })).toBeNull();
  expect(onlyAnswer([DONE], { ...at("fleet"), moved: { G11: 1 } })).toBe(DONE);
});

test("what was taken back is not done anew", () => {
  const skipper = new Skipper();
  expect(skipper.answer(20, [DONE], at("transit"))).toBe(DONE);
  skipper.answer(21, [DONE, GO], at("move"));
  expect(skipper.answer(20, [DONE], at("transit"))).toBeNull();
  expect(skipper.answer(25, [DONE], at("transit"))).toBe(DONE);
});
