import { afterEach, expect, test } from "vitest";

import { arrive } from "./arrive";
import { notices } from "./notices.svelte";
import { Refusal } from "./server";

afterEach(() => notices.clear());

async function arriving(error?: Refusal): Promise<[number, number]> {
  let waited = 0;
  let reloads = 0;
  const load = (): Promise<void> => (error ? Promise.reject(error) : Promise.resolve());
  await arrive(load, { later: (again, milliseconds) => ((waited = milliseconds), again()), reload: () => void reloads++ });
  return [waited, reloads];
}

test("one of too many is told so, and comes in when there is room", async () => {
  expect(await arriving(new Refusal({ id: "people-crowd", args: { seconds: 9 } }, 429))).toEqual([9000, 1]);
  expect(notices.text).not.toBe("");
});

test("whatever else is wrong shows itself later, and nothing begins anew", async () => {
  expect(await arriving(new Refusal({ id: "web-store-down", args: {} }, 503))).toEqual([0, 0]);
  expect(await arriving()).toEqual([0, 0]);
  expect(notices.text).toBe("");
});
