// A table of Paradise, as its parts see it.

import type { ParadiseMove, ParadiseView } from "../../lib/wire";
import type { GameTable } from "../game";
import type { ParadiseChoice } from "./choice/choice.svelte";
import type { Clicked } from "./choice/inferMove";
import type { Highlight } from "./highlights";

export type ParadiseTable = GameTable<ParadiseView, ParadiseMove, ParadiseChoice, Highlight, Clicked>;
