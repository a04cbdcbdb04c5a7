// Pieces that go along a chain: taken up with a click, a key or a pointer that drags them, put down in the same way, and
// sent together when all have their places.

import type { ParadiseMove } from "../../../lib/wire";
import { words } from "../../../lib/words.svelte";
import { counter } from "../build/counter.svelte";
import { offers, onDisplay } from "../build/shop";
import { Planned } from "./planned.svelte";

export abstract class Carrying extends Planned {
  /** Whether what is armed is being tried, and whether it is to be sent as soon as that is known. */
  protected waits = false;
  protected eager = false;

  abstract arm(move: ParadiseMove): void;
  abstract pick(hex: string): void;
  abstract confirm(): void;
  abstract send(moves: readonly ParadiseMove[]): void;

  /** Whether a stack can be taken up with a pointer and be dragged: with a finger only where it has been chosen. */
  mayLift(hex: string, finger: boolean): boolean {
    return this.carries && (this.transit.from === hex ? this.transit.hand !== "" : !finger && this.takes(hex).length > 0);
  }

  lift(hex: string): void {
    if (this.transit.from !== hex) {
      this.takeFrom(hex);
    }
  }

  /** What is in hand: it is drawn under the pointer. */
  get lifted(): string {
    return this.transit.hand;
  }

  get chain(): readonly string[] {
    return this.carries ? this.transit.chain : [];
  }

  /** Choose what is listed in this place. */
  answer(place: number): void {
    const what = this.numbered[place];
    if (this.builds) {
      this.take(place);
    } else if (this.transit.from) {
      this.transit.turn(place);
    } else if (typeof what === "string") {
      this.pick(what);
    } else if (typeof what === "number") {
      this.begin(what);
    } else if (what) {
      this.arm(what);
    }
  }

  /** This seat is to play first; where there is but one way round, that is all. */
  begin(seat: number): void {
    const ways = this.asked.filter((move) => move.kind === "first" && move.seat === seat);
    this.armed = null;
    this.begins = seat;
    if (ways.length === 1) {
      this.arm(ways[0]!);
    }
  }

  /** Choose the ware in this place of the shop, and build it where that is clear. */
  private take(place: number): void {
    const wares = this.view && this.box ? onDisplay(offers(this.view, this.box, this.moves, counter.up)) : [];
    const { ware, moves } = wares[place] ?? {};
    const move = ware && moves?.size ? counter.take(ware, moves) : null;
    if (move) {
      this.send([move]);
    }
  }

  /** Leave out what was to go along a chain. */
  leaveLeg(place: number): void {
    this.transit.drop(place);
    void this.planTransit();
  }

  private takes(hex: string): ParadiseMove[] {
    return this.asked.filter((move) => move.kind === "take" && move.hex === hex);
  }

  /** Put down here what is in hand; else take from here what may go. What was chosen twice is sent. */
  protected async carry(hex: string): Promise<void> {
    const { transit } = this;
    if (transit.from && transit.from !== hex && transit.hand && (await transit.put(hex))) {
      await this.planTransit();
    } else if (transit.from === hex) {
      transit.letGo();
      void this.planTransit();
    } else if (!transit.from && this.armed?.hex === hex) {
      this.confirm();
    } else if (this.takes(hex).length) {
      this.takeFrom(hex);
    } else if (transit.from || !this.chooseAside(hex)) {
      this.source.refuse({ hex });
    }
  }

  /** Choose what may be done at any time with what lies in a hex; whether there is anything. */
  protected chooseAside(hex: string): boolean {
    const here = this.asides.filter((aside) => aside.hex === hex);
    if (!here.length || this.base.length) {
      return false;
    }
    this.armed = null;
    this.hex = here.length > 1 ? hex : "";
    if (here.length === 1) {
      this.arm(here[0]!);
    }
    return true;
  }

  private takeFrom(hex: string): void {
    this.armed = null;
    this.transit.take(hex, this.takes(hex), this.stand!.view);
  }

  /** Try what is to go along chains: a piece that cannot go stays, and all others wait to be sent. */
  protected async planTransit(): Promise<void> {
    const { transit } = this;
    const { texts } = transit;
    this.base = texts;
    const last = transit.legs.at(-1);
    if (!last) {
      this.armed = null;
      this.baseTrial.forget();
      return;
    }
    this.armed = { kind: "put", hex: last.to, move: texts.join(" ") };
    this.waits = true;
    this.eager = !this.source.confirm();
    const found = await this.baseTrial.of(texts);
    if (this.base !== texts) {
      return;
    }
    this.waits = false;
    if (found?.stopped) {
      this.source.refuse({ why: words.tell(found.stopped) });
      transit.without(found.played);
      await this.planTransit();
    } else {
      this.wholeTrial.tried = found;
      if (this.eager) {
        this.confirm();
      }
    }
  }
}
