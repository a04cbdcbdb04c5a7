// Where names are written, and how large, so that none lies over another at any zoom.

import { fitted, type Place, widthOf } from "./places";

/** As wide as a name may be: names of neighbours lie on other lines. */
const ROOM = 96;
const ROOM_AT_SEA = 74;
/** The emblem before the name of a group that somebody holds. */
export const EMBLEM = 15;

export interface Written {
  name: string;
  kind: Place["kind"];
  owner: number | null;
  /** The middle of the line that the letters stand on. */
  x: number;
  y: number;
  text: string;
  size: number;
  wide: number;
  held: boolean;
  /** In the middle of its hex, not above its land. */
  low: boolean;
}

/** `large` is how much larger letters are, so that they can be read where the chart is small. */
export function names(places: readonly Place[], large: number): Written[] {
  return places
    .filter(({ title }) => title)
    .map(({ name, kind, owner, title, short, middle: [x, y] }) => {
      const held = owner !== null && kind === "group";
      const low = kind === "mist" || kind === "sea";
      const room = low ? ROOM_AT_SEA : ROOM - (held ? EMBLEM * large : 0);
      const whole = fitted(title, room, 12 * large, 9);
      const { text, size } = short && whole.text !== title ? fitted(short, room, 12 * large, 9) : whole;
      return { name, kind, owner, x, y: y + (low ? 4 : -30), text, size, wide: widthOf(text) * size, held, low };
    });
}
