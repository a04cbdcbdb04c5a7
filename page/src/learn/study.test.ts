import { expect, test } from "vitest";

import { Refusal } from "../lib/server";
import type { Frame, Shown } from "../lib/types";
import { type Progress, NOTHING } from "./progress";
import { Study } from "./study.svelte";
import type { Taught } from "./lessonTypes";

const shown = (turn: number): Shown => ({
  seat: 0,
  hand: "LA",
  discarded: "",
  cards: [2, 3],
  known: ["", ""],
  face_down: [0, 0],
  bridges: [[], []],
  islands: ["", ""],
  row: "CFH",
  deck: 9,
  pile: "",
  stage: "turn",
  mover: 0,
  round: 1,
  turn,
  lead: [0, 0, 0],
  points: [0, 0],
  last: 0,
  winner: null,
});

const frame = (step: number, seat: number | null, move: string): Frame => ({ step, seat, move, turn: step, said: [], shown: shown(step) });

function taught(step: number, played: string[], more: Partial<Taught> = {}): Taught {
  return {
    lesson: "bridges",
    step,
    steps: 3,
    done: step === 3,
    played,
    say: { id: `say-${step}`, args: {} },
    shown: shown(10 * step),
    moves: [
      { move: "L-K", kind: "place", cards: "L", line: "KL", good: true },
      { move: "A-B", kind: "place", cards: "A", line: "AB", good: false },
      { move: "/A", kind: "discard", cards: "A", good: false },
    ],
    frames: [frame(1, 0, played.at(-1) ?? "")],
    options: { preset: "modern" },
    seat: 0,
    hint: { id: "hint", args: {} },
    refused: null,
    ...more,
  };
}

/** A teacher who answers from a list, a clock that is moved by hand, and what was kept. */
function lesson(answers: Record<string, Taught | Refusal>) {
  const asked: string[] = [];
  const kept: Progress[] = [];
  const waiting: (() => void)[] = [];
  const study = new Study(
    {
      take: async (played) => {
        asked.push(played.join(" "));
        const answer = answers[played.join(" ")];
        if (!answer || answer instanceof Refusal) {
          throw answer ?? new Refusal({ id: "kahuna-no-such-move", args: {} }, 409);
        }
        return answer;
      },
      keep: (progress) => kept.push(progress),
      confirm: () => true,
      pace: () => 1,
      pause: (_, then) => {
        waiting.push(then);
        return () => waiting.splice(waiting.indexOf(then), 1);
      },
      failed: (error) => {
        throw error;
      },
    },
    NOTHING,
  );
  return { study, asked, kept, waiting };
}

test("what the step is about can be chosen, and a move goes to the teacher", async () => {
  const { study, asked, kept } = lesson({ "": taught(0, []), "L-K": taught(1, ["L-K"]) });
  await study.begin([]);
  expect(study.choice.lines).toEqual(["KL"]);
  study.choice.pickCard(0);
  study.choice.pickLine("KL");
  expect(study.choice.armed?.move).toBe("L-K");
  study.choice.confirm();
  await Promise.resolve();
  await Promise.resolve();
  expect(asked).toEqual(["", "L-K"]);
  expect(study.taught?.step).toBe(1);
  expect(kept.at(-1)).toEqual({ played: ["L-K"], step: 1, done: false });
});

test("replies are shown one after another, and nothing can be chosen until then", async () => {
  const frames = [frame(1, 0, "L-K"), frame(2, 1, "B-F"), frame(3, 1, "+?")];
  const { study, waiting } = lesson({ "": taught(0, []), "L-K": taught(1, ["L-K"], { frames }) });
  await study.begin([]);
  await study.play(study.taught!.moves[0]!);
  expect([study.shown?.turn, study.busy, study.moves.length]).toEqual([1, true, 0]);
  waiting.shift()!();
  expect([study.shown?.turn, study.busy]).toEqual([2, true]);
  waiting.shift()!();
  expect([study.shown, study.busy, study.moves.length]).toEqual([study.taught!.shown, false, 1]);
});

test("what is being shown can be skipped", async () => {
  const frames = [frame(1, 0, "L-K"), frame(2, 1, "B-F"), frame(3, 1, "+?")];
  const { study } = lesson({ "": taught(0, []), "L-K": taught(1, ["L-K"], { frames }) });
  await study.begin([]);
  await study.play(study.taught!.moves[0]!);
  study.skip();
  expect([study.shown, study.busy]).toEqual([study.taught!.shown, false]);
});

test("another legal move is tried, and the teacher says why not", async () => {
  const refused = taught(0, [], { refused: { id: "not-now", args: {} } });
  const { study, asked } = lesson({ "": taught(0, []), "A-B": refused });
  await study.begin([]);
  study.choice.pickCard(1);
  await Promise.resolve();
  await Promise.resolve();
  expect(asked.at(-1)).toBe("A-B");
  expect(study.why).toBe("not-now");
  expect(study.taught?.played).toEqual([]);
});

test("what is no move at all is explained by the rules", async () => {
  const { study } = lesson({ "": taught(0, []), "L-H": new Refusal({ id: "kahuna-line-enemys", args: { line: "x" } }, 409) });
  await study.begin([]);
  await study.explain({ line: "HL", card: "L" });
  expect(study.why).toContain("kahuna-line-enemys");
});

test("one goes back move by move, or to the start", async () => {
  const { study, asked } = lesson({ "": taught(0, []), a: taught(1, ["a"]), "a b": taught(2, ["a", "b"]) });
  await study.begin(["a", "b"]);
  await study.back(1);
  expect(study.taught?.step).toBe(1);
  await study.begin(["a", "b"]);
  await study.back(Infinity);
  expect(study.taught?.step).toBe(0);
  expect(asked).toEqual(["a b", "a", "a b", ""]);
});

test("what was kept of an older lesson is forgotten", async () => {
  const { study } = lesson({ "": taught(0, []) });
  await study.begin(["gone"]);
  expect(study.taught?.step).toBe(0);
});

test("a lesson that was done once stays done", async () => {
  const { study, kept } = lesson({ "": taught(0, []), a: taught(3, ["a"]) });
  await study.begin(["a"]);
  expect(study.done).toBe(true);
  expect(kept.at(-1)).toEqual({ played: [], step: 0, done: true });
  await study.back(Infinity);
  expect(kept.at(-1)).toEqual({ played: [], step: 0, done: true });
});

test("without a server there is a reason", async () => {
  const { study } = lesson({ "": new Refusal({ id: "page-offline", args: {} }, 0) });
  await study.begin([]);
  expect(study.refusal?.said.id).toBe("page-offline");
});
