// Signs of markers that are neither land nor pieces, and where some of them lie.

import type { ParadiseView } from "../../../lib/wire";
import type { Sign } from "../art/emblems";

const SUN: Sign = { fill: "M0 -6A6 6 0 1 1 -0.1 -6Z", line: "M0 -12V-9M0 9V12M-12 0H-9M9 0H12M-8.5 -8.500L-6.5 -6.500M8.5 8.500L6.5 6.500M-8.5 8.500L-6.5 6.500M8.5 -8.500L6.5 -6.5", width: 2.4 };
const PEAK: Sign = { fill: "M-12 10L-3.5 -4H3.500L12 10Z", line: "M-2 -7C-6 -9 0 -11 -3 -13M3 -7C0 -9 6 -11 3 -13", width: 2.2 };
const SERPENT: Sign = { line: "M-11 6C-8 -4 -5 -4 -3 3C-1 9 3 9 4 1C5 -6 8 -9 11 -7M8 -10L11.5 -6.5", width: 3 };
const WAVE: Sign = { line: "M-12 6C-6 6 -6 -7 2 -7C8 -7 9 -1 5 0M-12 11H12", width: 2.8 };
const FISH: Sign = { fill: "M-12 -6C-10 -1 -10 1 -12 6C-8 5 -6 3 -4 2C2 8 9 6 12 0C9 -6 2 -8 -4 -2C-6 -3 -8 -5 -12 -6Z" };
const SPROUT: Sign = { line: "M0 11V-2M0 0C-2 -6 -6 -8 -11 -8C-9 -2 -5 0 0 0M0 -2C2 -8 6 -10 11 -10C9 -4 5 -2 0 -2", width: 2.6 };
const STAR: Sign = { fill: "M0 -12L3.5 -4L12 -3.500L5.5 2L8 11L0 6L-8 11L-5.5 2L-12 -3.500L-3.5 -4Z" };

const SIGNS: Readonly<Record<string, { sign: Sign; harms: boolean }>> = {
  drought: { sign: SUN, harms: true },
  weeds: { sign: SPROUT, harms: true },
  erosion: { sign: WAVE, harms: true },
  eruption: { sign: PEAK, harms: true },
  taniwha: { sign: SERPENT, harms: true },
  fishing: { sign: FISH, harms: false },
  "fertile-island": { sign: SPROUT, harms: false },
  ash: { sign: PEAK, harms: false },
};

export const eventSign = (effect: string): { sign: Sign; harms: boolean } => SIGNS[effect] ?? { sign: STAR, harms: false };

/** A mosquito, for malaria. */
export const MOSQUITO: Sign = { fill: "M-2 -4C-6 -12 -12 -10 -11 -6C-10 -3 -6 -2 -2 -2ZM2 -4C6 -12 12 -10 11 -6C10 -3 6 -2 2 -2Z", line: "M0 -5V11M-2 1L-9 6M2 1L9 6M-1 5L-6 11M1 5L6 11", width: 2.2 };

/** A wake, for pieces that have moved in this step. */
export const WAKE: Sign = { line: "M-12 -5Q-8 -9 -4 -5T4 -5T12 -5M-12 5Q-8 1 -4 5T4 5T12 5", width: 3 };
/** A raised hand, for a fleet that must stop. */
export const HALT: Sign = { fill: "M-8 1V-5Q-8 -7 -6.5 -7T-5 -5V-1H-4V-9Q-4 -11 -2.3 -11T-0.6 -9V-1H0.4V-9.500Q0.4 -11.500 2 -11.500T3.6 -9.500V-1H4.6V-6.500Q4.6 -8.500 6.200 -8.500T7.8 -6.500V3Q7.8 12 0 12Q-6 12 -8 1Z" };
/** An eye, for a stack that everybody has seen. */
export const EYE: Sign = { fill: "M0 -4A4 4 0 1 1 -0.1 -4Z", line: "M-12 0C-6 -9 6 -9 12 0C6 9 -6 9 -12 0Z", width: 2.4 };

export const ANCHOR: Sign = { line: "M0 -5V11M-6 -1H6M-10 4C-9 13 9 13 10 4M0 -11A3 3 0 1 1 -0.1 -5", width: 2.8 };

/** Where stacks of others lie face down although everybody has seen them: each hex once, whoever has stacks there. */
export const seenStacks = ({ seen, seat: mine }: Pick<ParadiseView, "seen" | "seat">): string[] => [
  ...new Set(seen.flatMap((stacks, seat) => (seat === mine ? [] : Object.keys(stacks)))),
];
