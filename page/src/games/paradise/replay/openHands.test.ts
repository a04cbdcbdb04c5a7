import { expect, test } from "vitest";

import type { ParadiseView } from "../../../lib/wire";
import { openHands, part } from "./openHands";
import { weight } from "./weight";

const view = (seat: number, more: Partial<ParadiseView>): ParadiseView =>
  ({
    seat,
    points: [0, 0],
    own: {},
    secret: {},
    face_up: [{}, {}],
    hand: [],
    plan: [],
    turn: 3,
    step: "movement",
    battle: null,
    fleet: { canoes: [], number: 2, pieces: "", at: "G11" },
    ...more,
  }) as unknown as ParadiseView;

test("with everything open, each seat's pieces and tiles are seen at once", () => {
  const red = view(0, { own: { G11: "WWC" }, secret: { H12: { group: "Tahiti", seen: [0] }, J10: { group: null, seen: [1] } } });
  const yellow = view(1, { own: { G13: "T" }, secret: { H12: { group: null, seen: [0] }, J10: { group: "Niue", seen: [1] } } });
  const { shown, hands } = openHands([red, yellow]);
  expect(shown.seat).toBeNull();
  expect(shown.face_up).toEqual([{ G11: "WWC" }, { G13: "T" }]);
  expect([shown.secret["H12"]!.group, shown.secret["J10"]!.group]).toEqual(["Tahiti", "Niue"]);
  expect(hands).toEqual([red, yellow]);
});

test("through one pair of eyes nothing is put together", () => {
  const red = view(0, { own: { G11: "WWC" } });
  expect(openHands(red)).toEqual({ shown: red, hands: null });
});

test("a part is one seat's share of a step, with its battles; all build together", () => {
  expect(part(view(0, {}), 1)).toBe("3/movement/1");
  expect(part(view(0, { battle: {} as ParadiseView["battle"] }), 0)).toBeNull();
  expect(part(view(0, { step: "building" }), 0)).toBe(part(view(0, { step: "building" }), 1));
});

test("loading a fleet is seen with its way, and a battle is given time", () => {
  const did = (...ids: string[]) => weight(ids.map((id) => ({ id: `paradise-log-${id}`, args: {} })));
  expect(did()).toBe(0);
  expect(did("aboard", "aboard-two")).toBe(0);
  expect(did("sail")).toBeLessThan(did("tile"));
  expect(did("sail", "attack")).toBeLessThan(did("won"));
});
