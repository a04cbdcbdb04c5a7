// Shows a page of our own where there is no connection, and does nothing else: whatever is played, read or said here
// comes from the server each time, and nothing of it is kept.

// A part of the hash of the files below: another version of them is another version of this file, which browsers notice.
const VERSION = "3ef731f51a23";
const KEPT = `motu-offline-${VERSION}`;
const FILES = ["/offline.html", "/offline.css", "/offline.js", "/icon.svg"];

self.addEventListener("install", (event) => {
  const fetched = FILES.map((file) => new Request(file, { cache: "reload" }));
  event.waitUntil(caches.open(KEPT).then((kept) => kept.addAll(fetched)).then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  const forget = async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith("motu-") && name !== KEPT);
    await Promise.all(names.map((name) => caches.delete(name)));
    await self.clients.claim();
  };
  event.waitUntil(forget());
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) {
    return;
  }
  if (request.mode === "navigate") {
    event.respondWith(fetch(request).catch(() => caches.match("/offline.html")));
  } else if (FILES.includes(pathname)) {
    event.respondWith(fetch(request).catch(() => caches.match(pathname)));
  }
});
