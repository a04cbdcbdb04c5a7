// Little positions for the rules: what a sentence says, drawn.

import type { KahunaMove, KahunaView } from "../../lib/wire";


export interface Picture {
  /** The rule beside which it stands, and the words below it. */
  rule: string;
  caption: string;
  shown: KahunaView;
  preview: KahunaMove | null;
  island: string;
  light: { lines: string[]; islands: string } | null;
}

const position = (white: string, black: string, islands: [string, string]): KahunaView => ({
  seat: null,
  hand: null,
  discarded: null,
  cards: [0, 0],
  known: ["", ""],
  face_down: [0, 0],
  bridges: [white.split(" ").filter(Boolean), black.split(" ").filter(Boolean)],
  islands,
  row: "",
  deck: 0,
  pile: "",
  stage: "turn",
  mover: 0,
  round: 1,
  turn: 1,
  lead: [0, 0, 0],
  points: [0, 0],
  last: 0,
  winner: null,
});

export const PICTURES: readonly Picture[] = [
  {
    rule: "kahuna-rules-place",
    caption: "kahuna-rules-picture-place",
    shown: position("", "", ["", ""]),
    preview: null,
    island: "L",
    light: { lines: ["HL", "IL", "KL"], islands: "" },
  },
  {
    rule: "kahuna-rules-strip",
    caption: "kahuna-rules-picture-hold",
    shown: position("BC BE", "AB AH", ["", "A"]),
    preview: { move: "D-B", kind: "place", cards: "D", line: "BD", takes: "B", strips: ["AB"], frees: "A" },
    island: "",
    light: null,
  },
  {
    rule: "kahuna-rules-remove",
    caption: "kahuna-rules-picture-remove",
    shown: position("", "HL KL", ["", "L"]),
    preview: { move: "KLxKL", kind: "remove", cards: "KL", line: "KL", frees: "L" },
    island: "",
    light: null,
  },
];
