// How pieces come and go. Svelte plays these by the Web Animations API, and cuts them short when the position changes
// again.

import { cubicIn, cubicOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";

import { BREAKING, DROPPING, PLACING, SINKING } from "./changes";

export interface Timing {
  delay: number;
  still: boolean;
}

type Moves = Pick<TransitionConfig, "easing" | "css">;

const calm = ({ delay, still }: Timing, duration: number, moves: Moves): TransitionConfig =>
  still ? { duration: 0 } : { delay, duration, ...moves };

/** A bridge slides out from one shore to the other. */
export const place = (_: Element, timing: Timing): TransitionConfig =>
  calm(timing, PLACING, { easing: cubicOut, css: (t) => `transform: scaleX(${t}); opacity: ${Math.min(1, 3 * t)}` });

/** Half a bridge breaks off and drifts away. */
export const drift = (_: Element, timing: Timing & { side: 1 | -1 }): TransitionConfig =>
  calm(timing, BREAKING, {
    easing: cubicIn,
    css: (t, u) =>
      `transform: translate(${timing.side * 12 * u}px, ${18 * u}px) rotate(${timing.side * 16 * u}deg); opacity: ${t}`,
  });

/** A stone is put down. */
export const drop = (_: Element, timing: Timing): TransitionConfig =>
  calm(timing, DROPPING, { easing: cubicOut, css: (t, u) => `transform: scale(${1 + 0.8 * u}); opacity: ${t}` });

/** The wave that a stone makes. */
export const ripple = (_: Element, timing: Timing): TransitionConfig =>
  calm(timing, 2 * DROPPING, {
    easing: cubicOut,
    css: (t, u) => `transform: scale(${1 + 1.3 * t}); opacity: ${0.9 * u}`,
  });

/** A stone goes under. */
export const sink = (_: Element, timing: Timing): TransitionConfig =>
  calm(timing, SINKING, { easing: cubicIn, css: (t) => `transform: scale(${0.5 + 0.5 * t}); opacity: ${t}` });
