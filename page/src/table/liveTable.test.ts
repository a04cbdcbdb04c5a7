import { expect, test } from "vitest";

import { framesTo, shownAt, viewAt } from "../games/kahuna/samples";
import type { Frame, KahunaView, TableView } from "../lib/wire";
import { LiveTable } from "./liveTable.svelte";

interface Timer {
  at: number;
  then: () => void;
}

/** A table whose server, clock and network are in the test's hands. */
function table(pace = 1) {
  const log: string[] = [];
  let timers: Timer[] = [];
  let now = 0;
  let known: Frame[] = [];
  let answers: ((version: number | Error) => void)[] = [];
  let hold: (() => void)[] | null = null;
  let shows: (view: TableView) => void = () => undefined;
  const play = new LiveTable({
    watch: (seat, show) => {
      log.push(`watch ${seat}`);
      shows = show;
      return () => log.push("leave");
    },
    act: (version, action, seat) => {
      log.push(`act ${version} ${action.do} ${String(action["move"] ?? "")} ${seat}`);
      return new Promise((done, refuse) => answers.push((answer) => (answer instanceof Error ? refuse(answer) : done(answer))));
    },
    steps: async (seat) => (log.push(`steps ${seat}`), known.slice(1).map(({ step, seat, turn, said }) => ({ step, seat, turn, said }))),
    frames: async (from, seat) => {
      log.push(`frames ${from} ${seat}`);
      if (hold) {
        await new Promise<void>((go) => hold!.push(go));
      }
      return known.filter((frame) => frame.step >= from);
    },
    pause: (milliseconds, then) => {
      const timer = { at: now + milliseconds, then };
      timers.push(timer);
      return () => (timers = timers.filter((other) => other !== timer));
    },
    pace: () => pace,
    now: () => 1000 + now / 1000,
    cover: (position) => ({ ...(position as KahunaView), seat: null, hand: null, discarded: null }),
  });
  const settle = async (): Promise<void> => {
    for (let turn = 0; turn < 10; turn += 1) {
      await Promise.resolve();
    }
  };
  return {
    play,
    log,
    settle,
    has: (frames: Frame[]) => (known = frames),
    tell: async (view: TableView) => {
      shows(view);
      await settle();
    },
    answer: async (answer: number | Error) => {
      answers.shift()!(answer);
      await settle();
    },
    hold: () => (hold = []),
    release: async () => {
      const waiting = hold ?? [];
      hold = null;
      waiting.forEach((go) => go());
      await settle();
    },
    wait: async (milliseconds: number) => {
      const end = now + milliseconds;
      for (;;) {
        const due = timers.filter(({ at }) => at <= end).sort((one, other) => one.at - other.at)[0];
        if (!due) {
          break;
        }
        timers = timers.filter((other) => other !== due);
        now = due.at;
        due.then();
      }
      now = end;
      await settle();
    },
  };
}

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

test("a single step needs no question", async () => {
  const { play, log, tell } = await begun(1);
  await tell(viewAt(4, 2));
  expect(play.step).toBe(2);
  expect(play.log.at(-1)).toEqual({ step: 2, seat: 1, turn: 2, said: [{ id: "did", args: { step: 2 } }] });
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
  await tell(viewAt(5, 3));
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

test("a move is pending until the server has it", async () => {
  const { play, log, answer } = await begun(0);
  const move = { move: "A-B", kind: "place", cards: "A", line: "AB" };
  const made = play.move(move);
  expect(play.pending).toBe(move);
  expect(log.at(-1)).toBe("act 2 move A-B null");
  await answer(3);
  await made;
  expect(play.pending).toBeNull();
});

test("a move that an offer overtook is made all the same", async () => {
  const { play, log, answer } = await begun(0);
  const made = play.move({ move: "A-B" });
  const present = viewAt(3, 0, { asked: { seat: 1, what: "draw", about: -1, agreed: [] } });
  await answer(Object.assign(new Error("room-outdated"), { table: present }));
  expect(log.at(-1)).toBe("act 3 move A-B null");
  await answer(4);
  await made;
});

test("a move that another step overtook is refused, with the present table", async () => {
  const { play, answer } = await begun(0);
  const made = play.move({ move: "A-B" });
  await answer(Object.assign(new Error("room-outdated"), { table: viewAt(3, 1) }));
  await expect(made).rejects.toThrow("room-outdated");
  expect(play.pending).toBeNull();
  expect(play.step).toBe(1);
});

test("whoever gives up while the other moves has given up", async () => {
  const { play, log, answer } = await begun(0);
  const made = play.act({ do: "resign" });
  await answer(Object.assign(new Error("room-outdated"), { table: viewAt(3, 1) }));
  await answer(Object.assign(new Error("room-outdated"), { table: viewAt(4, 2) }));
  expect(log.filter((line) => line.startsWith("act"))).toEqual(["act 2 resign  null", "act 3 resign  null", "act 4 resign  null"]);
  await answer(5);
  await made;
});

test("of several who are asked the same each may answer, whoever was faster", async () => {
  const { play, log, tell, answer } = await begun(0);
  const asked = { seat: 1, what: "undo", about: -1, agreed: [1] };
  await tell(viewAt(3, 2, { asked }));
  const made = play.act({ do: "answer", yes: true });
  await answer(Object.assign(new Error("room-outdated"), { table: viewAt(4, 2, { asked: { ...asked, agreed: [1, 2] } }) }));
  await answer(5);
  await made;
  expect(log.filter((line) => line.startsWith("act"))).toEqual(["act 3 answer  null", "act 4 answer  null"]);
});

test("who agrees to one thing has not agreed to another", async () => {
  const { play, tell, answer } = await begun(0);
  const asked = { seat: 1, what: "undo", about: -1, agreed: [1] };
  await tell(viewAt(3, 2, { asked }));
  const made = play.act({ do: "answer", yes: true });
  await answer(Object.assign(new Error("room-outdated"), { table: viewAt(5, 2, { asked: { ...asked, what: "draw" } }) }));
  await expect(made).rejects.toThrow("room-outdated");
});

test("nobody gives up a game that is over", async () => {
  const { play, log, answer } = await begun(0);
  const made = play.act({ do: "resign" });
  await answer(Object.assign(new Error("room-outdated"), { table: viewAt(3, 1, { stage: "over" }) }));
  await expect(made).rejects.toThrow("room-outdated");
  expect(log.filter((line) => line.startsWith("act"))).toHaveLength(1);
});

test("what is refused for another reason is not tried again", async () => {
  const { play, answer, log } = await begun(0);
  const made = play.act({ do: "draw" });
  expect(play.doing).toBe("draw");
  await answer(Object.assign(new Error("room-nobody-to-agree"), { table: null }));
  await expect(made).rejects.toThrow();
  expect(play.doing).toBe("");
  expect(log.filter((line) => line.startsWith("act"))).toHaveLength(1);
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
