import { afterEach, describe, expect, it, vi } from "vitest";

const api = vi.hoisted(() => ({ get: vi.fn(), post: vi.fn() }));
vi.mock("../lib/server", () => api);

import { ended, importRecord, recordGame, tableGame } from "./replayedGame";

const tableView = (more: object) => ({
  stage: "over", analysis: false, you: [0], seats: [{ name: "Ann", bot: "" }, { name: "nalu", bot: "nalu" }],
  options: { preset: "classic" }, outcome: null, ...more,
});

afterEach(() => void vi.resetAllMocks());

describe("a replay of a table", () => {
  it("can be seen from everywhere when it is over", async () => {
    api.get.mockResolvedValueOnce(tableView({})).mockResolvedValueOnce({ frames: [] });
    const game = await tableGame("t1");
    expect(game).toMatchObject({ running: false, seat: 0, preset: "classic", views: ["open", "white", "black"] });
    await game.frames("black");
    expect(api.get).toHaveBeenLastCalledWith("/api/tables/t1/replay", { seat: 1 });
  });

  it("is seen only from one's own seat while it goes on", async () => {
    api.get.mockResolvedValueOnce(tableView({ stage: "running", you: [1] })).mockResolvedValueOnce({ frames: [] });
    const game = await tableGame("t1");
    expect(game).toMatchObject({ running: true, views: ["black"] });
    await game.frames("open");
    expect(api.get).toHaveBeenLastCalledWith("/api/tables/t1/replay", { seat: 1 });
  });

  it("shows no hand to spectators, nor to two at one device, while it goes on", async () => {
    for (const you of [[], [0, 1]]) {
      api.get.mockResolvedValueOnce(tableView({ stage: "running", you })).mockResolvedValueOnce({ frames: [] });
      const game = await tableGame("t1");
      await game.frames("open");
      expect(api.get).toHaveBeenLastCalledWith("/api/tables/t1/replay", { seat: null });
    }
  });
});

describe("a long game", () => {
  const part = (steps: number[], all: number) => ({ frames: steps.map((step) => ({ step, seat: 0, turn: step, move: "", said: [], shown: { round: 1 } })), steps: all });

  it("comes in parts, and tells how much of it is there", async () => {
    api.get.mockResolvedValueOnce(tableView({})).mockResolvedValueOnce(part([0, 1, 2], 5)).mockResolvedValueOnce(part([3, 4], 5)).mockResolvedValueOnce(part([5], 5));
    const told: number[] = [];
    const steps = await (await tableGame("t1")).frames("white", (share) => told.push(share));
    expect(steps.map(({ step }) => step)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(told).toEqual([0.4, 0.8]);
    expect(api.get.mock.calls.slice(1).map(([, query]) => query)).toEqual([{ seat: 0 }, { seat: 0, from: 2 }, { seat: 0, from: 4 }]);
  });

  it("ends where the server has no more", async () => {
    api.post.mockResolvedValueOnce(part([0, 1], 9)).mockResolvedValueOnce(part([], 9));
    expect(await recordGame("Game: kahuna").frames("open")).toHaveLength(2);
  });
});

describe("a game of several", () => {
  const RECORD = "Game: paradise\nOptions: events=yes preset=three rules=2\nRed: Ann\nYellow: islander\nGreen: Cy\nResult: Green resigned\n";

  it("has as many players and views as its options say", () => {
    expect(recordGame(RECORD)).toMatchObject({
      players: [{ name: "Ann" }, { name: "islander" }, { name: "Cy" }],
      preset: "three",
      options: { events: "yes" },
      views: ["open", "red", "yellow", "green"],
      outcome: { id: "tables-ended-resigned", args: { player: "green" } },
    });
    expect(recordGame("Game: paradise\nResult: Nobody resigned").outcome).toBeNull();
    expect(recordGame(RECORD.replace("Green resigned", "Red+Green 22½-8-22")).outcome).toEqual({ id: "page-winners", args: { names: "Ann and Cy" } });
    expect(recordGame(RECORD.replace("Green resigned", "Lost 8-22-3")).outcome).toBeNull();
  });
});

describe("a replay of a record", () => {
  const RECORD = "Game: kahuna\nOptions: handicap=1 preset=russian rules=2\nWhite: Ann\nBlack:\nResult: White resigned\n";

  it("knows its players, edition and end", () => {
    expect(recordGame(RECORD)).toMatchObject({
      players: [{ name: "Ann" }, { name: "" }],
      preset: "russian",
      outcome: { id: "tables-ended-resigned", args: { player: "white" } },
    });
    expect(recordGame("Game: kahuna")).toMatchObject({ preset: "modern", outcome: null });
  });

  it("sends the record along", async () => {
    api.post.mockResolvedValueOnce({ frames: [] });
    await recordGame(RECORD).frames("open");
    expect(api.post).toHaveBeenLastCalledWith("/api/replay", { record: RECORD, seat: "open" });
  });

  it("is played by what its words mean now, as the server says", async () => {
    const options = { preset: "modern", drawing: "decline-unless-discarded" };
    api.post.mockResolvedValueOnce({ frames: [], options });
    const game = recordGame("Game: kahuna\nOptions: preset=modern");
    await game.frames("open");
    expect(game.options).toEqual(options);
  });

  it("is imported to a table once, and again only if that failed", async () => {
    api.post.mockRejectedValueOnce(new Error("busy")).mockResolvedValueOnce({ table: { table: "t9" } });
    await expect(importRecord(RECORD)).rejects.toThrow("busy");
    expect(await importRecord(RECORD)).toBe("t9");
    expect(await importRecord(RECORD)).toBe("t9");
    expect(api.post).toHaveBeenCalledTimes(2);
  });

  it("tells how a game ended otherwise than by its rules", () => {
    expect(ended("Black out of time")).toEqual({ id: "tables-ended-time", args: { player: "black" } });
    expect(ended("Draw agreed")).toEqual({ id: "tables-ended-agreed", args: {} });
    expect(ended("White 4-1")).toBe(null);
    expect(ended("*")).toBe(null);
  });
});
