// Little pictures for the cards of the house box, each a few shapes on a field of 64 by 52, in the order in which they are
// painted. A shape is the name of its paint and its outline; paints in capitals are lines.

export type Shape = readonly [paint: string, outline: string];

const SUN: Shape = ["sun", "M32 8a19 19 0 1 0 .1 0z"];
const SEA: Shape = ["sea", "M0 42q8-4 16 0t16 0 16 0 16 0v10H0z"];
const disc = (x: number, y: number, r: number): string => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

/** By the name of the card, as the box has it. */
export const ART: Readonly<Record<string, readonly Shape[]>> = {
  Hui: [
    SUN,
    ["brown", "M10 30 32 9l22 21h-6v13H16V30z"],
    ["ochre", "M20 31h24v12H20z"],
    ["RED", "M11 31 32 11l21 20"],
    ["dark", `${disc(22, 39, 4)}${disc(32, 37, 4)}${disc(42, 39, 4)}M15 52q1-9 7-9t7 9zM25 50q1-9 7-9t7 9zM35 52q1-9 7-9t7 9z`],
  ],
  "Hula Dancing": [
    SUN,
    ["dark", "M27 13q6-7 11 0l2 10H26z"],
    ["skin", "M28 15q5-4 9 0v6q-4 4-9 0zM29 21h8l2 11H28zM28 23 15 19l-4-6 3-1 3 4 12 4zM37 23l12 1 6-5 1 3-6 6H37z"],
    ["red", "M28 23h10l1 5H28z"],
    ["ochre", "M27 31h13l5 17H23z"],
    ["BROWN", "M30 32l-3 15M33 32v16M37 32l3 15"],
    SEA,
  ],
  Rongorongo: [
    ["brown", "M6 19q6-8 18-7t26-3q9 1 9 10t-6 14-24 5-20 4Q4 42 6 19z"],
    ["PALE", "M14 21l2-4 2 4v6m4-9q4 0 2 4t2 5m4-10v9m-2-6h4m4-3q5 2 1 5t2 4m5-10v9l3-4M14 36l3-4 2 4m4-4q4 0 2 5m5-6v6m-2-3h4m4-3 4 5m0-6-4 6m8-6v5"],
  ],
  Surfing: [
    SUN,
    ["sea", "M0 44Q2 14 30 12q20 0 21 13-7-8-16-4-9 5-2 15 8 8 31 6v10H0z"],
    ["FOAM", "M51 25q-7-8-16-4-9 5-2 15M6 40Q10 22 25 18"],
    ["red", "M27 41q12 2 27-5-10 11-27 8z"],
    ["skin", `${disc(41, 22, 3)}M39 25l5 1-1 6 5 6-3 1-6-6-5 6-3-1 6-8zM38 27l-8-2v-2l9 1zM43 26l7-3 1 2-7 4z`],
  ],
  Marae: [
    SUN,
    ["stone", "M6 44h52v-7h-6v-6h-7v-5H19v5h-7v6H6z"],
    ["dark", "M22 26V13q3-4 6 0v13zM30 26V9q3-4 6 0v17zM38 26V14q3-4 6 0v12z"],
    ["DARK", "M12 37h40M19 31h26M18 37v7M30 31v6M38 37v7M26 37v7M46 37v7M32 26v5"],
  ],
  Tattoo: [
    ["skin", "M20 52V20q0-10 12-10t12 10v32z"],
    ["DARK", "M20 22l4-5 4 5 4-5 4 5 4-5 4 5M20 42l4 5 4-5 4 5 4-5 4 5 4-5M20 27h24M20 38h24"],
    ["dark", "M32 28l5 4.5-5 4.5-5-4.5zM23 30h3v5h-3zM38 30h3v5h-3z"],
  ],
  "Wood Carving": [
    ["brown", "M14 48V8q18-7 36 0v40z"],
    ["PALE", "M32 30q-4-1-3-5t6-3 6 8-8 9-12-6 3-18 15-3M20 43q6 4 12 0t12 0"],
    ["ochre", "M46 52l8-20 5 2-8 19z"],
    ["stone", "M54 32l2-12 6 3-3 11z"],
  ],
  Moai: [
    SUN,
    ["green", "M0 46q16-6 32-3t32-2v11H0z"],
    ["stone", "M22 46q-3-13 0-23-1-12 3-15 8-3 14 0 4 4 3 15 4 10 1 23z"],
    ["dark", "M23 20h8v4h-7zM34 20h8v4h-7zM27 38h11v3H27z"],
    ["DARK", "M32 21l-3 12q3 3 7 0l-3-12M21 25v10M44 25v10"],
  ],
  "Feather Cloak": [
    ["red", "M24 8h16q4 4 6 12t8 26q-22 9-44 0 6-18 8-26t6-12z"],
    ["gold", "M32 20l9 12-9 16-9-16zM15 34l8 14-12-2zM49 34l-8 14 12-2z"],
    ["GOLD", "M24 9q8 6 16 0M12 43q20 8 40 0"],
  ],
  "Tapa Cloth": [
    ["cream", "M8 8h48v38l-4-2-4 3-4-3-4 3-4-3-4 3-4-3-4 3-4-3-4 3-4-3-4 2z"],
    ["brown", "M8 8h48v4H8zM12 16h10v10H12zM42 16h10v10H42zM27 29h10v10H27z"],
    ["red", "M32 15l6 6-6 6-6-6zM17 29l5 5-5 5-5-5zM47 29l5 5-5 5-5-5z"],
    ["CREAM", "M13 17l8 8m0-8-8 8M43 17l8 8m0-8-8 8M28 30l8 8m0-8-8 8"],
  ],
  Luau: [
    SUN,
    ["green", "M2 37q14-9 30-6 16-3 30 6-14 11-30 9Q16 48 2 37z"],
    ["LEAF", "M5 37h54M20 32l4 13M44 32l-4 13"],
    ["red", "M13 33q8-12 21-4l6-4v12l-6-3q-10 7-21-1z"],
    ["gold", `${disc(46, 32, 5)}${disc(52, 36, 4)}`],
    ["dark", disc(18, 32, 1.3)],
  ],
  Powhiri: [
    SUN,
    ["GREEN", "M14 48Q28 36 34 10M50 48Q36 36 30 10"],
    ["green", "M16 44q-8-2-9-8 8 0 11 6zM20 40q-8-3-8-10 8 2 10 8zM24 34q-7-4-6-11 7 4 8 9zM27 28q-5-5-3-11 6 5 5 10zM48 44q8-2 9-8-8 0-11 6zM44 40q8-3 8-10-8 2-10 8zM40 34q7-4 6-11-7 4-8 9zM37 28q5-5 3-11-6 5-5 10z"],
    ["red", disc(32, 12, 3.5)],
  ],
  "Genealogy Chant": [
    ["BROWN", "M32 8v8M32 16 17 26M32 16l15 10M17 26 9 40M17 26l7 14M47 26l-7 14M47 26l8 14"],
    ["red", disc(32, 10, 5)],
    ["ochre", `${disc(17, 26, 4.5)}${disc(47, 26, 4.5)}`],
    ["green", `${disc(9, 41, 4)}${disc(24, 41, 4)}${disc(40, 41, 4)}${disc(55, 41, 4)}`],
  ],
  "Outrigger Racing": [
    SUN,
    ["dark", `${disc(22, 22, 3)}${disc(34, 22, 3)}${disc(46, 22, 3)}`],
    ["skin", "M19 25h6l2 9h-8zM31 25h6l2 9h-8zM43 25h6l2 9h-8z"],
    ["BROWN", "M27 27l-9 16M39 27l-9 16M51 27l-9 16M14 36l-6 8M40 36l-6 9"],
    ["red", "M4 29q6 5 12 5h36q5 0 9-5-1 11-10 11H15Q6 40 4 29z"],
    ["ochre", "M4 44h36q5 0 7-3-1 7-7 7H10z"],
    SEA,
  ],
  "Lei Making": [
    ["GREEN", "M32 9a17 17 0 1 0 .1 0"],
    ["red", `${disc(32, 9, 5)}${disc(47, 18, 5)}${disc(47, 35, 5)}${disc(32, 43, 5)}${disc(17, 35, 5)}${disc(17, 18, 5)}`],
    ["cream", `${disc(40, 12, 4)}${disc(49, 26, 4)}${disc(40, 41, 4)}${disc(24, 41, 4)}${disc(15, 26, 4)}${disc(24, 12, 4)}`],
    ["gold", `${disc(32, 9, 2)}${disc(47, 18, 2)}${disc(47, 35, 2)}${disc(32, 43, 2)}${disc(17, 35, 2)}${disc(17, 18, 2)}`],
  ],
  "Kahuna Healing": [
    SUN,
    ["green", "M32 30Q18 26 16 10q15 3 16 16 2-14 17-17-2 18-17 21z"],
    ["LEAF", "M32 30 20 14M32 30 45 14"],
    ["stone", "M13 30h38q-1 12-9 15v4H22v-4q-8-3-9-15z"],
    ["DARK", "M14 34h36"],
    ["brown", "M40 31l8-17 4 2-7 15z"],
  ],
  Commerce: [
    SUN,
    ["cream", "M8 34q2-15 16-15t14 15q-3 11-15 11T8 34z"],
    ["BROWN", "M11 36q12-12 25-3M15 35v3M19 33v3M24 32v3M29 32v3"],
    ["ochre", "M31 26q3-14 15-13t13 14q-3 11-14 11T31 26z"],
    ["BROWN", "M34 28q11-11 22-2M38 27v3M43 25v3M48 25v3M52 26v3"],
  ],
  "Harvest Feast": [
    ["GREY", "M22 16q-4-4 0-8M32 14q-4-4 0-8M42 16q-4-4 0-8"],
    ["green", `${disc(20, 27, 7)}${disc(44, 27, 7)}`],
    ["gold", disc(32, 25, 8)],
    ["LEAF", "M17 24l1 0M22 27l1 0M42 24l1 0M46 28l1 0M30 22l1 0M34 26l1 0M30 29l1 0"],
    ["brown", "M5 27h54q-4 19-27 19T5 27z"],
    ["PALE", "M10 33l4 5 4-5 5 6 5-6 4 6 4-6 5 6 5-6 4 5 4-5"],
  ],
  "Fish Ponds": [
    ["sea", "M6 28q0-17 26-17t26 17-26 17S6 45 6 28z"],
    ["STONES", "M6 28q0-17 26-17t26 17-26 17S6 45 6 28z"],
    ["gold", "M18 24q7-7 14 0l4-3v7l-4-2q-7 6-14-2z"],
    ["red", "M48 33q-7-6-13 0l-4-3v7l4-2q6 6 13-2z"],
    ["dark", `${disc(21, 23.5, 1)}${disc(45, 32.5, 1)}`],
  ],
  Arioi: [
    ["RED", "M20 16 12 3M25 13 21 1M32 12V0M39 13l4-12M44 16l8-13"],
    ["brown", "M17 17q15-8 30 0 3 18-15 33Q14 35 17 17z"],
    ["cream", "M21 23h8l-2 4h-5zM35 23h8l-1 4h-5z"],
    ["OCHRE", "M32 18v13l-4 3h8M19 19q6-4 10 1M45 19q-6-4-10 1M26 39q6 4 12 0"],
  ],
  "Double-Hulled Canoes": [
    SUN,
    ["red", "M30 34Q22 20 34 5q20 8 20 22-12 0-24 7z"],
    ["BROWN", "M31 36Q24 20 34 5"],
    ["brown", "M6 33q6 5 12 5h30q6 0 10-5-1 9-9 9H16q-8 0-10-9zM2 41q6 5 12 5h34q6 0 10-5-1 9-9 9H13Q4 50 2 41z"],
    ["PALE", "M20 38l-2 8M32 38l-2 8M44 38l-2 8"],
  ],
  Poi: [
    SUN,
    ["DARK", "M32 28Q44 30 47 18M32 28Q20 26 17 39"],
    ["CREAM", "M20 13q14-10 26 2M44 44q-13 9-26-3"],
    ["cream", `${disc(47, 14, 6)}${disc(17, 42, 6)}`],
    ["red", `${disc(47, 14, 2.5)}${disc(17, 42, 2.5)}${disc(32, 28, 3)}`],
  ],
  Navigation: [
    ["night", "M6 6h52v40H6z"],
    ["CREAM", "M32 9a17 17 0 1 0 .1 0M32 14v24M20 26h24"],
    ["gold", "M32 11l3 12 12 3-12 3-3 12-3-12-12-3 12-3z"],
    ["cream", `${disc(13, 12, 1.4)}${disc(52, 13, 1)}${disc(50, 40, 1.4)}${disc(14, 40, 1)}${disc(54, 27, 1)}`],
  ],
  "Ocean Chart": [
    ["OCHRE", "M10 12l44 30M10 42l44-30M32 6v42M8 27h48M12 12q20 12 40 0M12 42q20-12 40 0"],
    ["cream", `${disc(32, 27, 3)}${disc(18, 17, 2.5)}${disc(46, 17, 2.5)}${disc(46, 37, 2.5)}${disc(18, 37, 2.5)}`],
  ],
  Haka: [
    SUN,
    ["skin", `${disc(32, 13, 5.5)}M26 20h12l3 13H23zM26 20l-9 6-8-7-3 3 10 10 13-6zM38 20l9 6 8-7 3 3-10 10-13-6z`],
    ["dark", "M26 12q0-6 6-6t6 6q-6-3-12 0zM24 38l-8 4 3 8h-6l-3-10 12-8zM40 38l8 4-3 8h6l3-10-12-8z"],
    ["ochre", "M23 32h18l5 11H18z"],
    ["BROWN", "M25 33l-3 9M29 33l-1 9M35 33l1 9M39 33l3 9"],
  ],
  "War Club": [
    SUN,
    ["brown", "M10 46 36 20q-4-8 4-14 10-4 15 5 3 9-5 13-7 2-10 1L15 50z"],
    ["PALE", "M41 12l9 8M45 9l7 8M38 17l7 6M14 44l3 3M18 40l3 3M22 36l3 3"],
    ["red", "M12 44l-6 6 4 2 6-4z"],
  ],
  Cannibalism: [
    ["brown", "M29 50V30q-7-2-6-14l2-12 2 1v13h3V3h4v15h3V5l2-1 2 12q1 12-6 14v20z"],
    ["PALE", "M29 36h6M29 40h6M29 44h6"],
    ["red", "M8 50q2-8 0-12 5 4 6 12zM50 50q2-9 7-12-2 6 0 12z"],
    ["ochre", "M4 52q8-5 18-2h20q10-3 18 2z"],
  ],
  "Severe Deforestation": [
    SUN,
    ["green", "M0 44q16-5 32-2t32-2v12H0z"],
    ["brown", "M8 45V35h10v10l3 2H5zM45 43V33h12v10l3 3H42z"],
    ["cream", "M8 35q5-3 10 0-5 3-10 0zM45 33q6-3 12 0-6 3-12 0z"],
    ["ochre", "M24 47 37 14l3 1-12 33z"],
    ["stone", "M33 11q10-3 14 6l-10 5-6-5z"],
  ],
};

/** Where a player's own box has a card of another name. */
export const ANY_CARD: readonly Shape[] = [
  SUN,
  ["brown", "M32 11a16 16 0 1 0 .1 0z"],
  ["PALE", "M32 27q-3-1-2-4t6-2 4 8-9 6-8-9 9-11 13 4"],
];

export const artOf = (name: string): readonly Shape[] => ART[name] ?? ANY_CARD;
