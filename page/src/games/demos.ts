// The games between bots that run on the start page, each as a picture that comes with the page itself.

import type { Component } from "svelte";

import KahunaDemo from "./kahuna/Demo.svelte";

export const DEMOS: Readonly<Record<string, Component>> = { kahuna: KahunaDemo };
