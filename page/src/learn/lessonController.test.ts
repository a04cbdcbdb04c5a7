import { expect, test } from "vitest";

import type { Choice } from "../games/kahuna/choice.svelte";
import { kahuna } from "../games/kahuna/kahuna";
import { shownAt } from "../games/kahuna/samples";
import { Refusal } from "../lib/server";
import type { Frame, KahunaView, LessonState } from "../lib/wire";
import { LessonController } from "./lessonController.svelte";
import { type Progress, NOTHING } from "./progress";

const shown = (turn: number): KahunaView =>
  shownAt(turn, { hand: "LA", cards: [2, 3], row: "CFH", deck: 9, mover: 0 });

const frame = (step: number, seat: number | null, move: string): Frame => ({ step, seat, move, turn: step, said: [], shown: shown(step) });

function state(step: number, played: string[], more: Partial<LessonState> = {}): LessonState {
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
function lesson(answers: Record<string, LessonState | Refusal>) {
  const asked: string[] = [];
  const kept: Progress[] = [];
  const waiting: (() => void)[] = [];
  const controller = new LessonController(
    {
      game: kahuna,
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
  return { controller, choice: controller.choice as Choice, asked, kept, waiting };
}

test("whatever the rules allow can be chosen, and a move goes to the teacher", async () => {
  const { controller, choice, asked, kept } = lesson({ "": state(0, []), "L-K": state(1, ["L-K"]) });
  await controller.begin([]);
  expect(choice.lines).toEqual(["AB", "KL"]);
  choice.pickCard(0);
  choice.pickLine("KL");
  expect(controller.choice.armed?.move).toBe("L-K");
  controller.choice.confirm();
  await Promise.resolve();
  await Promise.resolve();
  expect(asked).toEqual(["", "L-K"]);
  expect(controller.state?.step).toBe(1);
  expect(kept.at(-1)).toEqual({ played: ["L-K"], step: 1, done: false });
});

test("replies are shown one after another, and nothing can be chosen until then", async () => {
  const frames = [frame(1, 0, "L-K"), frame(2, 1, "B-F"), frame(3, 1, "+?")];
  const { controller, waiting } = lesson({ "": state(0, []), "L-K": state(1, ["L-K"], { frames }) });
  await controller.begin([]);
  await controller.play(controller.state!.moves[0]!);
  expect([(controller.shown as KahunaView).turn, controller.busy, controller.moves.length]).toEqual([1, true, 0]);
  waiting.shift()!();
  expect([(controller.shown as KahunaView).turn, controller.busy]).toEqual([2, true]);
  waiting.shift()!();
  expect([controller.shown, controller.busy, controller.moves.length]).toEqual([controller.state!.shown, false, 3]);
});

test("what is being shown can be skipped", async () => {
  const frames = [frame(1, 0, "L-K"), frame(2, 1, "B-F"), frame(3, 1, "+?")];
  const { controller } = lesson({ "": state(0, []), "L-K": state(1, ["L-K"], { frames }) });
  await controller.begin([]);
  await controller.play(controller.state!.moves[0]!);
  controller.skip();
  expect([controller.shown, controller.busy]).toEqual([controller.state!.shown, false]);
});

test("another legal move is tried, the teacher says why not, and it is taken back", async () => {
  const refused = state(0, [], { refused: { id: "not-now", args: {} } });
  const { controller, choice, asked } = lesson({ "": state(0, []), "A-B": refused });
  await controller.begin([]);
  choice.pickCard(1);
  choice.pickLine("AB");
  expect(controller.choice.armed?.move).toBe("A-B");
  choice.confirm();
  expect(controller.pending?.move).toBe("A-B");
  await Promise.resolve();
  await Promise.resolve();
  expect(asked.at(-1)).toBe("A-B");
  expect([controller.why, controller.pending, choice.begun]).toEqual(["not-now", null, false]);
  expect(controller.state?.played).toEqual([]);
});

test("with a hint only what the step is about can be chosen, and the rest still has its reason", async () => {
  const refused = state(0, [], { refused: { id: "not-now", args: {} } });
  const { controller, choice, asked } = lesson({ "": state(0, []), "A-B": refused, "L-K": state(1, ["L-K"]) });
  await controller.begin([]);
  controller.help();
  expect(choice.lines).toEqual(["KL"]);
  choice.pickCard(1);
  await Promise.resolve();
  await Promise.resolve();
  expect([asked.at(-1), controller.why]).toEqual(["A-B", "not-now"]);
  await controller.play(controller.moves[0]!);
  expect([controller.helped, controller.moves.length]).toEqual([false, 3]);
});

test("what is no move at all is explained by the rules", async () => {
  const { controller } = lesson({ "": state(0, []), "L-H": new Refusal({ id: "kahuna-line-enemys", args: { line: "x" } }, 409) });
  await controller.begin([]);
  await controller.explain({ line: "HL", card: "L" });
  expect(controller.why).toContain("kahuna-line-enemys");
});

test("one goes back move by move, or to the start", async () => {
  const { controller, asked } = lesson({ "": state(0, []), a: state(1, ["a"]), "a b": state(2, ["a", "b"]) });
  await controller.begin(["a", "b"]);
  await controller.back(1);
  expect(controller.state?.step).toBe(1);
  await controller.begin(["a", "b"]);
  await controller.back(Infinity);
  expect(controller.state?.step).toBe(0);
  expect(asked).toEqual(["a b", "a", "a b", ""]);
});

test("what was kept of an older lesson is forgotten", async () => {
  const { controller } = lesson({ "": state(0, []) });
  await controller.begin(["gone"]);
  expect(controller.state?.step).toBe(0);
});

test("a lesson that was done once stays done", async () => {
  const { controller, kept } = lesson({ "": state(0, []), a: state(3, ["a"]) });
  await controller.begin(["a"]);
  expect(controller.done).toBe(true);
  expect(kept.at(-1)).toEqual({ played: [], step: 0, done: true });
  await controller.back(Infinity);
  expect(kept.at(-1)).toEqual({ played: [], step: 0, done: true });
});

test("without a server there is a reason", async () => {
  const { controller } = lesson({ "": new Refusal({ id: "page-offline", args: {} }, 0) });
  await controller.begin([]);
  expect(controller.refusal?.said.id).toBe("page-offline");
});
