import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

import { words } from "./words.plugin.js";

// The page is built into the package: the server gives out what lies in src/motu/web/static.
export default defineConfig({
  plugins: [svelte(), words()],
  build: {
    outDir: "../src/motu/web/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // What most screens need is one file, and what some need another: in dozens of small ones it would be heavier, and
    // slower to come.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: "base", test: /\/src\/(lib|ui)\/|node_modules/, minShareCount: 6 },
            { name: "shared", test: /\/src\/(lib|ui)\//, minShareCount: 3 },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } },
  },
  test: {
    setupFiles: ["./browser.setup.js"],
    testTimeout: 60_000, // a loaded machine is no reason to fail
  },
});
