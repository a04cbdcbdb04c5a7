// Tables for tests: one follows them as a visitor does, with server, clock and network in the test's hands.

import type { Frame, KahunaView, TableView } from "../lib/wire";
import { LiveTable } from "./liveTable.svelte";

interface Timer {
  at: number;
  then: () => void;
}

/** A table whose server, clock and network are in the test's hands. */
export function table(pace = 1) {
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
