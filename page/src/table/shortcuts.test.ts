import { describe, expect, test } from "vitest";

import { kahuna } from "../games/kahuna/kahuna";
import { shortcutFor } from "./shortcuts";

describe("keys", () => {
  const key = (name: string, code = "", more = {}) => ({
    key: name, code, shiftKey: false, altKey: false, ctrlKey: false, metaKey: false, ...more,
  });
  test.each([
    [key("1", "Digit1"), { do: "game", shortcut: { do: "card", place: 0 } }],
    [key("&", "Digit1"), { do: "game", shortcut: { do: "card", place: 0 } }],
    [key("!", "Digit2", { shiftKey: true }), { do: "game", shortcut: { do: "take", place: 1 } }],
    [key("u", "KeyU"), { do: "undo" }],
    [key("г", "KeyU"), { do: "undo" }],
    [key("U", "KeyU", { shiftKey: true }), { do: "undo-step" }],
    [key("Г", "KeyU", { shiftKey: true }), { do: "undo-step" }],
    [key("?", "Slash", { shiftKey: true }), { do: "help" }],
    [key("Enter", "Enter"), { do: "confirm" }],
    [key("ArrowUp", "ArrowUp"), { do: "board" }],
    [key("c", "KeyC", { ctrlKey: true }), null],
    [key("q", "KeyQ"), null],
  ])("%j", (pressed, expected) => expect(shortcutFor(pressed, kahuna)).toEqual(expected));

  test("hints are asked for only where there are any", () => {
    expect(shortcutFor(key("h", "KeyH"), kahuna)).toEqual({ do: "hints" });
    expect(shortcutFor(key("h", "KeyH"), { ...kahuna, unadvised: true })).toBeNull();
  });
});
