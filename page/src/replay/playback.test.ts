import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { dwell, type PlayedStep, Playback, rounds, stops } from "./playback.svelte";

/** A game from the turn and the round of each decision; the deal comes before. */
function game(...decisions: [turn: number, round: number][]): PlayedStep[] {
  const frame = (step: number, turn: number, round: number) => ({ step, turn, round });
  return [frame(0, 0, 1), ...decisions.map(([turn, round], place) => frame(place + 1, turn, round))];
}

const GAME = game([1, 1], [1, 1], [2, 1], [3, 1], [3, 2], [4, 2]);

describe("the places of a game", () => {
  it("stops at the deal, at the end of every turn, and at the end", () => {
    expect(stops(GAME)).toEqual([0, 2, 3, 5, 6]);
    expect(stops(game())).toEqual([0]);
    expect(stops([])).toEqual([]);
  });

  it("stops at the deal even if the handicap is turn 0", () => {
    expect(stops(game([0, 1], [0, 1], [1, 1]))).toEqual([0, 2, 3]);
  });

  it("marks the rounds after the first", () => {
    expect(rounds(GAME)).toEqual([{ step: 5, round: 2 }]);
  });
});

describe("a game of many small decisions", () => {
  const SMALL: PlayedStep[] = [
    { step: 0, turn: 0, round: 1, part: "0" },
    { step: 1, turn: 1, round: 1, part: "red", weight: 0 },
    { step: 2, turn: 1, round: 1, part: "red", weight: 0 },
    { step: 3, turn: 1, round: 1, part: "red", weight: 0.5 },
    { step: 4, turn: 1, round: 1, part: "yellow", weight: 0 },
    { step: 5, turn: 1, round: 1, part: "yellow", weight: 1 },
    { step: 6, turn: 2, round: 2, part: "yellow 2", weight: 0 },
  ];

  it("goes from what is to be seen to what is to be seen, and from part to part", () => {
    const playback = new Playback();
    playback.load(SMALL);
    const way = [0, 1, 2, 3].map(() => (playback.next(), playback.step));
    expect(way).toEqual([3, 5, 6, 6]);
    playback.previous();
    expect([playback.step, playback.before]).toEqual([5, 3]);
    playback.go(4); // a place that was chosen is shown all the same
    expect(playback.step).toBe(4);
    playback.previous();
    playback.previous();
    expect(playback.step).toBe(0);
    expect(stops(SMALL)).toEqual([0, 3, 5, 6]);
  });

  it("gives little time where there is little to see", () => {
    expect(dwell(SMALL, 3, 1)).toBeGreaterThan(0);
    expect(dwell([...SMALL, { step: 7, turn: 2, round: 2, part: "yellow 2", weight: 0.3 }, { step: 8, turn: 2, round: 2, part: "yellow 2" }], 7, 1)).toBeLessThan(dwell(GAME, 1, 1));
  });
});

describe("how long a position stands", () => {
  it("is longer at the end of a turn, and longest when a round is scored", () => {
    expect(dwell(GAME, 1, 1)).toBeLessThan(dwell(GAME, 2, 1));
    expect(dwell(GAME, 2, 1)).toBeLessThan(dwell(GAME, 5, 1));
  });

  it("is divided by the speed", () => {
    for (const step of [0, 1, 2, 5]) {
      expect(dwell(GAME, step, 8)).toBeCloseTo(dwell(GAME, step, 1) / 8);
      expect(dwell(GAME, step, 0.5)).toBeCloseTo(dwell(GAME, step, 1) * 2);
    }
  });
});

describe("playback", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function replay(): Playback {
    const playback = new Playback();
    playback.load(GAME);
    return playback;
  }

  it("goes step by step and turn by turn, and no further than the ends", () => {
    const playback = replay();
    playback.previous();
    expect(playback.step).toBe(0);
    playback.nextTurn();
    expect(playback.step).toBe(2);
    playback.next();
    playback.next();
    expect(playback.step).toBe(4);
    playback.previousTurn();
    expect(playback.step).toBe(3);
    playback.end();
    playback.next();
    playback.nextTurn();
    expect(playback.step).toBe(6);
    playback.first();
    expect(playback.step).toBe(0);
  });

  it("plays at its own pace and stops at the end", () => {
    const playback = replay();
    playback.play();
    vi.advanceTimersByTime(dwell(GAME, 0, 1) - 1);
    expect(playback.step).toBe(0);
    vi.advanceTimersByTime(1);
    expect(playback.step).toBe(1);
    vi.advanceTimersByTime(60_000);
    expect(playback.step).toBe(6);
    expect(playback.playing).toBe(false);
  });

  it("takes a new speed at once", () => {
    const playback = replay();
    playback.play();
    playback.speed = 8;
    vi.advanceTimersByTime(dwell(GAME, 0, 8));
    expect(playback.step).toBe(1);
  });

  it("begins anew when it is played at the end", () => {
    const playback = replay();
    playback.end();
    playback.toggle();
    expect(playback.step).toBe(0);
    expect(playback.playing).toBe(true);
  });

  it("stops when somebody chooses a place", () => {
    const playback = replay();
    playback.play();
    playback.go(3);
    vi.advanceTimersByTime(60_000);
    expect(playback.step).toBe(3);
  });

  it("keeps its place when the game is seen from another seat", () => {
    const playback = replay();
    playback.go(4);
    playback.load([...GAME]);
    expect(playback.step).toBe(4);
    playback.load(GAME.slice(0, 3));
    expect(playback.step).toBe(2);
  });

  it("knows whether it went one step ahead", () => {
    const playback = replay();
    playback.next();
    expect(playback.ahead).toBe(true);
    playback.previous();
    expect(playback.ahead).toBe(false);
    playback.go(3);
    expect(playback.ahead).toBe(false);
  });

  it("does nothing where nothing was played", () => {
    const playback = new Playback();
    playback.load(game());
    playback.play();
    expect(playback.playing).toBe(false);
  });
});
