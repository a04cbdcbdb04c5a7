// Tables and positions for tests.

import type { Frame, KahunaMove, KahunaView, TableView } from "../../lib/wire";


export const shownAt = (turn: number, more: Partial<KahunaView> = {}): KahunaView => ({
  seat: 0,
  hand: "AEH",
  discarded: "",
  cards: [3, 3],
  known: ["", ""],
  face_down: [0, 0],
  bridges: [[], []],
  islands: ["", ""],
  row: "BCD",
  deck: 15,
  pile: "",
  stage: "turn",
  mover: turn % 2 === 1 ? 0 : 1,
  round: 1,
  turn,
  lead: [0, 0, 0],
  points: [0, 0],
  last: 0,
  winner: null,
  ...more,
});

const person = { name: "Ann", kind: "person", bot: "", left: null, runs: false, away: null } as const;

type KahunaTableView = TableView<KahunaView, KahunaMove>;

export const viewAt = (version: number, steps: number, more: Partial<KahunaTableView> = {}): KahunaTableView => ({
  table: "T",
  game: "kahuna",
  version,
  at: 1000,
  stage: "running",
  options: { preset: "modern" },
  seats: [person, { ...person, name: "greedy", kind: "bot", bot: "greedy" }],
  clock: {},
  you: [0],
  seat: 0,
  host: true,
  movers: [(more.shown ?? shownAt(steps + 1)).mover],
  shown: shownAt(steps + 1),
  moves: [],
  said: steps ? [{ id: "did", args: { step: steps } }] : [],
  steps,
  by: steps ? (steps - 1) % 2 : null,
  slip: false,
  prompt: null,
  slips: [],
  slip_steps: [],
  strikes: [],
  back: null,
  hook: "",
  asked: null,
  hints: true,
  campaign: "",
  undecided: false,
  rated: false,
  public: false,
  shared: false,
  analysis: false,
  result: "*",
  outcome: null,
  winners: null,
  commitment: "",
  seed: "",
  previous: "",
  next: "",
  branch: null,
  day: "",
  ...more,
});

/** Steps in which the seats take turns, a decision each. */
export const framesTo = (last: number, first = 0): Frame<KahunaView>[] =>
  Array.from({ length: last - first + 1 }, (_, place) => first + place).map((step) => ({
    step,
    seat: step === 0 ? null : (step + 1) % 2,
    move: "",
    turn: step,
    said: step ? [{ id: "did", args: { step } }] : [],
    shown: shownAt(step + 1),
  }));
