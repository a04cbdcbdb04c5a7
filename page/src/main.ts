import "./theme.css";

import { mount } from "svelte";

import App from "./App.svelte";
import { settings } from "./lib/settings.svelte";
import { preferred, words } from "./lib/words.svelte";

// The words come first: a page that speaks another language for a moment looks broken.
await words.speak(settings.language || preferred(navigator.languages));
mount(App, { target: document.getElementById("motu")! });

// Where there is no connection, a page of our own says so. That can wait until everything else is there.
if ("serviceWorker" in navigator) {
  setTimeout(() => void navigator.serviceWorker.register("/sw.js").catch(() => undefined), 3_000);
}
