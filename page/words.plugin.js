// All words of a language as one file, which the page fetches when it is to speak that language: the catalogue that
// server and terminal read, as far as the page needs it, and page/words. Without this, a browser would ask for a dozen
// files, and count them as scripts. What only Conquest of Paradise says is a file of its own, fetched with that game.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const LANGUAGES = ["en", "fr", "de", "ru"];
const SHARED = ["advice", "bots", "core", "kahuna", "people", "tables", "thinking", "web"];
/** A game whose words are fetched with it: its files in both folders begin with its name. */
const APART = ["paradise"];
const MODULE = "virtual:words";

const here = fileURLToPath(new URL(".", import.meta.url));
const common = join(here, "../src/motu/words");
const own = join(here, "words");

const ofGame = (name, game) => name === `${game}.ftl` || name.startsWith(`${game}-`);

/** The files of a part: of what every visitor hears, or of one game. */
function files(language, part) {
  const [theirs, mine] = [join(common, language), join(own, language)];
  const found = (folder, wanted) => readdirSync(folder).filter(wanted).sort().map((name) => join(folder, name));
  if (part !== "page") {
    return [theirs, mine].flatMap((folder) => found(folder, (name) => ofGame(name, part)));
  }
  const isOurs = (name) => name.endsWith(".ftl") && !APART.some((game) => ofGame(name, game));
  return [...SHARED.map((name) => join(theirs, `${name}.ftl`)), ...found(mine, isOurs)];
}

/** In French no line ends before such a sign: however it is typed, the blank there does not break. */
const bound = (text) => text.replace(/(\S) (?=[:;!?»])/g, "$1\u00a0").replace(/« /g, "«\u00a0");

/** The messages of a language, without comments. */
function text(language, part) {
  const texts = files(language, part).map((file) => readFileSync(file, "utf-8"));
  const told = texts.join("\n").replace(/^#.*\n/gm, "").replace(/\n{2,}/g, "\n");
  return language === "fr" ? bound(told) : told;
}

/** @returns {import("vite").Plugin} */
export function words() {
  let building = false;
  return {
    name: "motu-words",
    configResolved(config) {
      building = config.command === "build";
    },
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    load(id) {
      if (id !== `\0${MODULE}`) {
        return undefined;
      }
      const place = (language, part) => {
        files(language, part).forEach((file) => this.addWatchFile(file));
        if (!building) {
          return JSON.stringify(`data:text/plain,${encodeURIComponent(text(language, part))}`);
        }
        const name = part === "page" ? `words-${language}.ftl` : `words-${part}-${language}.ftl`;
        return `import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: "asset", name, source: text(language, part) })}`;
      };
      const places = ["page", ...APART].map((part) => {
        const languages = LANGUAGES.map((language) => `${language}: ${place(language, part)}`);
        return `${part}: { ${languages.join(", ")} }`;
      });
      return `export default { ${places.join(", ")} };`;
    },
  };
}
