import { expect, test } from "vitest";

import { framesTo, viewAt } from "../games/kahuna/samples";
import type { TableView } from "../lib/wire";
import { LiveTable } from "./liveTable.svelte";

/** A table that notes what is sent, and from which step on the server is asked. */
function table() {
  const log: string[] = [];
  let shows: (view: TableView) => void = () => undefined;
  const play = new LiveTable({
    watch: (_seat, show) => ((shows = show), () => undefined),
    act: async (_version, action) => (log.push(JSON.stringify(action)), 0),
    steps: async () => [],
    frames: async (from) => (log.push(`frames ${from}`), framesTo(9).filter(({ step }) => step >= from)),
    pause: () => () => undefined,
    pace: () => 0,
    now: () => 1000,
    cover: (position) => position,
  });
  play.watch();
  const settle = async (): Promise<void> => {
    for (let turn = 0; turn < 10; turn += 1) {
      await Promise.resolve();
    }
  };
  return { play, log, settle, tell: (view: TableView) => shows(view) };
}

test("several small decisions are sent in one message, a single one as it is", async () => {
  const { play, log, settle, tell } = table();
  tell(viewAt(5, 4));
  await settle();
  log.length = 0;
  await play.move({ move: "@G11 +C >H12" });
  await play.move({ move: "." });
  expect(log).toEqual(['{"do":"moves","moves":["@G11","+C",">H12"]}', '{"do":"move","move":"."}']);
});

test("what came of them in one event is asked for from there on, not from the beginning", async () => {
  const { play, log, settle, tell } = table();
  tell(viewAt(5, 4));
  await settle();
  log.length = 0;
  tell(viewAt(6, 9));
  await settle();
  expect(log).toEqual(["frames 5"]);
  expect(play.step).toBe(9);
});
