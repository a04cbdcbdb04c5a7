// A table of Kahuna, as its parts see it.

import type { Shown, ShownMove } from "../../lib/types";
import type { GameTable } from "../game";
import type { Choice } from "./choice.svelte";
import type { Highlight } from "./highlights";
import type { Clicked } from "./inferMove";

export type KahunaTable = GameTable<Shown, ShownMove, Choice, Highlight, Clicked>;
