// The trays of the stages that have one of their own and need nothing of what is planned on the chart.

import type { Component } from "svelte";

import type { ParadiseView } from "../../../lib/wire";
import BattleTray from "../battle/BattleTray.svelte";
import BuildTray from "../build/BuildTray.svelte";
import ChitTray from "../events/ChitTray.svelte";
import EventTray from "../events/EventTray.svelte";
import type { ParadiseTable } from "../table";
import FindTray from "./FindTray.svelte";
import RetreatTray from "./RetreatTray.svelte";
import SearchTray from "./SearchTray.svelte";
import VictoryTray from "../victory/VictoryTray.svelte";

type Tray = Component<{ table: ParadiseTable }>;

const TRAYS: Readonly<Record<string, Tray>> = {
  build: BuildTray,
  battles: BattleTray,
  "new-home": BattleTray,
  division: EventTray,
  shaman: EventTray,
  event: EventTray,
  "lost-box": EventTray,
  search: SearchTray,
  chit: ChitTray,
  discovery: FindTray,
  reveal: VictoryTray,
  claim: VictoryTray,
};

/** Where pieces go that have lost a battle is asked on the chart, not on the mat. */
const AFTER: Readonly<Record<string, Tray>> = { retreat: RetreatTray, carry: RetreatTray };

/** The tray of a position; null where its answers are but listed. */
export const trayOf = ({ stage, battle }: ParadiseView): Tray | null => AFTER[stage] ?? (battle ? BattleTray : (TRAYS[stage] ?? null));
