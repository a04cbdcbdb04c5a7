import { describe, expect, it } from "vitest";

import type { Said } from "../../lib/wire";
import { lineName } from "./labels";
import { decisions, formatTurn, highlightOfTurn } from "./notation";

const say = (id: string, args: Record<string, string | number> = {}): string =>
  [id.replace("replay-move-", ""), ...Object.values(args)].join(" ");

const island = (letter: string): Said => ({ id: "kahuna-island-name", args: { island: letter, name: letter } });

describe("a turn in notation", () => {
  it("is read decision by decision", () => {
    expect(decisions("B-D HHxHE +?")).toEqual([
      { kind: "place", cards: "B", line: "BD" },
      { kind: "remove", cards: "HH", line: "EH" },
      { kind: "draw", cards: "", line: "" },
    ]);
  });

  it("names a line by its ends in the order of the alphabet, whichever card was played", () => {
    expect(decisions("D-B").map(({ line }) => line)).toEqual(["BD"]);
    expect(decisions("*HE").map(({ line }) => line)).toEqual(["EH"]);
  });

  it("leaves out what chance turned up, and what nobody can read", () => {
    expect(decisions("+C >KL what")).toEqual([{ kind: "take", cards: "C", line: "" }]);
    expect(decisions("")).toEqual([]);
  });

  it("is told in words", () => {
    expect(formatTurn("B-D HExEH /AC +?K = .", say)).toEqual([
      "place BARI BARI–DUDA",
      "remove HUNA + ELAI ELAI–HUNA",
      "discard ALOA, COCO",
      "drawn KAHU",
      "decline",
      "end",
    ]);
    expect(formatTurn("/?? *AB +C +?", say)).toEqual(["hidden 2", "free ALOA–BARI", "take COCO", "draw"]);
  });

  it("lights its lines once, and the islands that it takes", () => {
    const reasons = [
      { id: "advice-takes", args: { islands: [island("A"), island("B")] } },
      { id: "advice-threatens", args: { islands: [island("K")] } },
    ];
    expect(highlightOfTurn("HHxHE *EH B-D +C", reasons)).toEqual({ lines: ["EH", "BD"], islands: "AB" });
    expect(highlightOfTurn("+?", [])).toEqual({ lines: [], islands: "" });
  });

  it("names lines in full", () => {
    expect(lineName("EH")).toBe("ELAI–HUNA");
  });
});
