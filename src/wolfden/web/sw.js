/** The service worker: shows pushes, and the offline page while the server cannot be reached. */
// @ts-nocheck: the types of workers and of pages cannot be loaded together.

const CACHE = "wolfden-offline-1";
const OFFLINE = "/offline.html";
const FILES = [OFFLINE, "/css/tokens.css", "/css/offline.css", "/js/offline.js", "/icon.svg"];

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll(FILES))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => names.filter((name) => name !== CACHE))
      .then((old) => Promise.all(old.map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

/** Pages come from the server alone; the offline page and its files also from the cache. */
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== location.origin) return;
  if (request.mode === "navigate") {
    event.respondWith(fetch(request).catch(() => caches.match(OFFLINE)));
  } else if (FILES.includes(pathname)) {
    event.respondWith(fetch(request).catch(() => caches.match(pathname)));
  }
});

self.addEventListener("push", (event) => {
  event.waitUntil(show(event.data?.json() ?? {}));
});

async function show({ title = "Wolfden", body = "", url = "/", tag = "" }) {
  for (const client of await self.clients.matchAll()) client.postMessage({ type: "push" });
  await self.registration.showNotification(title, { body, tag, icon: "/icon.svg", data: { url } });
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data?.url ?? "/"));
});

/** Go to the table in a window that is open, or in a new one. */
async function open(url) {
  const windows = await self.clients.matchAll({ type: "window" });
  const path = new URL(url, location.origin).pathname;
  const there = windows.find((one) => new URL(one.url).pathname === path);
  if (there) return there.focus();
  return self.clients.openWindow(url);
}
