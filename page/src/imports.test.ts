// Who may import whom. Imports point down only: lib, ui, games, then a folder for each thing people do, and App at the top.

import { expect, test } from "vitest";

const FEATURES = ["account", "campaign", "daily", "home", "learn", "lobby", "replay", "table"];

/** The folders from which a folder may import, besides itself. */
const MAY: Readonly<Record<string, readonly string[]>> = {
  lib: [],
  ui: ["lib"],
  games: ["lib", "ui"],
  ...Object.fromEntries(FEATURES.map((feature) => [feature, ["lib", "ui", "games"]])),
  ".": ["lib", "ui", ...FEATURES],
};

/** The only files of `games` that others see: what a game is, where it is loaded, and the pictures of the start page. */
const DOORS = ["games/game.ts", "games/games.ts", "games/demos.ts"];

const isTest = (file: string): boolean => file.endsWith(".test.ts");

/** All files of the page by their paths, as text. */
const texts = Object.fromEntries(
  Object.entries(import.meta.glob<string>("./**/*.{ts,svelte,json,css}", { query: "?raw", import: "default", eager: true }))
    .map(([path, text]) => [path.slice(2), text] as const)
    .filter(([path]) => !path.endsWith(".d.ts")),
);
const files = Object.keys(texts).filter((file) => /\.(ts|svelte)$/.test(file));

/** What a file imports, by path: `import`, `export … from`, and `import()`. */
function importsOf(file: string): string[] {
  const found = texts[file]!.matchAll(/(?:\bfrom\s+|\bimport\s+|\bimport\(\s*)"(\.{1,2}\/[^"]+)"/g);
  return [...found].map(([, name]) => pathOf(file, name!));
}

function pathOf(file: string, name: string): string {
  const base = new URL(name, `file:///${file}`).pathname.slice(1);
  const path = [base, `${base}.ts`].find((each) => each in texts);
  expect(path, `${file} imports ${name}`).toBeDefined();
  return path!;
}

const roomOf = (file: string): string => (file.includes("/") ? file.split("/")[0]! : ".");
/** The game to which a file belongs; empty for what all games share. */
const gameOf = (file: string): string => /^games\/(\w+)\//.exec(file)?.[1] ?? "";

const all = new Map(files.map((file) => [file, importsOf(file)]));

test("every folder has its place", () => {
  expect([...all.values()].flat().length).toBeGreaterThan(400); // else nothing was read
  expect([...new Set(files.map(roomOf))].sort()).toEqual(Object.keys(MAY).sort());
});

test("no feature reaches into another, and imports point down only", () => {
  const wrong = [...all].flatMap(([file, imports]) =>
    imports
      .filter((path) => roomOf(path) !== roomOf(file) && !MAY[roomOf(file)]!.includes(roomOf(path)))
      .map((path) => `${file} imports ${path}`),
  );
  expect(wrong).toEqual([]);
});

test("a game is seen through its interface alone, and knows no other game", () => {
  const wrong = [...all].flatMap(([file, imports]) =>
    imports
      .filter((path) => {
        const game = gameOf(path);
        if (roomOf(path) !== "games" || (game && game === gameOf(file)) || (isTest(file) && game)) {
          return false; // tests of tables and lessons play a real game
        }
        return roomOf(file) === "games" ? gameOf(file) !== "" && path !== "games/game.ts" : !DOORS.includes(path);
      })
      .map((path) => `${file} imports ${path}`),
  );
  expect(wrong).toEqual([]);
});

test("no file needs itself, however long the way", () => {
  const done = new Set<string>();
  const way: string[] = [];
  const cycles: string[] = [];
  const visit = (file: string): void => {
    if (way.includes(file)) {
      cycles.push([...way.slice(way.indexOf(file)), file].join(" -> "));
    } else if (!done.has(file)) {
      way.push(file);
      all.get(file)?.forEach((path) => visit(path));
      way.pop();
      done.add(file);
    }
  };
  files.forEach(visit);
  expect(cycles).toEqual([]);
});

/** Made by page/wire.py, to be looked things up in. */
const MADE = ["lib/wire.ts"];

test("a file is read in a sitting", () => {
  const lines = (file: string): number => texts[file]!.split("\n").length - 1;
  expect(files.filter((file) => lines(file) > 300 && !MADE.includes(file)).map((file) => `${file}: ${lines(file)}`)).toEqual([]);
});
