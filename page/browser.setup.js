// What the page asks of a browser as soon as its files are loaded, for tests that run without one.

const nothing = () => undefined;

Object.assign(globalThis, {
  addEventListener: nothing,
  location: new URL("http://motu.example/"),
  matchMedia: () => ({ matches: false, addEventListener: nothing }),
});
