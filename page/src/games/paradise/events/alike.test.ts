import { expect, it } from "vitest";

import { alike } from "./alike";

it("chits that say the same are counted, on both sides", () => {
  const chit = (number: number, expand: string, action: string) => ({ chit: number, expand, action, late: false });
  const some = [chit(1, "card", "build"), chit(2, "card", "explore"), chit(3, "card", "build")];
  expect(alike(some).map(({ chit: { chit: first }, number }) => [first, number])).toEqual([
    [1, 2],
    [2, 1],
  ]);
});
