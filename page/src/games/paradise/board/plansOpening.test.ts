import { expect, it } from "vitest";

import type { ParadiseView } from "../../../lib/wire";
import { opens, withPlansOf } from "./plansOpening.svelte";

const view = (more: Partial<ParadiseView>): ParadiseView =>
  ({
    seat: 0,
    turn: 3,
    stage: "build",
    order: [1, 0],
    pieces: [{ G13: 1 }, {}],
    face_up: [{}, {}],
    chains: [[], []],
    held: [["G13"], ["H14"]],
    homes: ["G13", "H14"],
    villages: { G13: 1, H14: 2, A1: 4 },
    improved: {},
    own: { G13: "W" },
    ...more,
  }) as ParadiseView;

const before = view({});
const now = view({
  stage: "reveal",
  pieces: [{ G13: 2 }, { H14: 1 }],
  chains: [["G13"], []],
  held: [["G13"], ["H14", "I9"]],
  villages: { G13: 2, H14: 3, I9: 1, A1: 4 },
  improved: { H14: 1 },
  own: { G13: "WT" },
});

it("shows what some have built, and of the others what was there", () => {
  const first = withPlansOf([1], before, now);
  expect(first.villages).toEqual({ G13: 1, H14: 3, I9: 1, A1: 4 });
  expect([first.pieces, first.chains, first.own]).toEqual([[{ G13: 1 }, { H14: 1 }], [[], []], { G13: "W" }]);
  const none = withPlansOf([], before, now);
  expect([none.villages, none.improved, none.held]).toEqual([before.villages, {}, before.held]);
  expect(withPlansOf([0, 1], before, now)).toEqual(now);
});

it("plans open when nobody builds any more", () => {
  expect(opens(before, now)).toBe(true);
  expect(opens(before, view({ stage: "order", turn: 4 }))).toBe(true);
  expect(opens(before, view({ done: [1] }))).toBe(false);
  expect(opens(now, before)).toBe(false);
  expect(opens(before, view({ stage: "order", turn: 2 }))).toBe(false);
  expect(opens(before, view({ stage: "reveal", seat: null }))).toBe(false);
});
