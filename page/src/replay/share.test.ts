import { describe, expect, it, test } from "vitest";

import { BadLink, fileName, lineOf, LONGEST, pack, readFragment, tooLong, unpack, writeFragment } from "./share";

const RECORD = `Game: kahuna
Options: preset=modern rules=2
White: Ann
Black: Łukasz “the turtle” 海
Result: White 4-1
Deal: CEK AFL >BDH

1. White: C-B E-B +?G
2. Black: L-K +B >A
`;

describe("a link to a position", () => {
  it("carries the record, the step and the view there and back", async () => {
    for (const view of ["white", "black", "open"] as const) {
      const fragment = await writeFragment({ record: RECORD, step: 7, view });
      expect(await readFragment(fragment)).toEqual({ record: RECORD, step: 7, view });
    }
  });

  it("has only letters that survive mails and messengers", async () => {
    expect(await writeFragment({ record: RECORD.repeat(20), step: 0, view: "open" })).toMatch(/^r=[\w-]+&s=0&v=open$/);
  });

  it("is short: a whole game takes less than a third of its text", async () => {
    const line = (turn: number) => `${turn}. White: ${"ABCDEFGHIJKL"[turn % 12]}-B +${"CDEF"[turn % 4]} >K\n`;
    const game = RECORD + Array.from({ length: 90 }, (_, turn) => line(turn + 3)).join("");
    expect((await pack(game)).length).toBeLessThan(game.length / 3);
  });

  it("falls back to the beginning and the open view where these are missing or odd", async () => {
    const packed = await pack(RECORD);
    for (const rest of ["", "&s=-3&v=both", "&s=x", "&s=&v="]) {
      expect(await readFragment(`r=${packed}${rest}`)).toEqual({ record: RECORD, step: 0, view: "open" });
    }
  });

  it("says so when it is empty", async () => {
    await expect(readFragment("")).rejects.toEqual(new BadLink("replay-link-empty"));
    await expect(readFragment("s=3&v=open")).rejects.toMatchObject({ id: "replay-link-empty" });
  });

  it("says so when it was cut off or changed on the way", async () => {
    const packed = await pack(RECORD);
    for (const broken of [packed.slice(0, 40), "!!!", "AAAA", "Ä", packed.slice(5)]) {
      await expect(readFragment(`r=${broken}`)).rejects.toMatchObject({ id: "replay-link-broken" });
    }
  });

  it("does not unpack what is longer than any game", async () => {
    await expect(unpack(await pack("a".repeat(LONGEST + 1)))).rejects.toBeInstanceOf(BadLink);
    expect(await unpack(await pack("a".repeat(LONGEST)))).toHaveLength(LONGEST);
  });
});

describe("the file of a record", () => {
  it("is named after the players", () => {
    expect(fileName(RECORD)).toBe("Ann-Łukasz-the-turtle-海.motu");
    expect(fileName("Game: kahuna")).toBe("White-Black.motu");
    expect(fileName("White: ???\nBlack: …")).toBe("kahuna.motu");
  });
});

const TEXT = "Game: kahuna\nWhite: Ann\r\nnonsense";

test("a line is found by its number", () => {
  expect(lineOf(TEXT, 1)).toEqual({ from: 0, to: 12, words: "Game: kahuna" });
  expect(TEXT.slice(lineOf(TEXT, 3).from, lineOf(TEXT, 3).to)).toBe("nonsense");
  expect(lineOf(TEXT, 2).words).toBe("White: Ann");
});

test("a line that there is not is the end of the text, and no error", () => {
  expect(lineOf(TEXT, 9)).toEqual({ from: TEXT.length, to: TEXT.length, words: "" });
  expect(lineOf(TEXT, 0)).toEqual({ from: 0, to: 0, words: "" });
  expect(lineOf("", 1)).toEqual({ from: 0, to: 0, words: "" });
});

test("a picture is no record", () => {
  expect(tooLong(5_000)).toBe(false);
  expect(tooLong(3_000_000)).toBe(true);
});
