import { expect, test } from "vitest";

import type { ParadiseView } from "../../lib/wire";
import { cover } from "./cover";

test("nothing stays of what only one player knew: pieces, cards, plans, a fleet's load, secret tiles", () => {
  const known = {
    seat: 1,
    own: { G11: "mine" },
    hand: ["mine"],
    kept: ["mine"],
    plan: [{ move: "mine", kind: "build" }],
    left: { mine: 3 },
    pools: [{ groups: ["mine"], points: 4 }],
    carried: { H12: "mine" },
    under_way: { H12: [{ canoe: "mine", load: "", sailed: 1, left: 1 }] },
    fleet: { at: "G11", number: 2, pieces: "mine", canoes: [{ canoe: "mine", load: "", sailed: 0, left: 2 }] },
    transit: { piece: "mine", origin: "G11" },
    secret: { J10: { group: "mine", seen: [1] } },
    points: [12, 7],
  } as unknown as ParadiseView;
  const covered = cover(known);
  expect(JSON.stringify(covered)).not.toContain("mine");
  expect(covered).toMatchObject({ seat: null, points: [12, 7], fleet: { at: "G11", number: 2 }, secret: { J10: { seen: [1] } } });
});
