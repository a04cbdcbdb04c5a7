// The games that run on the start page. The one that most visitors see comes with the page itself.

import type { Component } from "svelte";

import KahunaDemo from "./kahuna/Demo.svelte";

export const DEMOS: Readonly<Record<string, Component>> = { kahuna: KahunaDemo };

export const LATER_DEMOS: Readonly<Record<string, () => Promise<{ default: Component }>>> = {
  paradise: () => import("./paradise/Demo.svelte"),
};
