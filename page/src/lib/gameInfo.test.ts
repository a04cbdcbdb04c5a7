import { expect, test } from "vitest";

import { botsByStrength } from "./gameInfo";
import type { BotInfo } from "./wire";

const bot = (name: string, grade: number | null, place: number | null, character = ""): BotInfo => ({
  name,
  grade,
  place,
  character: character ? { id: character, args: {} } : null,
});
const ranked = (name: string, cast: BotInfo[]) => botsByStrength({ name, seats: [], options: {}, presets: {}, cast, bots: [] });

test("opponents of the campaign and others, each the weakest first", () => {
  const cast = [bot("manu", null, 2, "builds"), bot("expert", 5, null, "strongest"), bot("keiki", null, 1, "learns"), bot("random", 1, null)];
  expect(ranked("kahuna", cast)).toEqual({ characters: ["keiki", "manu"], plain: ["random", "expert"] });
});

test("opponents with a character that are in no campaign stand as they are told; whoever has neither grade nor character is none", () => {
  const cast = [bot("random", 1, null), bot("islander", 2, null), bot("tala", null, null, "tells"), bot("ariki", null, null, "waits"), bot("tuned", null, null)];
  expect(ranked("paradise", cast)).toEqual({ characters: ["tala", "ariki"], plain: ["random", "islander"] });
});
