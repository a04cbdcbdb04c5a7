import { expect, test } from "vitest";

import type { ParadiseCount } from "../../../lib/wire";
import type { ParadiseTable } from "../table";
import { Counts } from "./counts.svelte";

test("of what happens while a count is on its way, only the last is asked about", async () => {
  const answers: ((count: ParadiseCount) => void)[] = [];
  const table = (): ParadiseTable => ({ ask: () => new Promise((answer) => answers.push(answer as never)) }) as unknown as ParadiseTable;
  const counts = new Counts();
  const asked = [counts.refresh(table()), counts.refresh(table()), counts.refresh(table())];
  const [first, last] = [{ name: "first" }, { name: "last" }] as unknown as ParadiseCount[];
  expect(answers).toHaveLength(1);
  answers[0]!(first!);
  await expect.poll(() => answers).toHaveLength(2);
  expect(counts.count).toBeNull();
  answers[1]!(last!);
  await Promise.all(asked);
  expect(counts.count).toBe(last);
  expect(answers).toHaveLength(2);
});

test("a count that nobody tells leaves the one before", async () => {
  const counts = new Counts();
  const failing = { ask: () => Promise.reject(new Error("gone")) } as unknown as ParadiseTable;
  await counts.refresh(failing);
  expect(counts.count).toBeNull();
  const known = {} as ParadiseCount;
  await counts.refresh({ ask: () => Promise.resolve(known) } as unknown as ParadiseTable);
  await counts.refresh(failing);
  expect(counts.count).toBe(known);
});
