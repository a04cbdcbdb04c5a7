// The trays of the stages that have one of their own and need nothing of what is planned on the chart.

import type { Component } from "svelte";

import type { ParadiseView } from "../../../lib/wire";
import BattleTray from "../battle/BattleTray.svelte";
import BuildTray from "../build/BuildTray.svelte";
import ChitTray from "../events/ChitTray.svelte";
import EventTray from "../events/EventTray.svelte";
import type { ParadiseTable } from "../table";
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
  chit: ChitTray,
  reveal: VictoryTray,
  claim: VictoryTray,
};

/** The tray of a position; null where its answers are but listed. */
export const trayOf = ({ stage, battle }: ParadiseView): Tray | null => (battle ? BattleTray : (TRAYS[stage] ?? null));
