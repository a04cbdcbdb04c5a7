// What a visitor has chosen for this device. Kept in the browser, and worth nothing to anybody else.

import { DEFAULT_GAME } from "./gameList";
import { type Language, LANGUAGES } from "./words.svelte";

export interface Choices {
  language: Language | "";
  scheme: "" | "light" | "dark";
  motion: "" | "none";
  pace: number;
  sound: boolean;
  volume: number;
  turned: boolean;
  counter: boolean;
  threats: boolean;
  confirm: boolean;
  skip: boolean;
  keys: boolean;
  /** Which game the start page, the lessons and the rules are about. */
  game: string;
}

const KEY = "motu";

const DEFAULTS: Choices = {
  language: "",
  scheme: "",
  motion: "",
  pace: 1,
  sound: false,
  volume: 0.5,
  turned: false,
  counter: false,
  threats: false,
  confirm: true,
  skip: true,
  keys: true,
  game: DEFAULT_GAME,
};

function read(): Choices {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return sound({ ...DEFAULTS, ...(kept as Partial<Choices>) });
  } catch {
    return { ...DEFAULTS };
  }
}

/** What was kept by an older page, or by hand, may be anything. */
function sound(choices: Choices): Choices {
  const found: Record<string, unknown> = { ...choices };
  for (const [name, usual] of Object.entries(DEFAULTS)) {
    if (typeof found[name] !== typeof usual) {
      found[name] = usual;
    }
  }
  const fine = found as unknown as Choices;
  if (fine.language && !(fine.language in LANGUAGES)) {
    fine.language = "";
  }
  return fine;
}

export const settings: Choices = $state(read());

/** Keep what was chosen, whenever it changes. Call it once, where effects may live. */
export function keepSettings(): void {
  $effect(() => {
    try {
      localStorage.setItem(KEY, JSON.stringify(settings));
    } catch {
      // Private windows may keep nothing: the choice then holds until the page is closed.
    }
  });
}

const darkness = matchMedia("(prefers-color-scheme: dark)");
const stillness = matchMedia("(prefers-reduced-motion: reduce)");

class Surroundings {
  #dark = $state(darkness.matches);
  #still = $state(stillness.matches);

  constructor() {
    darkness.addEventListener("change", (event) => (this.#dark = event.matches));
    stillness.addEventListener("change", (event) => (this.#still = event.matches));
  }

  get scheme(): "light" | "dark" {
    return settings.scheme || (this.#dark ? "dark" : "light");
  }

  get still(): boolean {
    return this.#still || settings.motion === "none";
  }
}

/** The colour scheme and whether things may move, by the visitor's choice, or else by their system's. */
export const surroundings = new Surroundings();
