// How a stack is written on its tag: emblem, then what is in it, each thing with its place from the left.

import type { Stack } from "./places";

export interface TagPart {
  /** A piece's letter, "closed" for what lies face down, "emblem", "local", or "" for a number. */
  piece: string;
  text: string;
  x: number;
}

export interface Tag {
  parts: TagPart[];
  width: number;
}

export const TAG_HEIGHT = 16;
/** From the middle of a hex down to the upper side of its lowest stack: above are land and the names of its neighbours. */
const TOP = 11;

/** How far below the middle of its hex a stack's tag has its own, one of so many that lie one above the other. */
export const tagAt = (place: number, count: number, large: number): number =>
  TOP + (TAG_HEIGHT / 2) * large - (count - 1 - place) * (TAG_HEIGHT * large + 1.5);
const EMBLEM = 15;
const SIGN = 12.5;
const DIGIT = 7;
const EDGE = 3.5;

function laid(pieces: readonly [piece: string, count: number | null][]): Tag {
  const parts: TagPart[] = [];
  let x = EDGE;
  for (const [piece, count] of pieces) {
    const wide = piece === "emblem" ? EMBLEM : SIGN;
    parts.push({ piece, text: "", x: x + wide / 2 });
    x += wide + 1;
    if (count !== null) {
      const text = String(count);
      parts.push({ piece: "", text, x: x + (text.length * DIGIT) / 2 });
      x += text.length * DIGIT + 1.5;
    }
  }
  return { parts, width: x + EDGE - 1 };
}

/** Kinds that the viewer knows have a number where there are several; what lies face down always has one. */
export function tagOf({ kinds, closed }: Stack): Tag {
  return laid([
    ["emblem", null],
    ...kinds.map(([letter, count]): [string, number | null] => [letter, count > 1 ? count : null]),
    ...(closed ? [["closed", closed] as [string, number]] : []),
  ]);
}

export const localTag = (locals: number): Tag => laid([["local", locals]]);
