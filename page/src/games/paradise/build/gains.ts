// What a plan, or a ware that is added to it, would bring, in words.

import type { ParadiseBox, ParadiseMove, ParadiseProspect, ParadiseView } from "../../../lib/wire";
import { say } from "../../../lib/words.svelte";
import type { HexTip } from "../board/boardChoice";
import { describe } from "../choice/describe";
import { hexName, shortName } from "../labels";
import { moreBuildPoints, morePoints } from "../panels/amounts";
import { type Chosen, gainOf, type Gains, moveFor, wareOf } from "./shop";

type Gain = NonNullable<ParadiseProspect["plan"]>;

export function gainLines({ points, joins, builds }: Gain, view: ParadiseView, box: ParadiseBox | null): string[] {
  return [
    ...(points ? [morePoints(points)] : []),
    ...(joins.length ? [say("paradise-choose-joins", { places: joins.map((hex) => shortName(hex, view, box)).join(", ") })] : []),
    ...(builds ? [moreBuildPoints(builds)] : []),
  ];
}

interface Counter {
  view: ParadiseView;
  box: ParadiseBox | null;
  asked: readonly ParadiseMove[];
  chosen: Pick<Chosen, "ware" | "up">;
  gains: Gains | null;
}

/** A card about a group that may have the ware that is chosen. */
export function buildTip(hex: string, { view, box, asked, chosen, gains }: Counter): HexTip | null {
  const gain = gainOf(moveFor(asked.filter((move) => move.hex === hex), chosen), gains);
  return gain ? { hex, title: hexName(hex, view, box), lines: gainLines(gain, view, box) } : null;
}

/** What can be built in a hex, for those who hear the page: the ware that is chosen, or all. */
export function toldOfBuild(hex: string, { view, box, asked, chosen, gains }: Counter): string {
  const here = asked.filter((move) => move.hex === hex && wareOf(move));
  const move = moveFor(here, chosen);
  if (!move) {
    return chosen.ware ? "" : here.map((each) => describe(each, view, box)).join("; ");
  }
  const gain = gainOf(move, gains);
  return [describe(move, view, box), ...(gain ? gainLines(gain, view, box) : [])].join(". ");
}
