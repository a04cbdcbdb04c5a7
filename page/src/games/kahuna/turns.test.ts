import { describe, expect, it } from "vitest";

import type { KahunaDecision, MessageView } from "../../lib/wire";
import { lineName } from "./labels";
import { formatTurn, highlightOfTurn } from "./turns";

const say = (id: string, args: Record<string, string | number> = {}): string =>
  [id.replace("kahuna-move-", ""), ...Object.values(args)].join(" ");

const island = (letter: string): MessageView => ({ id: "kahuna-island-name", args: { island: letter, name: letter } });

const discard = (cards: string): KahunaDecision => ({ kind: "discard", cards });
const HIDDEN: KahunaDecision = { kind: "discard" };

describe("a turn", () => {
  it("is told in words", () => {
    const first: KahunaDecision[] = [
      { kind: "place", cards: "B", line: "BD" },
      { kind: "remove", cards: "EH", line: "EH" },
      { kind: "draw", cards: "K" },
      { kind: "decline" },
      { kind: "end" },
    ];
    expect(formatTurn(first, say)).toEqual([
      "place BARI BARI–DUDA",
      "remove ELAI + HUNA ELAI–HUNA",
      "drawn KAHU",
      "decline",
      "end",
    ]);
    const second: KahunaDecision[] = [{ kind: "free", line: "AB" }, { kind: "take", cards: "C" }, { kind: "draw" }];
    expect(formatTurn(second, say)).toEqual(["free ALOA–BARI", "take COCO", "draw"]);
    expect(formatTurn([], say)).toEqual([]);
  });

  it("has its discards together, those that were seen and those that were not", () => {
    expect(formatTurn([discard("A"), discard("C")], say)).toEqual(["discard ALOA, COCO"]);
    expect(formatTurn([HIDDEN, HIDDEN], say)).toEqual(["hidden 2"]);
    expect(formatTurn([HIDDEN, discard("A"), { kind: "end" }, HIDDEN], say)).toEqual([
      "hidden 1",
      "discard ALOA",
      "end",
      "hidden 1",
    ]);
  });

  it("lights its lines once, and the islands that it takes", () => {
    const reasons = [
      { id: "advice-takes", args: { islands: [island("A"), island("B")] } },
      { id: "advice-threatens", args: { islands: [island("K")] } },
    ];
    const decisions: KahunaDecision[] = [
      { kind: "remove", cards: "HH", line: "EH" },
      { kind: "free", line: "EH" },
      { kind: "place", cards: "B", line: "BD" },
      { kind: "take", cards: "C" },
    ];
    expect(highlightOfTurn(decisions, reasons)).toEqual({ lines: ["EH", "BD"], islands: "AB" });
    expect(highlightOfTurn([{ kind: "draw" }], [])).toEqual({ lines: [], islands: "" });
  });

  it("names lines in full", () => {
    expect(lineName("EH")).toBe("ELAI–HUNA");
  });
});
