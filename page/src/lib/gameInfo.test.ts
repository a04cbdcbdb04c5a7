import { expect, test } from "vitest";

import { type Bot, casts } from "./gameInfo";

const bot = (name: string, grade: number | null, place: number | null): Bot => ({ name, grade, place });

test("opponents of the campaign and others, each the weakest first", () => {
  const cast = [bot("manu", null, 2), bot("expert", 5, null), bot("keiki", null, 1), bot("random", 1, null)];
  expect(casts({ name: "kahuna", options: {}, presets: {}, cast })).toEqual({
    characters: ["keiki", "manu"],
    plain: ["random", "expert"],
  });
});
