import { expect, test } from "vitest";

import { Refusals } from "./refusals.svelte";

test("a reason is told until it is heeded", async () => {
  const refusals = new Refusals();
  await refusals.ask(async () => "too far");
  expect(refusals.told).toBe("too far");
  refusals.heed();
  expect(refusals.told).toBe("");
});

test("a reason that comes when somebody has gone on is not told", async () => {
  const refusals = new Refusals();
  let answer: (reason: string) => void = () => {};
  const asked = refusals.ask(() => new Promise((done) => (answer = done)));
  refusals.heed();
  answer("too far");
  await asked;
  expect(refusals.told).toBe("");
});
