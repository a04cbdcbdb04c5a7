// What lies in each hex, put together from what a seat sees and what is in the box. No rule is known here.

import type { Point } from "../../../lib/coast";
import type { ParadiseBox, ParadiseView } from "../../../lib/wire";
import { called, shortly } from "../box";
import { centre, neighbours } from "./geometry";

/** What stands on a square: a village, fields, brown or green land. */
export type Square = "village" | "fields" | "brown" | "green";

export interface Stack {
  seat: number;
  /** The kinds that the viewer knows, in letters, and how many there are of each. */
  kinds: [letter: string, count: number][];
  /** How many lie face down. */
  closed: number;
}

export interface Place {
  name: string;
  middle: Point;
  kind: "mist" | "sea" | "secret" | "group";
  /** The group's own name, the seed of its land; empty where none is known. */
  seed: string;
  /** What is written there, if anything. */
  title: string;
  /** What stands for it where there is no room, if that is more than its first words. */
  short: string;
  owner: number | null;
  independent: boolean;
  locals: number;
  squares: Square[];
  /** Who has marked a secret tile. */
  seen: number[];
  stacks: Stack[];
  /** Whose lone canoe of a chain lies there. */
  canoes: number[];
}

/** Villages stand on green squares first, then on fields. */
export function squaresOf(green: number, brown: number, villages: number, improved: number): Square[] {
  return Array.from({ length: green + brown }, (_, square) => {
    if (square < villages) {
      return "village";
    }
    return square < green ? "green" : square < green + improved ? "fields" : "brown";
  });
}

/** The letters of a stack, each kind once. */
export function kindsOf(letters: string): [letter: string, count: number][] {
  const counts = new Map<string, number>();
  for (const letter of letters) {
    counts.set(letter, (counts.get(letter) ?? 0) + 1);
  }
  return [...counts].sort(([one], [other]) => "TCWLR".indexOf(one) - "TCWLR".indexOf(other));
}

function stackOf(view: ParadiseView, seat: number, name: string): Stack | null {
  const count = view.pieces[seat]?.[name] ?? 0;
  const known = (seat === view.seat ? view.own[name] : undefined) ?? view.face_up[seat]?.[name] ?? "";
  return count ? { seat, kinds: kindsOf(known), closed: Math.max(0, count - known.length) } : null;
}

/** The fleet on its way; to others than its owner it is so many pieces. */
export function fleetOf({ fleet, mover }: ParadiseView): Stack {
  const closed = fleet.number - fleet.pieces.length;
  return { seat: mover ?? 0, kinds: kindsOf(fleet.pieces), closed: Math.max(0, closed) };
}

const lone = (stack: Stack): boolean => !stack.closed && stack.kinds.length === 1 && stack.kinds[0]!.join("") === "T1";

export function placesOf(view: ParadiseView, box: ParadiseBox): Place[] {
  return Object.entries(box.hexes).map(([name, hex]) => {
    const secret = view.secret[name];
    const there = secret ? secret.group : view.map[name];
    const group = there && there !== "sea" ? box.groups[there] : undefined;
    const owner = view.held.findIndex((held) => held.includes(name));
    const independent = view.independent.includes(name);
    const stacks = view.pieces.map((_, seat) => stackOf(view, seat, name)).filter((stack) => stack !== null);
    const inChain = (stack: Stack): boolean => lone(stack) && (view.chains[stack.seat]?.includes(name) ?? false);
    const villages = independent && group ? group.green : (view.villages[name] ?? 0);
    return {
      name,
      middle: centre(name),
      kind: secret ? "secret" : group ? "group" : there ? "sea" : "mist",
      seed: group ? there! : "",
      title: group ? called(group.name) : hex.label && !there && !secret ? called(hex.label) : "",
      short: group ? shortly(group.name) : "",
      owner: owner < 0 ? null : owner,
      independent,
      locals: independent ? (group?.locals ?? 0) : 0,
      squares: group ? squaresOf(group.green, group.brown, villages, view.improved[name] ?? 0) : [],
      seen: secret?.seen ?? [],
      stacks: stacks.filter((stack) => !inChain(stack)),
      canoes: stacks.filter(inChain).map(({ seat }) => seat),
    };
  });
}

/** The sticks of a chain: pairs of neighbours that both hold a canoe of it. */
export function sticksOf(chain: readonly string[]): [from: string, to: string][] {
  return chain.flatMap((from) =>
    neighbours(from)
      .filter((to) => from < to && chain.includes(to))
      .map((to): [string, string] => [from, to]),
  );
}

/** The discovery markers of a voyage. Off course, an explorer may be driven back: a hex has the last that was drawn there. */
export function lastMarkers(voyage: ParadiseView["voyage"]): ParadiseView["voyage"] {
  return [...new Map(voyage.filter(({ marker }) => marker !== null).map((each) => [each.hex, each])).values()];
}

const NARROW = /[iljtfrI'’.\- ]/;
const WIDE = /[mwMW]/;

/** About how wide a text is, in units of its size. */
export const widthOf = (text: string): number =>
  [...text].reduce((sum, letter) => sum + (WIDE.test(letter) ? 0.9 : NARROW.test(letter) ? 0.36 : 0.66), 0);

/** A name that keeps to its room: a little smaller if it must be, then fewer of its words, then as much as fits. */
export function fitted(title: string, room: number, size = 12, least = 9): { text: string; size: number } {
  const fits = (text: string, at: number): boolean => widthOf(text) * at <= room;
  const words = title.split(/(?<=[ -])/);
  for (let number = words.length; number > 0; number--) {
    const text = words.slice(0, number).join("").replace(/[ -]$/, "");
    for (let at = size; at >= (number > 1 ? Math.max(least, 0.86 * size) : least); at -= 0.25) {
      if (fits(text, at)) {
        return { text, size: at };
      }
    }
  }
  let short = words[0]!;
  while (short.length > 1 && !fits(`${short}…`, least)) {
    short = short.slice(0, -1);
  }
  return { text: `${short}…`, size: least };
}
