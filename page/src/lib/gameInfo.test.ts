import { expect, test } from "vitest";

import { botsByStrength } from "./gameInfo";
import type { BotInfo } from "./wire";

const bot = (name: string, grade: number | null, place: number | null): BotInfo => ({ name, grade, place, character: null });

test("opponents of the campaign and others, each the weakest first", () => {
  const cast = [bot("manu", null, 2), bot("expert", 5, null), bot("keiki", null, 1), bot("random", 1, null)];
  expect(botsByStrength({ name: "kahuna", seats: [], options: {}, presets: {}, cast, bots: [] })).toEqual({
    characters: ["keiki", "manu"],
    plain: ["random", "expert"],
  });
});
