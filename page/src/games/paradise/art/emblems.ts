// What is drawn on pieces: the forms of the four peoples and the sign of each kind, as paths around the point 0, 0.
// A form keeps to 20 units in every direction, a sign to 12.

import { smooth, towards } from "../../../lib/coast";

export const PEOPLES = ["red", "yellow", "green", "blue"] as const;

/** A drawing in one colour: what is filled, and what is a line. */
export interface Sign {
  fill?: string;
  line?: string;
  /** How wide the line is. */
  width?: number;
}

export interface Emblem {
  body: string;
  sign: Sign;
}

/** All numbers of a path of points, turned around 0, 0. Only absolute commands of whole points can be turned. */
function turned(path: string, degrees: number): string {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  const short = (value: number): string => String(Math.round(value * 10) / 10);
  return path.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, x: string, y: string) =>
    [Number(x) * cos - Number(y) * sin, Number(x) * sin + Number(y) * cos].map(short).join(" "),
  );
}

const spiral = (turns: number, from: number, to: number): string =>
  smooth(
    Array.from({ length: turns * 8 + 1 }, (_, step) =>
      towards([0, 0], (step / 8) * 2 * Math.PI - 0.6, from + ((to - from) * step) / (turns * 8)),
    ),
    false,
  );

/** By seat: round shell, square mat, leaf, shark's tooth. */
export const EMBLEMS: readonly Emblem[] = [
  {
    body: "M0 -18C10 -18 18 -10 18 0C18 10 10 18 0 18C-10 18 -18 10 -18 0C-18 -10 -10 -18 0 -18Z",
    sign: { line: spiral(2, 0.8, 12), width: 3.2 },
  },
  {
    body: "M-12 -17H12C15 -17 17 -15 17 -12V12C17 15 15 17 12 17H-12C-15 17 -17 15 -17 12V-12C-17 -15 -15 -17 -12 -17Z",
    sign: { line: "M-11 -11L11 11M-11 0L0 11M0 -11L11 0M11 -11L-11 11M0 -11L-11 0M11 0L0 11", width: 2.4 },
  },
  {
    body: "M0 -20C6 -14 16 -6 19 0C16 6 6 14 0 20C-6 14 -16 6 -19 0C-16 -6 -6 -14 0 -20Z",
    sign: { line: "M0 -13V14M0 -4L6 -9M0 -4L-6 -9M0 3L10 -4M0 3L-10 -4M0 10L8 4M0 10L-8 4", width: 2.4 },
  },
  {
    body: "M-17 -15C-6 -18.5 6 -18.5 17 -15C18.5 -1 11 13 0 20C-11 13 -18.5 -1 -17 -15Z",
    sign: {
      line: "M-11 -9C-7 -13 -4 -6 0 -9C4 -12 7 -6 11 -9M-10 -1C-6 -5 -4 2 0 -1C4 -4 6 2 10 -1M-6 7C-3 4 -2 9 1 7C3 5 4 8 6 6",
      width: 2.8,
    },
  },
];

const club = "M-1.3 14L-1.3 -3C-3.6 -5.5 -4 -11 -1.8 -14L1.8 -14C4 -11 3.6 -5.5 1.3 -3L1.3 14C2.6 15 -2.6 15 -1.3 14Z";

export const SIGNS: Readonly<Record<string, Sign>> = {
  W: { fill: turned(club, 45) + turned(club, -45) },
  C: { fill: "M-12 2C-8 5 8 5 12 2C11 8 7 11 0 11C-7 11 -11 8 -12 2Z", line: "M-6 3C-7 -2 -7 -6 -9 -10M0 3V-12M6 3C7 -2 7 -6 9 -10", width: 2.8 },
  T: { fill: "M-12.5 5C-6 6.5 6 6.5 12.5 5C11 10.5 6 12.5 0 12.5C-6 12.5 -11 10.5 -12.5 5ZM0.5 3.5C-1 -4 1.5 -10 8 -13.5C10 -7 9.5 -2 6.5 3.5ZM-2 3.5C-3.5 -1 -6 -4 -10 -5.5C-10 -2 -9 1 -7 3.5Z" },
  L: {
    fill: "M0 0C-5 0 -9 -4 -10 -11C-4 -10 0 -6 0 0ZM0 0C5 0 9 -4 10 -11C4 -10 0 -6 0 0ZM-9 2H9L8 5H-8ZM-8 6.5H-3V9H-7.5ZM-1.5 6.5H1.5V9H-1.5ZM3 6.5H8L7.5 9H3ZM-7 10.5H7L6.5 12.5H-6.5Z",
  },
  R: { line: "M-5 11C-11 6 1 2 -4 -3C-7 -6 -4 -10 0 -11M4 10C-1 6 8 3 4 -2C2 -5 4 -8 8 -8", width: 2.8 },
  local: { fill: "M-5 -13C-3 -13 -1.6 -11.5 -1.6 -9.5C-1.6 -7.5 -3 -6 -5 -6C-7 -6 -8.4 -7.5 -8.4 -9.5C-8.4 -11.5 -7 -13 -5 -13ZM-9.5 -4H-0.5L0 4H-2V13H-8V4H-10ZM5 -13L7.5 -8H6.2V13H3.8V-8H2.5Z" },
  V: { fill: "M0 -12C7 -12 11 -7 12 0H-12C-11 -7 -7 -12 0 -12ZM-9 2H9V11H3V5H-3V11H-9Z" },
  A: { line: "M-7 -2C-4 -2 -3 -5 -3 -9M1 -2C-2 -2 -3 -5 -3 -9M-7 10C-4 10 -3 7 -3 3M1 10C-2 10 -3 7 -3 3M3 4C6 4 7 1 7 -3M11 4C8 4 7 1 7 -3", width: 2.4 },
};

/** The sign of a piece: one that lies face down has that of its people only. */
export const signOf = (seat: number | null, piece: string): Sign | undefined =>
  piece === "closed" ? EMBLEMS[seat ?? 0]?.sign : SIGNS[piece];

/** What the islanders' pieces lie on. */
export const STONE = "M-9 -17H9L18 0L9 17H-9L-18 0Z";

// Houses, around the point where they stand.

export const ROOF = "M-12.5 1C-12.5 -8 -6.5 -14 0 -14C6.5 -14 12.5 -8 12.5 1C8 2.5 -8 2.5 -12.5 1Z";
export const WALLS = "M-8.5 0H8.5V10H-8.5Z";
export const POSTS = "M-8.5 1V10M-3.2 1V10M3.2 1V10M8.5 1V10";

/** What is woven into the roofs, by seat; the islanders' are plain. */
export const THATCH: readonly Sign[] = [
  { line: "M-11.3 -3.5C-6 -5 6 -5 11.3 -3.5M-8.5 -9C-4 -10.3 4 -10.3 8.5 -9", width: 2.2 },
  { line: "M-8 1C-8 -5 -5 -10 -2 -13M8 1C8 -5 5 -10 2 -13M-2.5 1.5C-2.5 -4 -1.5 -9 0 -13.5M2.5 1.5C2.5 -4 1.5 -9 0 -13.5", width: 1.6 },
  { line: "M-11 -1L-7 -6L-3.5 -1L0 -6L3.5 -1L7 -6L11 -1", width: 2 },
  {
    fill: [[-7, -2], [0, -2], [7, -2], [-3.5, -7], [3.5, -7], [0, -11]]
      .map(([x, y]) => `M${x! - 1.5} ${y}a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0 -3 0Z`)
      .join(""),
  },
];
