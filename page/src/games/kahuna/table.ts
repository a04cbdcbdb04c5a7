// A table of Kahuna, as its parts see it.

import type { KahunaMove, KahunaView } from "../../lib/wire";
import type { GameTable } from "../game";
import type { Choice } from "./choice.svelte";
import type { Highlight } from "./highlights";
import type { Clicked } from "./inferMove";

export type KahunaTable = GameTable<KahunaView, KahunaMove, Choice, Highlight, Clicked>;
