// All words of a language as one file, which the page fetches when it is to speak that language: the catalogue that
// server and terminal read, as far as the page needs it, and page/words. Without this, a browser would ask for a dozen
// files, and count them as scripts.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const LANGUAGES = ["en", "fr", "de", "ru"];
const SHARED = ["advice", "bots", "core", "kahuna", "room", "web"];
const MODULE = "virtual:words";

const here = fileURLToPath(new URL(".", import.meta.url));
const common = join(here, "../src/motu/words");
const own = join(here, "words");

function files(language) {
  const shared = SHARED.map((name) => join(common, language, `${name}.ftl`));
  const mine = readdirSync(join(own, language)).filter((name) => name.endsWith(".ftl"));
  return [...shared, ...mine.sort().map((name) => join(own, language, name))];
}

/** The messages of a language, without comments. */
function text(language) {
  const texts = files(language).map((file) => readFileSync(file, "utf-8"));
  return texts.join("\n").replace(/^#.*\n/gm, "").replace(/\n{2,}/g, "\n");
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
      const places = LANGUAGES.map((language) => {
        files(language).forEach((file) => this.addWatchFile(file));
        if (!building) {
          return `${language}: ${JSON.stringify(`data:text/plain,${encodeURIComponent(text(language))}`)}`;
        }
        const file = this.emitFile({ type: "asset", name: `words-${language}.ftl`, source: text(language) });
        return `${language}: import.meta.ROLLUP_FILE_URL_${file}`;
      });
      return `export default { ${places.join(", ")} };`;
    },
  };
}
