import { describe, expect, test } from "vitest";

import type { Game } from "../games/game";
import { kahuna } from "../games/kahuna/kahuna";
import { weakerOf, withOption } from "../games/kahuna/options";
import {
  asOffered,
  CLOCKS,
  defaultForm,
  DEFAULT_FORM,
  placeOf,
  type NewTableForm,
  formFor,
  readForm,
  setupOf as setupFor,
} from "./newTable";

const paradise = { name: "paradise", tableOptions: ({ preset, changed }: NewTableForm) => ({ preset, ...changed }) } as unknown as Game;
const several = (changes: Partial<NewTableForm>): NewTableForm => ({ ...defaultForm("paradise"), ...changes });
const seatsOf = (changes: Partial<NewTableForm>, coin = 0) =>
  setupFor(several(changes), paradise, coin).seats!.map(({ kind, bot }) => bot ?? kind);

const setupOf = (form: NewTableForm, coin: number) => setupFor(form, kahuna, coin);
const form = (changes: Partial<NewTableForm>): NewTableForm => ({ ...DEFAULT_FORM, ...changes });

describe("what is asked of the server", () => {
  test("at first: a game against the weakest bot, on the white seat, without a clock", () => {
    expect(setupOf(DEFAULT_FORM, 0)).toEqual({
      game: "kahuna",
      options: { preset: "modern" },
      seats: [{ kind: "me" }, { kind: "bot", bot: "keiki" }],
      clock: {},
      public: false,
      rated: false,
      shared: false,
      hints: true,
    });
  });

  test("black is the second seat, and a coin decides where chance is to", () => {
    expect(setupOf(form({ side: "black" }), 0).seats![1]).toEqual({ kind: "me" });
    expect(setupOf(form({ side: "random" }), 0.2).seats![0]).toEqual({ kind: "me" });
    expect(setupOf(form({ side: "random" }), 0.8).seats![1]).toEqual({ kind: "me" });
  });

  test("a table in the lobby is public, one for a friend is not", () => {
    expect(setupOf(form({ opponent: "lobby" }), 0)).toMatchObject({ public: true, seats: [{ kind: "me" }, { kind: "free" }] });
    expect(setupOf(form({ opponent: "friend" }), 0)).toMatchObject({ public: false });
  });

  test("two at one device share it, and both seats are the visitor's", () => {
    expect(setupOf(form({ opponent: "here" }), 0)).toMatchObject({ shared: true, seats: [{ kind: "me" }, { kind: "me" }] });
  });

  test("a rating is only asked for against somebody elsewhere", () => {
    expect(setupOf(form({ opponent: "bot", rated: true }), 0).rated).toBe(false);
    expect(setupOf(form({ opponent: "friend", rated: true }), 0).rated).toBe(true);
  });

  test("options that differ go along with the edition", () => {
    const changed = withOption(form({ preset: "classic" }), "no-surprise", "yes");
    expect(setupOf(changed, 0).options).toEqual({ preset: "classic", "no-surprise": "yes" });
    expect(setupOf(withOption(changed, "no-surprise", ""), 0).options).toEqual({ preset: "classic" });
  });

  test("against a bot the visitor gets the bridges of a handicap, whichever side that is", () => {
    const weaker = (changes: Partial<NewTableForm>, coin = 0): string | undefined =>
      setupOf(form({ ...changes, changed: { handicap: "2", ...changes.changed } }), coin).options?.["weaker"];
    expect(weaker({ side: "white" })).toBe("white");
    expect(weaker({ side: "black" })).toBe("black");
    expect(weaker({ side: "random" }, 0.2)).toBe("white");
    expect(weaker({ side: "random" }, 0.8)).toBe("black");
    expect(weaker({ side: "white", changed: { weaker: "black" } })).toBe("black");
  });

  test.each(["lobby", "friend", "here"] as const)("between people (%s) Black does, unless somebody is named", (opponent) => {
    expect(weakerOf(form({ opponent }))).toBe("black");
    expect(setupOf(form({ opponent, changed: { handicap: "2" } }), 0).options).toEqual({ preset: "modern", handicap: "2", weaker: "black" });
    expect(setupOf(form({ opponent, changed: { handicap: "1", weaker: "white" } }), 0).options).toMatchObject({ weaker: "white" });
  });

  test("without a handicap nobody is the weaker", () => {
    expect(setupOf(form({ changed: { weaker: "white" } }), 0).options).toEqual({ preset: "modern" });
  });

  test("clocks are either for the whole game or for a turn", () => {
    for (const clock of Object.values(CLOCKS)) {
      expect(Boolean(clock.main) && Boolean(clock.turn)).toBe(false);
    }
  });
});

describe("at a table of several", () => {
  test("at first: a game of two against a bot", () => {
    expect(setupFor(defaultForm("paradise"), paradise, 0)).toEqual({
      game: "paradise",
      options: { preset: "two" },
      seats: [{ kind: "me" }, { kind: "bot", bot: "islander" }],
      clock: {},
      public: false,
      rated: false,
      shared: false,
      hints: true,
    });
  });

  test("the visitor sits where they like, and the others in their order round them", () => {
    expect(seatsOf({ preset: "four", side: "green", others: ["random", "", "islander"] })).toEqual(["random", "islander", "me", "islander"]);
    expect(seatsOf({ preset: "four", opponent: "friend", others: ["", "islander"] })).toEqual(["me", "free", "islander", "free"]);
    expect(seatsOf({ preset: "three", opponent: "here", others: ["islander"] })).toEqual(["me", "islander", "me"]);
    expect(seatsOf({ preset: "three", side: "random" }, 0.99)).toEqual(["islander", "islander", "me"]);
    expect(seatsOf({ preset: "two", side: "blue" })).toEqual(["me", "islander"]); // a seat that this game has not
  });

  test("a bot of a game of four does not sit down in a game of two with a friend", () => {
    expect(seatsOf({ preset: "two", opponent: "friend", others: ["islander"] })).toEqual(["me", "free"]);
  });

  test("alone, there is nobody else", () => {
    expect(setupFor(several({ preset: "solitaire", opponent: "here" }), paradise, 0)).toMatchObject({ seats: [{ kind: "me" }], shared: false });
  });

  test("one device is shared by those who are at it, and only games among people elsewhere are rated", () => {
    const rated = (changes: Partial<NewTableForm>) => setupFor(several({ rated: true, preset: "three", ...changes }), paradise, 0);
    expect(rated({ opponent: "here" })).toMatchObject({ shared: true, rated: false });
    expect(rated({ opponent: "friend" })).toMatchObject({ shared: false, rated: true });
    expect(rated({ opponent: "friend", others: ["islander"] })).toMatchObject({ rated: false });
  });

  test("what was kept comes back with the seats of this game", () => {
    const kept = several({ preset: "four", side: "blue", others: ["", "islander"], clock: "live-60" });
    expect(readForm(JSON.stringify(kept), "paradise")).toEqual(kept);
    expect(readForm(JSON.stringify(kept))).toEqual(DEFAULT_FORM);
    expect(readForm('{"others": [1]}', "paradise")).toEqual(defaultForm("paradise"));
  });
});

describe("what was kept", () => {
  test("comes back", () => {
    const kept = form({ opponent: "lobby", side: "random", clock: "turn-3", changed: { handicap: "2" } });
    expect(readForm(JSON.stringify(kept))).toEqual(kept);
  });

  test.each([null, "", "nonsense", '{"opponent": "ghost"}', '{"clock": "sundial"}', '{"changed": {"handicap": 2}}', '{"changed": null}'])(
    "makes no sense: %s",
    (kept) => expect(readForm(kept)).toEqual(DEFAULT_FORM),
  );
});

test("options of older rules are left to the edition", () => {
  const options = { "sudden-win": ["no", "by-removal"], handicap: ["0", "1"] };
  const old = form({ preset: "sheet", changed: { "sudden-win": "yes", handicap: "1", luck: "no" } });
  expect(asOffered(old, options)).toEqual({ ...old, changed: { handicap: "1" } });
});

test("a link may say who is to sit opposite", () => {
  expect(formFor("lobby", DEFAULT_FORM).opponent).toBe("lobby");
  expect(formFor("ghost", DEFAULT_FORM)).toEqual(DEFAULT_FORM);
  expect(formFor(null, DEFAULT_FORM)).toEqual(DEFAULT_FORM);
});

test("errors find their place", () => {
  expect(placeOf("bot-unknown")).toBe("opponent");
  expect(placeOf("option-dead-end")).toBe("rules");
  expect(placeOf("tables-bad-clock")).toBe("clock");
  expect(placeOf("tables-rated-needs-preset")).toBe("rated");
  expect(placeOf("tables-too-many-tables")).toBe("end");
});
