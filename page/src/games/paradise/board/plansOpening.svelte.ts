// When all are done with building, their plans appear one after another, in the order of play.

import { untrack } from "svelte";

import type { ParadiseView } from "../../../lib/wire";

/** Milliseconds from plan to plan. */
const PLAN_TIME = 300;

/** Whether the plans of all have been carried out between these. */
export const opens = (before: ParadiseView, now: ParadiseView): boolean =>
  before.stage === "build" && now.stage !== "build" && now.stage !== "over" && before.seat === now.seat && now.turn - before.turn <= 1 && now.turn >= before.turn;

/** The position with what these seats have built; of the others it shows what was there before. */
export function withPlansOf(seats: readonly number[], before: ParadiseView, now: ParadiseView): ParadiseView {
  const each = <Thing>(was: readonly Thing[], is: readonly Thing[]): Thing[] => is.map((thing, seat) => (seats.includes(seat) ? thing : was[seat]!));
  const closed = new Set(now.held.flatMap((hexes, seat) => (seats.includes(seat) ? [] : hexes)));
  const counted = (was: Readonly<Record<string, number>>, is: Readonly<Record<string, number>>): Record<string, number> =>
    Object.fromEntries([...Object.entries(is).filter(([hex]) => !closed.has(hex)), ...Object.entries(was).filter(([hex]) => closed.has(hex))]);
  return {
    ...now,
    pieces: each(before.pieces, now.pieces),
    face_up: each(before.face_up, now.face_up),
    chains: each(before.chains, now.chains),
    held: each(before.held, now.held),
    homes: each(before.homes, now.homes),
    villages: counted(before.villages, now.villages),
    improved: counted(before.improved, now.improved),
    own: now.seat === null || seats.includes(now.seat) ? now.own : before.own,
  };
}

export class PlansOpening {
  #before: ParadiseView | null = $state.raw(null);
  #opened = $state(0);

  constructor(
    private readonly position: () => ParadiseView,
    still: () => boolean,
  ) {
    let last = untrack(position);
    $effect.pre(() => {
      const [before, now] = [last, position()];
      last = now;
      if (before === now || still() || !opens(before, now)) {
        return undefined;
      }
      [this.#before, this.#opened] = [before, 1];
      const timer = setInterval(() => {
        this.#opened += 1;
        if (this.#opened >= now.order.length) {
          this.#before = null;
          clearInterval(timer);
        }
      }, PLAN_TIME);
      return () => {
        this.#before = null;
        clearInterval(timer);
      };
    });
  }

  /** What the chart is to show. */
  readonly drawn: ParadiseView = $derived.by(() => {
    const now = this.position();
    return this.#before ? withPlansOf(now.order.slice(0, this.#opened), this.#before, now) : now;
  });
}
