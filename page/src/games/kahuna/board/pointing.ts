// What a pointer on the board means. The keyboard has its own way: the lines that may be chosen are buttons.

import { type Chart, islandAt, lineAt } from "./geometry";

export interface Pointing {
  chart: Chart;
  legal: readonly string[];
  /** Islands can be chosen, too. */
  islands: boolean;
  /** Lines that are not legal say why. */
  refuses: boolean;
}

export interface PointedAt {
  line?: string;
  island?: string;
  legal: boolean;
}

/** Half of the 44 pixels that a finger needs. */
const FINGER = 22;
/** How deep inside an island a point no longer means a line. */
const ASHORE = 14;

export function pointedAt(svg: SVGSVGElement, { clientX, clientY }: MouseEvent, pointing: Pointing): PointedAt {
  const screen = svg.getScreenCTM();
  if (!screen) {
    return { legal: false };
  }
  const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(screen.inverse());
  const { chart, legal } = pointing;
  const reach = Math.max(20, FINGER / screen.a);
  const island = islandAt(chart, [x, y], ASHORE)?.letter;
  if (island && pointing.islands) {
    return { island, legal: false };
  }
  const line = lineAt(chart, [x, y], reach, legal)?.name;
  if (line && legal.includes(line)) {
    return { line, legal: true };
  }
  return line && pointing.refuses && !island ? { line, legal: false } : { legal: false };
}

/** From a line, the next one in the direction of an arrow key. */
export function nextLine(chart: Chart, from: string, lines: readonly string[], key: string): string | undefined {
  const ways: Record<string, readonly [number, number]> = {
    ArrowLeft: [-1, 0],
    ArrowRight: [1, 0],
    ArrowUp: [0, -1],
    ArrowDown: [0, 1],
  };
  const way = ways[key];
  const middle = (name: string): readonly [number, number] => {
    const { from, to } = chart.line[name]!;
    return [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  };
  const here = middle(from);
  let best: string | undefined;
  let least = Infinity;
  for (const name of way ? lines : []) {
    const there = middle(name);
    const [right, down] = [there[0] - here[0], there[1] - here[1]];
    const along = right * way![0] + down * way![1];
    const aside = Math.abs(right * way![1]) + Math.abs(down * way![0]);
    if (along > 1 && along + 3 * aside < least) {
      best = name;
      least = along + 3 * aside;
    }
  }
  return best;
}
