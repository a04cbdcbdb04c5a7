// Where the hexes lie. They are flat-topped and named by column and row, "G11", in doubled coordinates: north and south
// are two rows away, the four diagonals one column and one row.

import { at, type Point } from "../../../lib/coast";

/** From the middle of a hex to its corners, in units of the chart: at zoom 1 these are pixels. */
export const RADIUS = 46;
/** From the middle of a hex to its upper and lower side. */
export const HALF = (RADIUS * Math.sqrt(3)) / 2;

const COLUMNS = "ABCDEFGHIJKLMNOPQRST";
const ROWS = 17;

/** North, north-east, south-east, south, south-west, north-west, as steps of column and row. */
const DIRECTIONS = [
  [0, -2],
  [1, -1],
  [1, 1],
  [0, 2],
  [-1, 1],
  [-1, -1],
] as const;

export type Direction = 0 | 1 | 2 | 3 | 4 | 5;

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const placed = (name: string): [column: number, row: number] => [COLUMNS.indexOf(name[0]!), Number(name.slice(1)) - 1];

function named(column: number, row: number): string | null {
  const there = column >= 0 && column < COLUMNS.length && row >= 0 && row < ROWS && (column + row) % 2 === 0;
  return there ? `${COLUMNS[column]}${row + 1}` : null;
}

export function centre(name: string): Point {
  const [column, row] = placed(name);
  return [column * 1.5 * RADIUS, row * HALF];
}

/** The hex that lies next to one in a direction; null beyond the edge of the grid. */
export function beside(name: string, direction: Direction): string | null {
  const [column, row] = placed(name);
  const [right, down] = DIRECTIONS[direction];
  return named(column + right, row + down);
}

export function neighbours(name: string): string[] {
  return ([0, 1, 2, 3, 4, 5] as const).map((direction) => beside(name, direction)).filter((each) => each !== null);
}

/** Where an arrow leads: left and right go to the upper neighbour, with Shift to the lower one. */
export function arrow(key: string, shift: boolean): Direction | null {
  switch (key) {
    case "ArrowUp":
      return 0;
    case "ArrowDown":
      return 3;
    case "ArrowRight":
      return shift ? 2 : 1;
    case "ArrowLeft":
      return shift ? 4 : 5;
    default:
      return null;
  }
}

/** The hex at a point of the chart; null beyond the grid. */
export function hexAt([x, y]: Point): string | null {
  const column = Math.round(x / (1.5 * RADIUS));
  let best: string | null = null;
  let least = RADIUS;
  for (const near of [column - 1, column, column + 1]) {
    const row = Math.round(y / HALF);
    for (const name of [row - 1, row, row + 1].map((each) => named(near, each))) {
      if (name) {
        const [cx, cy] = centre(name);
        const far = Math.hypot(cx - x, cy - y);
        if (far < least) {
          [best, least] = [name, far];
        }
      }
    }
  }
  return best;
}

/** The six corners, the right one first. */
export function corners([x, y]: Point, radius = RADIUS): Point[] {
  const half = (radius * Math.sqrt(3)) / 2;
  return [
    [x + radius, y],
    [x + radius / 2, y + half],
    [x - radius / 2, y + half],
    [x - radius, y],
    [x - radius / 2, y - half],
    [x + radius / 2, y - half],
  ];
}

export const outline = (middle: Point, radius = RADIUS): string => `M${corners(middle, radius).map(at).join("L")}Z`;

/** The smallest box around these hexes. */
export function bounds(names: readonly string[], margin = 0): Box {
  const points = names.map(centre);
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs) - RADIUS - margin, Math.min(...ys) - HALF - margin];
  return {
    x: left,
    y: top,
    width: Math.max(...xs) + RADIUS + margin - left,
    height: Math.max(...ys) + HALF + margin - top,
  };
}

/** How much larger letters are drawn where the chart is small, so that they stay 12 px high as long as there is room. */
export const largeOf = (zoom: number): number => Math.min(1.25, Math.max(1, Math.ceil(20 / zoom - 0.001) / 20));

export type Detail = "near" | "far";

/** Where hexes are small, emblems and dots stand for names and numbers. */
export const detailOf = (radius: number): Detail => (radius < 30 ? "far" : "near");

/** How large odds and numbers are drawn, and how far below the middle of a hex. */
export interface BadgePlace {
  size: number;
  down: number;
}

/** Under the stack and above the name of the hex below; where there are no names, in the hex, unless nobody could read it. */
export function badgePlace(zoom: number): BadgePlace {
  if (detailOf(RADIUS * zoom) === "far") {
    return { size: zoom < 0.42 ? 0 : Math.min(1.6, Math.max(1, Math.ceil(18.5 / zoom) / 20)), down: 22 };
  }
  const size = Math.min(1.05, largeOf(zoom));
  return { size, down: 24.5 + 8 * size };
}
