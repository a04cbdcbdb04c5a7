import { expect, it } from "vitest";

import { fitted, kindsOf, lastMarkers, squaresOf, sticksOf, widthOf } from "./places";

it("puts villages on green squares first", () => {
  expect(squaresOf(2, 2, 1, 1)).toEqual(["village", "green", "fields", "brown"]);
  expect(squaresOf(2, 1, 3, 1)).toEqual(["village", "village", "village"]);
  expect(squaresOf(0, 0, 0, 0)).toEqual([]);
});

it("counts the kinds of a stack", () => {
  expect(kindsOf("WWWTTR")).toEqual([["T", 2], ["W", 3], ["R", 1]]);
});

it("joins neighbours of a chain once", () => {
  expect(sticksOf(["G11", "G13", "H12", "K9"])).toEqual([["G11", "H12"], ["G11", "G13"], ["G13", "H12"]]);
});

it("shrinks names, then shortens them", () => {
  expect(fitted("Fiji", 70)).toEqual({ text: "Fiji", size: 12 });
  expect(fitted("Bismarck Archipelago", 70).text).toBe("Bismarck");
  expect(fitted("Bismarck-Archipel", 70).text).toBe("Bismarck");
  expect(fitted("Te Waka Maui", 81).text).toBe("Te Waka Maui");
  expect(fitted("Te Waka Maui", 70).text).toBe("Te Waka");
  for (const name of ["Te Waka Maui", "Kiritimati", "Solomon Islands", "Donaudampfschifffahrt"]) {
    const { text, size } = fitted(name, 70);
    expect(widthOf(text) * size).toBeLessThanOrEqual(71);
  }
});

it("shows one marker in a hex to which an explorer is driven back", () => {
  const at = (hex: string, marker: "off" | "sea" | null): Parameters<typeof lastMarkers>[0][number] => ({ hex, marker, knots: null });
  expect(lastMarkers([at("M15", null), at("N14", "off"), at("O15", "off"), at("N14", "sea")])).toEqual([at("N14", "sea"), at("O15", "off")]);
});
