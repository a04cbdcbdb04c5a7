// The panels beside the chart that only Paradise has.

import { say } from "../../../lib/words.svelte";
import type { GamePanel } from "../../game";
import type { ParadiseTable } from "../table";
import CardsPanel from "./CardsPanel.svelte";
import CupPanel from "./CupPanel.svelte";
import PointsPanel from "./PointsPanel.svelte";

const always = { isOn: () => true, turnOn: () => undefined };

export const panels: readonly GamePanel<ParadiseTable>[] = [
  { name: "points", key: "o", label: () => say("paradise-points-tab"), ...always, Panel: PointsPanel },
  { name: "cards", key: "c", label: () => say("paradise-cards-tab"), ...always, Panel: CardsPanel },
  { name: "cup", key: "b", label: () => say("paradise-cup-title"), ...always, Panel: CupPanel },
];
