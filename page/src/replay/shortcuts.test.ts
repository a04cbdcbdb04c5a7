import { describe, expect, it } from "vitest";

import { meant } from "./shortcuts";

const press = (key: string, more = {}) => ({ key, shiftKey: false, ctrlKey: false, altKey: false, metaKey: false, ...more });

describe("the keyboard of a replay", () => {
  it("steps by decision, and with Shift by turn", () => {
    expect(meant(press("ArrowRight"), "page")).toBe("next");
    expect(meant(press("ArrowLeft"), "page")).toBe("previous");
    expect(meant(press("ArrowRight", { shiftKey: true }), "page")).toBe("nextTurn");
    expect(meant(press("ArrowLeft", { shiftKey: true }), "page")).toBe("previousTurn");
    expect(meant(press("Home"), "page")).toBe("first");
    expect(meant(press("End"), "page")).toBe("end");
  });

  it("plays with space, but leaves it to a button that has the focus", () => {
    expect(meant(press(" "), "page")).toBe("toggle");
    expect(meant(press(" "), "button")).toBe(null);
    expect(meant(press("ArrowRight"), "button")).toBe("next");
  });

  it("leaves alone what is typed, and what the browser does", () => {
    expect(meant(press("ArrowRight"), "text")).toBe(null);
    expect(meant(press("ArrowLeft", { altKey: true }), "page")).toBe(null);
    expect(meant(press("a"), "page")).toBe(null);
  });
});
