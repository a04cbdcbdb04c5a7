// Where a game has nothing to show, whatever it is asked for.

import type { Component } from "svelte";

export const Nothing: Component<any> = () => ({});
