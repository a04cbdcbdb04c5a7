import "./theme.css";

import { mount } from "svelte";

import App from "./App.svelte";
import { settings } from "./lib/settings.svelte";
import { preferred, words } from "./lib/words.svelte";

// The words come first: a page that speaks another language for a moment looks broken.
await words.speak(settings.language || preferred(navigator.languages));
mount(App, { target: document.getElementById("motu")! });
