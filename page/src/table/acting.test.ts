// What is sent to the server, and what becomes of it where others were faster.

import { expect, test } from "vitest";

import { viewAt } from "../games/kahuna/samples";
import { table } from "./sampleTable";

/** A game that has just begun. */
async function begun() {
  const at = table();
  at.play.watch();
  await at.tell(viewAt(2, 0));
  return at;
}

test("a move is pending until the server has it", async () => {
  const { play, log, answer } = await begun();
  const move = { move: "A-B", kind: "place", cards: "A", line: "AB" };
  const made = play.move(move);
  expect(play.pending).toBe(move);
  expect(log.at(-1)).toBe("act 2 move A-B null");
  await answer(3);
  await made;
  expect(play.pending).toBeNull();
});

test("a move that an offer overtook is made all the same", async () => {
  const { play, log, answer } = await begun();
  const made = play.move({ move: "A-B" });
  const present = viewAt(3, 0, { asked: { seat: 1, what: "draw", about: -1, agreed: [] } });
  await answer(Object.assign(new Error("tables-outdated"), { table: present }));
  expect(log.at(-1)).toBe("act 3 move A-B null");
  await answer(4);
  await made;
});

test("a move that another step overtook is refused, with the present table", async () => {
  const { play, answer } = await begun();
  const made = play.move({ move: "A-B" });
  await answer(Object.assign(new Error("tables-outdated"), { table: viewAt(3, 1) }));
  await expect(made).rejects.toThrow("tables-outdated");
  expect(play.pending).toBeNull();
  expect(play.step).toBe(1);
});

test("whoever gives up while the other moves has given up", async () => {
  const { play, log, answer } = await begun();
  const made = play.act({ do: "resign" });
  await answer(Object.assign(new Error("tables-outdated"), { table: viewAt(3, 1) }));
  await answer(Object.assign(new Error("tables-outdated"), { table: viewAt(4, 2) }));
  expect(log.filter((line) => line.startsWith("act"))).toEqual(["act 2 resign  null", "act 3 resign  null", "act 4 resign  null"]);
  await answer(5);
  await made;
});

test("of several who are asked the same each may answer, whoever was faster", async () => {
  const { play, log, tell, answer } = await begun();
  const asked = { seat: 1, what: "undo", about: -1, agreed: [1] };
  await tell(viewAt(3, 2, { asked }));
  const made = play.act({ do: "answer", yes: true });
  await answer(Object.assign(new Error("tables-outdated"), { table: viewAt(4, 2, { asked: { ...asked, agreed: [1, 2] } }) }));
  await answer(5);
  await made;
  expect(log.filter((line) => line.startsWith("act"))).toEqual(["act 3 answer  null", "act 4 answer  null"]);
});

test("who agrees to one thing has not agreed to another", async () => {
  const { play, tell, answer } = await begun();
  const asked = { seat: 1, what: "undo", about: -1, agreed: [1] };
  await tell(viewAt(3, 2, { asked }));
  const made = play.act({ do: "answer", yes: true });
  await answer(Object.assign(new Error("tables-outdated"), { table: viewAt(5, 2, { asked: { ...asked, what: "draw" } }) }));
  await expect(made).rejects.toThrow("tables-outdated");
});

test("nobody gives up a game that is over", async () => {
  const { play, log, answer } = await begun();
  const made = play.act({ do: "resign" });
  await answer(Object.assign(new Error("tables-outdated"), { table: viewAt(3, 1, { stage: "over" }) }));
  await expect(made).rejects.toThrow("tables-outdated");
  expect(log.filter((line) => line.startsWith("act"))).toHaveLength(1);
});

test("what is refused for another reason is not tried again", async () => {
  const { play, answer, log } = await begun();
  const made = play.act({ do: "draw" });
  expect(play.doing).toBe("draw");
  await answer(Object.assign(new Error("tables-nobody-to-agree"), { table: null }));
  await expect(made).rejects.toThrow();
  expect(play.doing).toBe("");
  expect(log.filter((line) => line.startsWith("act"))).toHaveLength(1);
});
