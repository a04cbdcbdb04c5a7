import { describe, expect, it } from "vitest";

import { shortcutFor } from "./shortcuts";

const press = (key: string, more = {}) => ({ key, shiftKey: false, ctrlKey: false, altKey: false, metaKey: false, ...more });

describe("the keyboard of a replay", () => {
  it("steps by decision, and with Shift by turn", () => {
    expect(shortcutFor(press("ArrowRight"), "page")).toBe("next");
    expect(shortcutFor(press("ArrowLeft"), "page")).toBe("previous");
    expect(shortcutFor(press("ArrowRight", { shiftKey: true }), "page")).toBe("nextTurn");
    expect(shortcutFor(press("ArrowLeft", { shiftKey: true }), "page")).toBe("previousTurn");
    expect(shortcutFor(press("Home"), "page")).toBe("first");
    expect(shortcutFor(press("End"), "page")).toBe("end");
  });

  it("plays with space, but leaves it to a button that has the focus", () => {
    expect(shortcutFor(press(" "), "page")).toBe("toggle");
    expect(shortcutFor(press(" "), "button")).toBe(null);
    expect(shortcutFor(press("ArrowRight"), "button")).toBe("next");
  });

  it("leaves alone what is typed, and what the browser does", () => {
    expect(shortcutFor(press("ArrowRight"), "text")).toBe(null);
    expect(shortcutFor(press("ArrowLeft", { altKey: true }), "page")).toBe(null);
    expect(shortcutFor(press("a"), "page")).toBe(null);
  });
});
