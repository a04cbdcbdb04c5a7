import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { MessageView } from "../../lib/wire";
import { LANGUAGES, type Language, words } from "../../lib/words.svelte";
import type { KahunaTable } from "./table";
import { tellAt } from "./told";

/** A table with Ann on White and Bob on Black, seen by whoever sits on these seats. */
const table = (you: number[]): KahunaTable => ({ view: { you }, nameInText: (seat: number) => ["Ann", "Bob"][seat] }) as never;
const place: MessageView = { id: "kahuna-log-place", args: { player: "white", card: "BARI", line: "BARI–DUDA" } };
const score: MessageView = { id: "kahuna-log-scoring", args: { round: 1, white: 3, black: 4, leader: "black", points: 1 } };
const gaveUp: MessageView = { id: "tables-ended-resigned", args: { player: "black" } };

// In tests the words of a language are an address that holds them.
beforeEach(() => {
  vi.stubGlobal("document", { documentElement: {} });
  vi.stubGlobal("fetch", async (address: string) => ({ ok: true, text: async () => decodeURIComponent(address.split(",")[1]!) }));
});
afterEach(() => vi.unstubAllGlobals());

test("one's own doings are told of “you”, and the others' by their names", async () => {
  await words.speak("en");
  expect(tellAt(place, table([0]))).toBe("You play BARI: a bridge BARI–DUDA.");
  expect(tellAt(place, table([1]))).toBe("Ann plays BARI: a bridge BARI–DUDA.");
  expect(tellAt(gaveUp, table([0]))).toBe("Bob resigns.");
  expect(tellAt(score, table([1]))).toBe("Round 1 is scored: islands of Ann 3, of you 4; you get 1 point.");
});

test("those who only watch hear both names, and whoever plays both sides their colours", async () => {
  await words.speak("en");
  expect(tellAt(score, table([]))).toBe("Round 1 is scored: islands of Ann 3, of Bob 4; Bob gets 1 point.");
  expect(tellAt(place, table([0, 1]))).toBe("White plays BARI: a bridge BARI–DUDA.");
});

test.each(Object.keys(LANGUAGES) as Language[])("no side is named in %s", async (language) => {
  await words.speak(language);
  for (const you of [[0], [1], []]) {
    for (const said of [place, score, gaveUp]) {
      expect(tellAt(said, table(you))).not.toMatch(/White|Black|Weiß|Schwarz|Blanc|Noir|Бел|Чёрн|kahuna-/);
    }
  }
});
