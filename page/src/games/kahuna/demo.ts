// The game of a demonstration game, as page/demo/make.py writes it.

import type { KahunaView } from "../../lib/wire";


export interface DemoFrame {
  seat: number | null;
  line: string;
  bridges: [string, string];
  islands: [string, string];
  round: number;
  points: [number, number];
}

export interface DemoGame {
  players: [string, string];
  frames: DemoFrame[];
}

const lines = (text: string): string[] => (text ? text.split(" ") : []);

/** A frame as the board wants it; an empty board before the game is there. Cards are not part of the show. */
export function shownOf(frame: DemoFrame | undefined): KahunaView {
  return {
    seat: null,
    hand: null,
    discarded: null,
    cards: [3, 3],
    known: ["", ""],
    face_down: [0, 0],
    bridges: frame ? [lines(frame.bridges[0]), lines(frame.bridges[1])] : [[], []],
    islands: frame?.islands ?? ["", ""],
    row: "",
    deck: 0,
    pile: "",
    stage: "turn",
    mover: frame?.seat ?? 0,
    round: frame?.round ?? 1,
    turn: 1,
    lead: [0, 0, 0],
    points: frame?.points ?? [0, 0],
    last: 0,
    winner: null,
  };
}

/** Where the show begins, and stands for those who want no motion: when both first hold the most, before the end is near. */
export function fairest(frames: readonly DemoFrame[]): number {
  const weaker = ({ islands: [one, two] }: DemoFrame): number => Math.min(one.length, two.length);
  const before = frames.slice(0, Math.ceil(frames.length * 0.8));
  const most = Math.max(0, ...before.map(weaker));
  return Math.max(0, before.findIndex((frame) => weaker(frame) === most));
}
