import { expect, test } from "vitest";

import { nameAndText } from "./ruleText";

test("a rule begins with what it is about", () => {
  expect(nameAndText("Aim: there are three rounds.", "en")).toEqual(["Aim", "There are three rounds."]);
  expect(nameAndText("Défausser : une carte ; tu pioches.", "fr")).toEqual(["Défausser", "Une carte ; tu pioches."]);
  expect(nameAndText("Сброс: любые карты.", "ru")).toEqual(["Сброс", "Любые карты."]);
  expect(nameAndText("Discards lie face up.", "en")).toEqual(["", "Discards lie face up."]);
  expect(nameAndText("You cannot draw. Note: never.", "en")).toEqual(["", "You cannot draw. Note: never."]);
  expect(nameAndText("Die : 1, lost.", "fr")).toEqual(["Die", "1, lost."]);
  expect(nameAndText("No name here. See: there", "en")).toEqual(["", "No name here. See: there"]);
});
