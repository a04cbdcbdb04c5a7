import { expect, test } from "vitest";

import { GAME_NAMES, gameOf, gameTitle, seatsInUse } from "./gameList";
import { playerNames } from "./tables.svelte";

test("a game has its title, and can be chosen", () => {
  expect(gameTitle("paradise")).toBe("Conquest of Paradise");
  expect(GAME_NAMES).toEqual(["kahuna", "paradise"]);
  expect(gameTitle("chess")).toBe("chess"); // the server says what it thinks of that
});

test("a record says of which game it is", () => {
  expect(gameOf("Game: paradise\r\nRed: Ann")).toBe("paradise");
  expect(gameOf("Red: Ann\ngame:\tkahuna\n")).toBe("kahuna");
  expect(gameOf("nonsense")).toBe("");
});

test("those who sit at a table are named, and free seats are not", () => {
  const [person, free] = [{ name: "Ann", kind: "person" }, { name: "", kind: "free" }];
  expect(playerNames([person, free, { ...person, name: "Bob" }])).toBe("Ann and Bob");
});

test("options say which seats there are", () => {
  expect(seatsInUse("kahuna", { preset: "modern" })).toEqual(["white", "black"]);
  expect(seatsInUse("paradise", { preset: "solitaire" })).toEqual(["red"]);
  expect(seatsInUse("paradise", { preset: "three" })).toHaveLength(3);
  expect(seatsInUse("paradise", { preset: "two", players: "4" })).toHaveLength(4);
});
