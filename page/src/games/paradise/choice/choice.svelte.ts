// What the visitor is about to do: a plan of moves that is tried at the server as it grows, and sent at once. A fleet is
// loaded fully and asks for its goal, a piece in transit for its place; every other move is a plan by itself. What is not
// on the map stands among the `answers`.

import { notices } from "../../../lib/notices.svelte";
import type { ParadiseMove } from "../../../lib/wire";
import { say, words } from "../../../lib/words.svelte";
import type { Choice } from "../../game";
import type { BoardChoice } from "../board/boardChoice";
import { counter } from "../build/counter.svelte";
import { toldOfBuild } from "../build/gains";
import { shortName } from "../labels";
import { Carrying } from "./carrying.svelte";
import { toldOf, toldOfTransit } from "./marks";
import { isAside, isStep, isStuck } from "./stand";
import { sentOf } from "./trial.svelte";

export class ParadiseChoice extends Carrying implements Choice<ParadiseMove>, BoardChoice {
  told(hex: string): string {
    if (!this.stand) {
      return "";
    }
    if (this.builds) {
      return toldOfBuild(hex, this.shop!);
    }
    return this.carries ? toldOfTransit(hex, this.stand, this.transit, this.box) : toldOf(hex, this.stand, this.box);
  }

  pick(hex: string): void {
    if (this.builds) {
      this.#build(hex);
      return;
    }
    if (this.carries) {
      void this.carry(hex);
      return;
    }
    if (this.armed?.hex === hex) {
      this.confirm();
      return;
    }
    this.hex = "";
    const goal = this.isFleet ? this.stand!.prospect?.reach.find((each) => each.hex === hex) : undefined;
    if (goal) {
      this.sail(hex, goal.moves);
      return;
    }
    const here = this.asked.filter((move) => move.hex === hex);
    const other = this.base.length && !here.length ? this.#firstSteps(hex) : [];
    if (other.length) {
      this.forget();
      this.#choose(other, hex);
    } else if (here.length) {
      this.#choose(here, hex);
    } else if (!this.chooseAside(hex)) {
      this.#refuse(hex);
    }
  }

  /** Choose a move: a step of a plan is kept; any other waits to be sent, or is sent if it was chosen before. */
  arm(move: ParadiseMove): void {
    if (this.stand && isStep(move, this.stand.view)) {
      this.#keep(move);
    } else if (this.isArmed(move)) {
      this.confirm();
    } else {
      this.#arm(move, [...this.base, move.move]);
    }
  }

  isArmed({ move }: ParadiseMove): boolean {
    return this.armed !== null && (this.armed.move === move || this.armed.move === [...this.base, move].join(" "));
  }

  /** What else could be done in this hex in place of the fleet that is being made up. */
  elsewhere(hex: string): readonly ParadiseMove[] {
    const begins = this.base.length > 0 && this.view?.stage === "move";
    return begins ? this.moves.filter((move) => move.hex === hex && move.kind !== "fleet" && !isAside(move, this.view!)) : [];
  }

  /** Whether more can be decided where the fleet would come to: it has not come to its end there. */
  get mayGoOn(): boolean {
    const { armed, outcome } = this;
    return armed?.kind === "go" && outcome !== null && !outcome.reveals && !outcome.stopped && outcome.shown.stage === "fleet";
  }

  /** This in place of the plan. */
  instead(move: ParadiseMove): void {
    this.forget();
    this.arm(move);
  }

  /** Leave out what was planned at this place of the plan. */
  leave(place: number): void {
    this.#again(() => (this.base = this.base.filter((_, each) => each !== place)));
  }

  /** What was planned as far as the goal is kept, and goes on from there. */
  goOn(): void {
    const { armed } = this;
    const { tried } = this.wholeTrial;
    if (armed && tried && this.mayGoOn) {
      this.base = armed.move.split(" ").filter((word) => word !== ".");
      this.armed = null;
      this.baseTrial.learn(this.base, tried);
      void this.baseTrial.of(this.base);
    }
  }

  /** These come aboard as well. */
  load(words: readonly string[]): void {
    this.#again(() => (this.base = [...this.base, ...words]));
  }

  /** The fleet is to sail there by this way. */
  sail(hex: string, way: readonly string[]): void {
    this.#arm({ kind: "go", hex, move: "" }, [...this.base, ...way]);
  }

  /** Another load for the same goal, as far as it is still in reach. */
  #again(change: () => void): void {
    const goal = this.armed?.kind === "go" && this.source.confirm() ? this.armed.hex! : "";
    this.armed = null;
    change();
    void this.#extend().then(() => {
      if (goal && !this.armed && this.stand?.prospect?.reach.some(({ hex }) => hex === goal)) {
        this.pick(goal);
      }
    });
  }

  /** Make these moves, all or none. */
  send(moves: readonly ParadiseMove[]): void {
    const last = moves.at(-1);
    if (last) {
      this.forget();
      this.source.play({ ...last, move: moves.map(({ move }) => move).join(" ") });
    }
  }

  /** Enough: what "." does now. */
  end(): void {
    if (this.done) {
      this.send([...this.base.map((move) => ({ kind: "", move })), this.done]);
    }
  }

  confirm(): void {
    if (!this.armed) {
      return;
    }
    if (this.waits) {
      this.eager = true; // it is sent as soon as the server has told how far it can be
      return;
    }
    this.send([this.armed]);
  }

  /** One step back: what waits to be sent, the chosen hex, the plan. */
  cancel(): void {
    counter.forget();
    this.eager = false;
    if (this.transit.from) {
      this.transit.letGo();
      void this.planTransit();
    } else if (this.transit.legs.length) {
      this.leaveLeg(this.transit.legs.length - 1);
    } else if (this.armed) {
      this.armed = null;
      this.wholeTrial.forget();
    } else if (this.begins !== null) {
      this.begins = null;
    } else if (this.hex) {
      this.hex = "";
    } else {
      this.forget();
    }
  }

  forget(): void {
    this.armed = null;
    this.hex = "";
    this.base = [];
    this.begins = null;
    this.eager = this.waits = false;
    this.wholeTrial.forget();
    this.baseTrial.forget();
    this.transit.forget();
  }

  /** A ware is chosen for this group, or the group waits for a ware. */
  #build(hex: string): void {
    const move = counter.pick(hex, this.asked);
    if (move) {
      this.send([move]);
    } else if (counter.hex !== hex && !this.chooseAside(hex)) {
      this.source.refuse({ hex });
    }
  }

  /** The moves with which something else could be begun in this hex, in place of what is planned. */
  #firstSteps(hex: string): ParadiseMove[] {
    return this.moves.filter((move) => move.hex === hex && isStep(move, this.view!));
  }

  #choose(here: readonly ParadiseMove[], hex: string): void {
    const step = here.find(({ kind }) => kind === "fleet") ?? (here.length === 1 ? here[0]! : null);
    if (step) {
      this.arm(step);
    } else {
      this.armed = null;
      this.hex = hex;
    }
  }

  #keep(move: ParadiseMove): void {
    this.hex = "";
    if (move.kind !== "fleet") {
      this.load([move.move]);
      return;
    }
    this.armed = null;
    this.base = [...this.base, move.move];
    void this.#extend(true);
  }

  /** Try the plan; what does not fit in any more is left out. A new fleet is loaded fully. */
  async #extend(load = false): Promise<void> {
    if (!this.base.length) {
      return;
    }
    const asked = this.base;
    const found = await this.baseTrial.of(asked);
    if (this.base !== asked) {
      return;
    }
    if (!found) {
      this.#fallBack();
    } else if (found.stopped) {
      this.base = asked.filter((_, place) => place !== found.played);
      await this.#extend();
    } else if (load && found.prospect?.load.length) {
      this.base = [...asked, ...found.prospect.load];
      await this.#extend();
    } else if (isStuck(found)) {
      this.forget();
      this.source.refuse({ why: say("paradise-choose-no-way", { place: shortName(found.shown.fleet.at!, found.shown, this.box) }) });
    }
  }

  /** Nobody can tell where the plan leads: back to where that was known, with a word. */
  #fallBack(): void {
    const { failure, moves } = this.baseTrial;
    if (failure) {
      this.base = moves;
      notices.failed(failure);
    }
  }

  #arm(move: ParadiseMove, texts: readonly string[]): void {
    this.armed = { ...move, move: texts.join(" ") };
    this.waits = true;
    this.eager = !this.source.confirm();
    void this.#learn(this.armed, texts);
  }

  /** Learn what comes of the armed move, and how much of it can be sent at once. */
  async #learn(armed: ParadiseMove, texts: readonly string[]): Promise<void> {
    const found = await this.wholeTrial.of(texts);
    if (this.armed !== armed) {
      return;
    }
    this.waits = false;
    if (found?.stopped) {
      this.armed = null;
      this.source.refuse({ why: words.tell(found.stopped) });
      return;
    }
    this.armed = { ...armed, move: sentOf(texts, found).join(" ") };
    if (this.eager) {
      this.send([this.armed]);
    }
  }

  /** Why nothing can be done there: of a plan, the server is asked what stops it. */
  #refuse(hex: string): void {
    if (!this.base.length || !this.isFleet) {
      this.armed = null;
      this.source.refuse({ hex });
      return;
    }
    this.armed = null;
    const asked = this.base;
    void this.wholeTrial.of([...asked, `>${hex}`]).then((found) => {
      if (found?.stopped && this.base === asked && !this.armed) {
        this.source.refuse({ why: words.tell(found.stopped) });
      }
    });
  }
}
