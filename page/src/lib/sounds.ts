// When something is heard. Nothing sounds until the visitor wants it (settings.sound) and has touched the page, which is
// when browsers allow it; where there is no audio, nothing happens.

import { settings } from "./settings.svelte";
import { gain, hissOf, perform, type Sea, seaOf, type Sound } from "./synth";

/** What happens at once is heard one after the other, so far apart in seconds. What lags behind catches up. */
const APART = 0.16;
const LAG = 0.7;

const SEA_LEVEL = 0.16;
/** How long the sea takes to come and to go. */
const TIDE = 1.5;

class Sounds {
  #context: AudioContext | null = null;
  #noise: AudioBuffer | null = null;
  #sea: Sea | null = null;
  #seaWanted = false;
  #touched = false;
  /** When the next sound may begin. */
  #free = 0;

  constructor() {
    if (typeof document === "undefined") {
      return;
    }
    const touch = () => {
      this.#touched = true;
      for (const kind of ["pointerdown", "keydown"]) {
        document.removeEventListener(kind, touch, true);
      }
      this.#tide();
    };
    for (const kind of ["pointerdown", "keydown"]) {
      document.addEventListener(kind, touch, true);
    }
    // The sea does not go on in a page that nobody looks at; a call to the table does.
    document.addEventListener("visibilitychange", () => this.#tide());
  }

  play(name: Sound): void {
    if (!settings.sound || !settings.volume) {
      return;
    }
    quietly(() => {
      const context = this.#open();
      if (context) {
        const out = gain(context, loudness());
        out.connect(context.destination);
        const now = context.currentTime;
        const begin = this.#free > now + LAG ? now : Math.max(now, this.#free);
        this.#free = begin + APART;
        perform(context, name, begin, out, this.#hiss(context));
      }
    });
  }

  /** The sea in the background. Called anew when the settings change, it follows them. */
  sea(on: boolean): void {
    this.#seaWanted = on && settings.sound && settings.volume > 0;
    this.#tide();
  }

  #tide(): void {
    quietly(() => {
      const wanted = this.#seaWanted && document.visibilityState === "visible";
      const context = wanted ? this.#open() : this.#context;
      if (!context) {
        return;
      }
      if (wanted) {
        this.#sea ??= seaOf(context, this.#hiss(context));
        this.#sea.level.gain.setTargetAtTime(SEA_LEVEL * loudness(), context.currentTime, TIDE / 3);
      } else if (this.#sea) {
        this.#sea.level.gain.setTargetAtTime(0, context.currentTime, TIDE / 5);
        this.#sea.stop(context.currentTime + TIDE);
        this.#sea = null;
      }
    });
  }

  #hiss(context: AudioContext): AudioBuffer {
    return (this.#noise ??= hissOf(context));
  }

  #open(): AudioContext | null {
    if (!this.#touched || typeof AudioContext === "undefined") {
      return null;
    }
    this.#context ??= new AudioContext();
    if (this.#context.state === "suspended") {
      void this.#context.resume().catch(() => undefined);
    }
    return this.#context;
  }
}

/** Ears hear in powers: half the slider is to sound half as loud. */
const loudness = (): number => settings.volume ** 2;

/** A game goes on without its sounds: a machine without loudspeakers, or with none free, is no error. */
function quietly(work: () => void): void {
  try {
    work();
  } catch {
    // Silence is all that happens.
  }
}

export const sounds = new Sounds();
