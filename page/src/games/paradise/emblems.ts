// The emblems of Paradise's opponents, drawn on a field of 48: what each name means in the islands' languages.

import type { Emblem } from "../../ui/botEmblems";

export const EMBLEMS: Record<string, Emblem> = {
  // tala, the tale: a sail, and another that is only drawn
  tala: {
    ground: "dusk",
    parts: [
      { d: "M20 9c-8 5-11 12-11 20h11z" },
      { d: "M27 12c7 5 10 11 10 17H27z", line: 1.8 },
      { d: "M8 36q4-4 8 0t8 0 8 0 8 0", line: 2.4 },
    ],
  },
  // tiki, the carved figure
  tiki: {
    ground: "earth",
    parts: [
      { d: "M15 8h18c3 0 4 2 4 5v18c0 5-4 9-13 9s-13-4-13-9V13c0-3 1-5 4-5z" },
      { d: "M18 22a4.2 4.2 0 1 1 .01 0zM30 22a4.2 4.2 0 1 1 .01 0zM16 29h16v5H16zM24 21v5", line: 2, cut: true },
    ],
  },
  // fale, the house
  fale: {
    ground: "leaf",
    parts: [
      { d: "M24 9C14 12 8 18 6 25h36c-2-7-8-13-18-16z" },
      { d: "M12 28v10M20 28v10M28 28v10M36 28v10M8 38.5h32", line: 2.6 },
    ],
  },
  // vaka, the voyaging canoe
  vaka: {
    ground: "sea",
    parts: [
      { d: "M25 7c9 6 11 14 7 22H25zM22 29V11c-5 5-7 11-7 18z" },
      { d: "M6 32c11 3 25 3 36 0-2 5-5 7-9 7H15c-4 0-7-2-9-7z" },
    ],
  },
  // toka, the rock
  toka: {
    ground: "rock",
    parts: [
      { d: "M9 37c-1-8 2-13 7-15 1-7 5-10 11-9 6 1 8 5 8 10 4 2 6 7 5 14z" },
      { d: "M16 22c3 1 5 4 5 8M35 23c-3 0-6 2-7 6", line: 1.8, cut: true },
    ],
  },
  // iwa, the frigate bird: long bent wings and a forked tail
  iwa: {
    ground: "sea",
    parts: [
      { d: "M24 20c5-6 10-8 20-6-8 1-13 4-16 10l-1 5 5 11-8-8-8 8 5-11-1-5C17 18 12 15 4 14c10-2 15 0 20 6z" },
      { d: "M24 21l1.8-6L24 8l-1.8 7z" },
    ],
  },
  // uila, the lightning
  uila: {
    ground: "ember",
    parts: [{ d: "M28 5 12 27h9l-4 16 18-24h-10z" }],
  },
  // ariki, the chief: a feathered headdress
  ariki: {
    ground: "ember",
    parts: [
      { d: "M24 27c-3-6-3-13 0-20 3 7 3 14 0 20z" },
      { d: "M20 28c-6-4-8-9-8-16 5 4 8 9 8 16zM28 28c6-4 8-9 8-16-5 4-8 9-8 16zM17 31c-6-1-9-4-11-9 6 0 10 3 11 9zM31 31c6-1 9-4 11-9-6 0-10 3-11 9z" },
      { d: "M11 33c8-3 18-3 26 0v6c-8-3-18-3-26 0z" },
    ],
  },
  // a palm on an islet
  islander: {
    ground: "sea",
    parts: [
      { d: "M8 37c4-6 9-8 16-8s12 2 16 8z" },
      { d: "M23 31c0-6 1-9 4-14", line: 2.4 },
      { d: "M27 17c-3-5-9-6-13-2 5-1 9 0 13 2zM27 17c0-5 4-9 10-8-4 2-7 4-10 8zM27 17c5-2 11 0 12 6-4-4-8-5-12-6zM27 17c-5 0-9 3-9 9 3-5 5-7 9-9z" },
    ],
  },
};
