// The way from island to island on the chart of the campaign, for a wide and for a tall page.

import { edge, grow, type Point, smooth } from "../lib/coast";

export interface Voyage {
  width: number;
  height: number;
  /** Where the canoe sets off, and then one place for each opponent. */
  harbour: Point;
  stops: readonly Point[];
}

export const WIDE: Voyage = {
  width: 1200,
  height: 540,
  harbour: [-20, 500],
  stops: [
    [118, 416],
    [232, 262],
    [368, 398],
    [440, 160],
    [566, 300],
    [668, 116],
    [760, 316],
    [872, 424],
    [972, 236],
    [1096, 118],
  ],
};

export const TALL: Voyage = {
  width: 400,
  height: 1140,
  harbour: [-20, 20],
  stops: [
    [96, 78],
    [246, 152],
    [318, 276],
    [168, 352],
    [84, 476],
    [226, 566],
    [322, 684],
    [176, 782],
    [92, 906],
    [262, 1014],
  ],
};

export interface Isle {
  shallows: string[];
  beach: string;
  green: string;
}

/** The islands along the way: each grows from a seed of its own, later ones a little larger. */
export function isles({ stops }: Voyage): Isle[] {
  return stops.map((middle, place) => {
    const reach = grow(700 + place * 13, 50 + place, 1.15);
    const wider = (by: number): string => edge(middle, (angle) => reach(angle) * by);
    return { shallows: [wider(1.75), wider(1.42)], beach: wider(1.12), green: wider(0.98) };
  });
}

/** The whole way, and the part of it that leads to the `reached`-th stop. */
export function route({ harbour, stops }: Voyage, reached: number): { whole: string; sailed: string } {
  const whole = smooth([harbour, ...stops], false);
  return { whole, sailed: whole.split("C").slice(0, reached + 1).join("C") };
}

/** Where the canoe is: most of the way to the stop that comes next, and whether it sails to the left. */
export function canoe({ harbour, stops }: Voyage, next: number): { at: Point; left: boolean } {
  const points = [harbour, ...stops];
  const from = points[next]!;
  const to = points[next + 1] ?? from;
  const share = 0.5;
  return {
    at: [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share],
    left: to[0] < from[0],
  };
}

/** Faint swells from side to side. */
export function swell({ width, height }: Voyage): string {
  let path = "";
  for (let y = 18; y < height; y += 30) {
    const points: Point[] = [];
    for (let x = -20; x <= width + 20; x += 40) {
      points.push([x, y + 5 * Math.sin(x / 61 + y / 29) + 3 * Math.sin(x / 27 - y / 19)]);
    }
    path += smooth(points, false);
  }
  return path;
}
