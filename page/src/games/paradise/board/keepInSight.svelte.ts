// Moves the chart so that what somebody has to see lies in sight, and no more than that.

import { untrack } from "svelte";

import type { Helm } from "./helm.svelte";
import { nudge, reveal } from "./sight";

interface Seen {
  /** Where something is asked or happens. */
  asked: () => readonly string[];
  /** What is chosen. */
  chosen: () => readonly string[];
  /** Whether what is asked is to lie well within the frame. */
  near: () => boolean;
  /** How much of the frame lies under something else, in pixels. */
  covered: () => number;
  still: () => boolean;
}

export function keepInSight(helm: Helm, { asked, chosen, near, covered, still }: Seen): void {
  const names = $derived(asked());
  const all = $derived(names.join(" "));
  const last = $derived(chosen().at(-1) ?? "");

  // A question that lies outside of what is seen is brought into sight.
  $effect(() => {
    void [all, covered()];
    untrack(() => {
      const camera = all && helm.size.width ? reveal(names, helm.camera, helm.size, near() ? 1.8 : 0.6) : null;
      if (camera) {
        helm.fly(camera, still());
      }
    });
  });

  // What was chosen is not left under what rises because of it.
  $effect(() => {
    void helm.size;
    const there = last;
    untrack(() => {
      const camera = there && covered() ? nudge(there, helm.camera, helm.size) : null;
      if (camera) {
        helm.fly(camera, still());
      }
    });
  });
}
