import { expect, test } from "vitest";

import { drawnGames, gameOf, gameTitle, isElsewhere, seatsInUse } from "./gameList";
import { playerNames } from "./tables.svelte";

test("a game has its title, and the page can draw it", () => {
  expect(isElsewhere("paradise")).toBe(false);
  expect(gameTitle("paradise")).toBe("Conquest of Paradise");
  expect(isElsewhere("kahuna")).toBe(false);
  expect(drawnGames()).toEqual(["kahuna", "paradise"]);
  expect(isElsewhere("chess")).toBe(false); // the server says what it thinks of that
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
