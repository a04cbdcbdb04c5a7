// A replay as its visitor sees it: the game, through whose eyes, and where it stands.

import { Refusal } from "../lib/server";
import type { MessageView } from "../lib/wire";
import { say, words } from "../lib/words.svelte";
import { Playback } from "./playback.svelte";
import { recordGame, type ReplayedGame, type Step, tableGame } from "./replayedGame";
import { BadLink, readFragment, type View, viewNamed } from "./share";

export class Replay {
  readonly playback = new Playback();
  game: ReplayedGame | null = $state.raw(null);
  view: View = $state("open");
  /** Through whose eyes it is to be seen, also while those steps are on their way. */
  wanted: View = $state("open");
  trouble = $state("");
  /** How much of a long game has come. */
  loaded = $state(0);
  #steps: Step[] = $state.raw([]);
  #wanted = 0;

  get step(): Step | undefined {
    return this.#steps[this.playback.step];
  }

  get before(): Step | undefined {
    return this.playback.step ? this.#steps[this.playback.before] : undefined;
  }

  /** What happened since the step that was shown before. */
  get said(): MessageView[] {
    return this.#steps.slice(this.playback.before + 1, this.playback.step + 1).flatMap(({ said }) => said);
  }

  get steps(): readonly Step[] {
    return this.#steps;
  }

  /** The game of a table, or of the record that the link itself brings along; at the place that the link names. */
  async load(table: string, fragment: string): Promise<void> {
    const wanted = (this.#wanted += 1);
    this.playback.pause();
    this.trouble = "";
    try {
      const place = new URLSearchParams(fragment);
      let [step, view] = [Number.parseInt(place.get("s") ?? "0", 10) || 0, viewNamed(place.get("v"))];
      let game: ReplayedGame;
      if (table) {
        game = await tableGame(table);
      } else {
        const shared = await readFragment(fragment);
        game = recordGame(shared.record);
        ({ step, view } = shared);
      }
      const first = game.views.find((each) => each === view) ?? game.views[0]!;
      const steps = await game.frames(first, (share) => (this.loaded = share));
      if (wanted === this.#wanted) {
        this.game = game;
        this.#show(first, steps, step);
      }
    } catch (error) {
      if (wanted === this.#wanted) {
        this.trouble = sentence(error);
      }
    }
  }

  /** The same place through other eyes; Refusal where that is not to be. */
  async look(view: View): Promise<void> {
    const wanted = (this.#wanted += 1);
    this.wanted = view;
    try {
      const steps = await this.game!.frames(view);
      if (wanted === this.#wanted) {
        this.#show(view, steps, this.playback.step);
      }
    } catch (error) {
      this.wanted = this.view;
      throw error;
    }
  }

  #show(view: View, steps: Step[], step: number): void {
    this.view = this.wanted = view;
    this.#steps = steps;
    this.playback.load(steps, step);
  }
}

function sentence(error: unknown): string {
  if (error instanceof BadLink) {
    // words: replay-link-empty replay-link-broken
    return say(error.id);
  }
  return error instanceof Refusal ? words.tell(error.said) : say("page-broken");
}
