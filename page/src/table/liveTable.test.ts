import { expect, test } from "vitest";

import { framesTo, shownAt, viewAt } from "../games/kahuna/samples";
import type { KahunaView } from "../lib/wire";
import { table } from "./sampleTable";

/** A game that has come so far, as somebody sees who has just come. */
async function begun(steps: number, pace = 1) {
  const at = table(pace);
  at.has(framesTo(steps));
  at.play.watch();
  await at.tell(viewAt(steps + 2, steps));
  return at;
}

test("who comes to a game sees where it stands, and its log", async () => {
  const { play, log } = await begun(5);
  expect(play.step).toBe(5);
  expect(play.busy).toBe(false);
  expect(play.log.map(({ step }) => step)).toEqual([1, 2, 3, 4, 5]);
  expect(log).toEqual(["watch null", "steps 0"]);
});

test("a single step needs no question, and is theirs who made it, asked or not", async () => {
  const { play, log, tell } = await begun(1);
  await tell(viewAt(4, 2, { by: 0 }));
  expect([play.step, play.view!.movers]).toEqual([2, [0]]);
  expect(play.log.at(-1)).toEqual({ step: 2, seat: 0, turn: 2, said: [{ id: "did", args: { step: 2 } }] });
  expect(log).toEqual(["watch null", "steps 0"]);
});

test("steps that were missed are asked for, and shown one after another", async () => {
  const { play, tell, wait, has, log } = await begun(1);
  has(framesTo(4));
  await tell(viewAt(6, 4));
  expect(log.at(-1)).toBe("frames 2 0");
  expect([play.step, play.busy]).toEqual([2, true]);
  expect(play.log.at(-1)!.step).toBe(2);
  await wait(899);
  expect(play.step).toBe(2);
  await wait(1);
  expect(play.step).toBe(3);
  await wait(900);
  expect([play.step, play.busy]).toEqual([4, false]);
});

test("versions in quick succession wait for each other", async () => {
  const { play, tell, wait } = await begun(1);
  await tell(viewAt(4, 2, { shown: shownAt(2) })); // Black goes on
  await tell(viewAt(5, 3, { by: 1 }));
  expect([play.step, play.busy]).toEqual([2, true]);
  await wait(900);
  expect([play.step, play.busy]).toEqual([3, false]);
});

test("one's own move is shown at once, whatever is just being looked at", async () => {
  const { play, tell } = await begun(1);
  await tell(viewAt(4, 2));
  await tell(viewAt(5, 3)); // step 3 is White's, who looks
  expect(play.step).toBe(3);
});

test("skipping shows the newest position", async () => {
  const { play, tell, has } = await begun(1);
  has(framesTo(8));
  await tell(viewAt(10, 8));
  expect(play.step).toBe(2);
  play.skip();
  expect([play.step, play.busy]).toEqual([8, false]);
  expect(play.log).toHaveLength(8);
});

test("with no pace at all everything is shown at once", async () => {
  const { play, tell, has } = await begun(1, 0);
  has(framesTo(8));
  await tell(viewAt(10, 8));
  expect(play.step).toBe(8);
});

test("what was taken back is gone from board and log", async () => {
  const { play, tell } = await begun(5);
  await tell(viewAt(8, 3));
  expect([play.step, play.busy]).toEqual([3, false]);
  expect(play.log.map(({ step }) => step)).toEqual([1, 2, 3]);
});

test("what was taken back from among others is gone from the log", async () => {
  const { play, tell, has } = await begun(5);
  const left = framesTo(4).map((frame) => (frame.step > 2 ? { ...frame, said: [{ id: "did", args: { step: frame.step + 1 } }] } : frame));
  has(left);
  await tell(viewAt(8, 4));
  expect([play.step, play.busy]).toEqual([4, false]);
  expect(play.log.map(({ said }) => said[0]!.args["step"])).toEqual([1, 2, 4, 5]);
});

test("what happened is shown once more for those who were away", async () => {
  const { play, has, wait } = await begun(5);
  has(framesTo(5));
  await play.again(3);
  expect([play.step, play.busy]).toEqual([3, true]);
  await wait(9000);
  expect([play.step, play.busy]).toEqual([5, false]);
  expect(play.log).toHaveLength(5);
});

test("a game that went back and on while nobody looked is read anew, and shown from where it parted", async () => {
  const { play, tell, has, wait, log } = await begun(5);
  const other = framesTo(6).map((frame) => (frame.step > 3 ? { ...frame, said: [{ id: "other", args: { step: frame.step } }] } : frame));
  has(other);
  await tell(viewAt(12, 6, { said: [{ id: "other", args: { step: 6 } }] }));
  expect(log.slice(-2)).toEqual(["steps 0", "frames 3 0"]);
  expect([play.step, play.busy]).toEqual([4, true]);
  await wait(5000);
  expect(play.step).toBe(6);
  expect(play.log.map(({ said }) => said[0]!.id)).toEqual(["did", "did", "did", "other", "other", "other"]);
});

test("news while steps are being asked for are not lost", async () => {
  const { play, tell, has, wait, hold, release } = await begun(1);
  hold();
  await tell(viewAt(5, 3));
  await tell(viewAt(6, 4));
  expect(play.step).toBe(1);
  has(framesTo(4));
  await release();
  expect(play.step).toBe(2);
  await wait(5000);
  expect([play.step, play.busy]).toEqual([4, false]);
  expect(play.log).toHaveLength(4);
});

test("where the steps cannot be had, the newest position is shown", async () => {
  const { play, tell, has } = await begun(1);
  has([]);
  await tell(viewAt(7, 5));
  expect([play.step, play.busy]).toEqual([5, false]);
});

test("an offer changes neither the board nor the log", async () => {
  const { play, tell } = await begun(3);
  await tell(viewAt(6, 3, { asked: { seat: 1, what: "draw", about: -1, agreed: [] } }));
  expect([play.step, play.busy]).toEqual([3, false]);
  expect(play.view!.asked!.what).toBe("draw");
});

test("an older version changes nothing", async () => {
  const { play, tell } = await begun(3);
  await tell(viewAt(4, 2));
  expect(play.view!.version).toBe(5);
  expect(play.step).toBe(3);
});

test("on a shared device nothing stays of the cards that are covered", async () => {
  const at = table();
  at.has(framesTo(1));
  at.play.watch(0);
  const both = { shared: true, you: [0, 1], seat: 0 };
  await at.tell(viewAt(3, 1, { ...both, said: [{ id: "secret", args: {} }] }));
  at.has(framesTo(1).map((frame) => ({ ...frame, said: [], shown: { ...(frame.shown as KahunaView), seat: null, hand: null } })));
  at.play.cover();
  await at.settle();
  expect(JSON.stringify([at.play.view, at.play.shown, at.play.before, at.play.entries])).not.toMatch(/AEH|secret|did/);
  await at.tell(viewAt(4, 1, both)); // one that was on its way
  expect((at.play.shown as KahunaView).hand).toBeNull();
  await at.tell(viewAt(4, 1, { ...both, seat: null, shown: shownAt(2, { seat: null, hand: null }) }));
  at.play.watch(1);
  await at.tell(viewAt(4, 1, { ...both, seat: 1, shown: shownAt(2, { seat: 1, hand: "KL" }) }));
  expect((at.play.shown as KahunaView).hand).toBe("KL");
  expect(at.log).toContain("steps 1");
});

test("the seat is named where one person has two", async () => {
  const at = table();
  at.play.watch(1);
  await at.tell(viewAt(3, 1, { shared: true, you: [0, 1], seat: 1 }));
  void at.play.move({ move: "+?" });
  expect(at.log.at(-1)).toBe("act 3 move +? 1");
});
