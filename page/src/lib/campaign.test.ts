import { expect, test } from "vitest";

import { nextOf, stateOf } from "./campaign";
import type { Opponent } from "./wire";

const met = (bot: string, beaten: number): Opponent => ({
  bot,
  place: 1,
  character: { id: "bot", args: {} },
  played: beaten + 1,
  beaten,
  clean: 0,
});

test("the first who is not beaten comes next; those beyond are not reached yet", () => {
  const opponents = [met("keiki", 2), met("manu", 0), met("mano", 0)];
  expect(nextOf({ opponents })?.bot).toBe("manu");
  expect(opponents.map((_, place) => stateOf(opponents, place))).toEqual(["beaten", "next", "locked"]);
});

test("whoever was beaten out of turn is beaten, and the gap comes next", () => {
  const opponents = [met("keiki", 1), met("manu", 0), met("mano", 1)];
  expect(opponents.map((_, place) => stateOf(opponents, place))).toEqual(["beaten", "next", "beaten"]);
});

test("at the end of the voyage nobody comes next", () => {
  expect(nextOf({ opponents: [met("keiki", 1)] })).toBeUndefined();
});
