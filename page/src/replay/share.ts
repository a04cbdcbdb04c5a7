// A link that carries a whole game: the record, packed, stands behind the #, so that it never leaves the browser until
// somebody opens it. `/replay#r=<record>&s=<step>&v=<view>`

import { DEFAULT_GAME, gameOf, isSeatName, seatsOfGame } from "../lib/gameList";

/** Through whose eyes: the name of a seat, or `open` for all cards. */
export type View = string;

/** A view that a link may name; none where it is odd. */
export const viewNamed = (text: string | null): View | undefined =>
  text === "open" || (text !== null && isSeatName(text)) ? text : undefined;

export interface Shared {
  record: string;
  step: number;
  view: View;
}

/** A link that cannot be read; `id` is the sentence that says so. */
export class BadLink extends Error {
  constructor(readonly id: "replay-link-empty" | "replay-link-broken") {
    super(id);
  }
}

/** No record is longer: the server would not read it, and a small link could unpack to something huge. */
export const LONGEST = 200_000;

/** What stands behind the # of a link. */
export async function writeFragment({ record, step, view }: Shared): Promise<string> {
  return `r=${await pack(record)}&s=${step}&v=${view}`;
}

/** What a link says; BadLink where it says nothing that can be read. */
export async function readFragment(fragment: string): Promise<Shared> {
  const found = new URLSearchParams(fragment);
  const packed = found.get("r");
  if (!packed) {
    throw new BadLink("replay-link-empty");
  }
  const step = Number.parseInt(found.get("s") ?? "", 10);
  const view = viewNamed(found.get("v")) ?? "open";
  return { record: await unpack(packed), step: Number.isFinite(step) && step > 0 ? step : 0, view };
}

/** A text, deflated, in letters that a link may have. */
export async function pack(text: string): Promise<string> {
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
  let letters = "";
  for (const byte of bytes) {
    letters += String.fromCharCode(byte);
  }
  return btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

export async function unpack(packed: string): Promise<string> {
  try {
    const letters = atob(packed.trim().replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    const text = await all(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw")));
    if (text) {
      return text;
    }
  } catch {
    // Whatever was wrong with it, the visitor can do the same about it.
  }
  throw new BadLink("replay-link-broken");
}

async function all(stream: ReadableStream<Uint8Array>): Promise<string> {
  const reader = stream.getReader();
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let text = "";
  for (;;) {
    const { value, done } = await reader.read();
    text += decoder.decode(value, { stream: !done });
    if (text.length > LONGEST) {
      await reader.cancel();
      throw new RangeError("too long");
    }
    if (done) {
      return text;
    }
  }
}

/** A name for the file of a record: who played, without what file systems dislike. */
export function fileName(record: string): string {
  const seats = seatsOfGame(gameOf(record)).map((seat) => seat.charAt(0).toUpperCase() + seat.slice(1));
  const players = seats.map((seat) => new RegExp(`^${seat}: (.*)$`, "m").exec(record)?.[1] ?? seat);
  const plain = players.map((player) => player.trim().replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-+|-+$/g, ""));
  return `${plain.filter(Boolean).join("-") || DEFAULT_GAME}.motu`;
}

/** A file that no record is as long as: letters take up to four bytes. */
export const tooLong = (bytes: number): boolean => bytes > LONGEST * 4;

/** A line by its number, counted from 1: where it begins and ends in the text, and what it says. */
export function lineOf(text: string, line: number): { from: number; to: number; words: string } {
  const lines = text.split("\n");
  const words = lines[line - 1] ?? "";
  const from = lines.slice(0, Math.max(0, line - 1)).reduce((sum, each) => sum + each.length + 1, 0);
  return { from: Math.min(from, text.length), to: Math.min(from + words.length, text.length), words: words.replace(/\r$/, "") };
}
