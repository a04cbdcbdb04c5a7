// The games that run on the start page. The one that most visitors see comes with the page itself.

import type { Component } from "svelte";

import { words } from "../lib/words.svelte";
import KahunaDemo from "./kahuna/Demo.svelte";

export const DEMOS: Readonly<Record<string, Component>> = { kahuna: KahunaDemo };

/** Those that come with the words of their game when they are asked for. */
export const LATER_DEMOS: Readonly<Record<string, () => Promise<{ default: Component }>>> = {
  paradise: async () => (await Promise.all([import("./paradise/Demo.svelte"), words.learn("paradise")]))[0],
};
