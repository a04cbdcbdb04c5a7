// Emblems, drawn on a field of 48: of bots that have no character, and of Kahuna's opponents, what each name means in
// the islands' languages.

export interface Part {
  d: string;
  /** Drawn so many times, turned evenly about the middle, the first time by `from` degrees. */
  turns?: number;
  from?: number;
  /** A line of this width instead of a filled shape. */
  line?: number;
  /** In the colour of the ground: a cut into what lies below. */
  cut?: boolean;
}

export type Ground = "sea" | "leaf" | "dusk" | "earth" | "rock" | "ember";

export interface Emblem {
  ground: Ground;
  parts: Part[];
}

const SWELL = "M8 36q4-4 8 0t8 0 8 0 8 0";

export const EMBLEMS: Record<string, Emblem> = {
  // keiki, the child: a seedling
  keiki: {
    ground: "leaf",
    parts: [
      { d: "M24 38V22", line: 2.6 },
      { d: "M24 28c-1-7-6-11-13-11 0 8 5 12 13 11z" },
      { d: "M24 23c0-7 4-12 12-12 0 8-4 13-12 12z" },
    ],
  },
  // manu, the bird
  manu: {
    ground: "sea",
    parts: [
      {
        d: "M4 17c7-2 13 0 17 6 1-4 2-6 3-8 1 2 2 4 3 8 4-6 10-8 17-6-6 2-10 5-12 10-1 3-3 5-5 5l3 8-6-5-6 5 3-8c-2 0-4-2-5-5-2-5-6-8-12-10z",
      },
    ],
  },
  // mano, the shark
  mano: {
    ground: "dusk",
    parts: [{ d: "M13 31c2-9 8-17 20-21-5 7-5 14-1 21z" }, { d: SWELL, line: 2.6 }],
  },
  // honu, the turtle
  honu: {
    ground: "leaf",
    parts: [
      { d: "M24 13c7 0 10 6 10 12s-4 12-10 12-10-6-10-12 3-12 10-12z" },
      { d: "M24 6c2.5 0 3.5 2 3.5 4s-1.5 4-3.5 4-3.5-2-3.5-4 1-4 3.5-4z" },
      { d: "M16 17c-5-3-9-2-11 3 4 0 7 1 10 3zM32 17c5-3 9-2 11 3-4 0-7 1-10 3z" },
      { d: "M17 33c-4 1-6 4-6 7 4 0 7-1 9-4zM31 33c4 1 6 4 6 7-4 0-7-1-9-4z" },
      { d: "M24 17l4.5 4v8L24 33l-4.5-4v-8zM24 13v4M24 33v4M28.5 21l5-1M28.5 29l5 1M19.5 21l-5-1M19.5 29l-5 1", line: 1.5, cut: true },
    ],
  },
  // koa, the warrior: spears and a shield
  koa: {
    ground: "earth",
    parts: [
      { d: "M12 38 35 11M36 38 13 11", line: 2.4 },
      { d: "M38 7.5 36.5 15 31 10.5zM10 7.5 11.5 15 17 10.5z" },
      { d: "M24 15c6 3 8 6 8 10s-3 9-8 12c-5-3-8-8-8-12s2-7 8-10z" },
      { d: "M19 23l5 4 5-4M19 29l5 4 5-4", line: 2, cut: true },
    ],
  },
  // pua, the flower
  pua: {
    ground: "dusk",
    parts: [
      { d: "M24 23c-6-4-8-12 0-16 8 4 6 12 0 16z", turns: 5 },
      { d: "M24 20a4 4 0 1 1 0 8 4 4 0 0 1 0-8z", cut: true },
      { d: "M24 22a2 2 0 1 1 0 4 2 2 0 0 1 0-4z" },
    ],
  },
  // nalu, the wave
  nalu: {
    ground: "sea",
    parts: [
      {
        d: "M5 37c7-1 9-6 11-12 3-10 10-15 18-13 7 2 10 9 6 14-3 3-8 3-9-1-1-3 1-5 4-5-3-4-9-2-11 4-2 7 3 13 19 13z",
      },
    ],
  },
  // hoku, the star
  hoku: {
    ground: "rock",
    parts: [
      { d: "M24 24l-4-4 4-15 4 15z", turns: 4 },
      { d: "M24 24l-3-3 3-9 3 9z", turns: 4, from: 45 },
    ],
  },
  // kai, the sea: what goes down into it
  kai: {
    ground: "sea",
    parts: [
      { d: "M21 34c0-5 0-7-1-9-7 1-13-3-15-11 8 0 15 2 19 8 4-6 11-8 19-8-2 8-8 12-15 11-1 2-1 4-1 9z" },
      { d: "M8 38q4-4 8 0t8 0 8 0 8 0", line: 2.4 },
    ],
  },
  // pele, the volcano
  pele: {
    ground: "ember",
    parts: [
      { d: "M5 39 17 20h14l12 19z" },
      { d: "M20 19c0 7 3 7 3 12 0 3-2 4-2 9h6c0-6 1-7 1-11 0-3-2-6 0-10z", cut: true },
      { d: "M24 15V7M18 15l-4-6M30 15l4-6", line: 2.6 },
    ],
  },
  expert: {
    ground: "rock",
    parts: [
      { d: "M24 8a16 16 0 1 1 0 32 16 16 0 0 1 0-32z", line: 1.8 },
      { d: "M24 26l-4-6L24 5l4 15z", turns: 4 },
    ],
  },
  random: {
    ground: "earth",
    parts: [
      { d: "M15 12h18a3 3 0 0 1 3 3v18a3 3 0 0 1-3 3H15a3 3 0 0 1-3-3V15a3 3 0 0 1 3-3z" },
      { d: "M18 18h.01M24 24h.01M30 30h.01M30 18h.01M18 30h.01", line: 4.5, cut: true },
    ],
  },
  greedy: {
    ground: "earth",
    parts: [
      { d: "M9 25c0 9 6 14 15 14s15-5 15-14z" },
      { d: "M17 22a4 4 0 1 1 .01 0zM31 22a4 4 0 1 1 .01 0zM24 16a4 4 0 1 1 .01 0z" },
    ],
  },
  planner: {
    ground: "rock",
    parts: [
      { d: "M12 35 20 23l8 6 8-15", line: 2.6 },
      { d: "M12 38a3.5 3.5 0 1 1 .01 0zM20 26a3.5 3.5 0 1 1 .01 0zM28 32a3.5 3.5 0 1 1 .01 0zM36 17a4 4 0 1 1 .01 0z" },
    ],
  },
  ismcts: {
    ground: "leaf",
    parts: [
      { d: "M24 12v8M24 20 14 27M24 20l10 7M14 27v8M34 27l-5 8M34 27l5 8", line: 2.4 },
      { d: "M24 15a4 4 0 1 1 .01 0zM14 38a3.5 3.5 0 1 1 .01 0zM28 38a3.5 3.5 0 1 1 .01 0zM39 38a3.5 3.5 0 1 1 .01 0z" },
    ],
  },
};
