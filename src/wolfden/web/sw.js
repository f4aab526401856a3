/** The service worker: shows pushes, and the offline page while the server cannot be reached. */
// @ts-nocheck: the types of workers and of pages cannot be loaded together.

const CACHE = "wolfden-offline-2";
/** What pages keep to be read without a server (`js/frame/keeping.js`), and the addresses it is for. */
const KEPT = "wolfden-kept";
const READABLE = ["rules", "aid", "about", "puzzles"];
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
      .then((names) => names.filter((name) => name !== CACHE && name !== KEPT))
      .then((old) => Promise.all(old.map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

/** Whether the server did not answer the last time a page was opened. */
let isAway = false;

/** Everything comes from the server; while it is away, from what is kept. */
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== location.origin || request.method !== "GET") return;
  if (request.mode === "navigate") {
    event.respondWith(openPage(request, pathname));
  } else if (FILES.includes(pathname)) {
    event.respondWith(fetch(request).catch(() => caches.match(pathname)));
  } else if (isAway || !navigator.onLine) {
    event.respondWith(fetch(request).catch(() => kept(request)));
  }
});

async function openPage(request, pathname) {
  try {
    const answer = await fetch(request);
    isAway = false;
    return answer;
  } catch {
    isAway = true;
    const isReadable = READABLE.includes(pathname.split("/")[1]);
    const index = isReadable && (await caches.match("/", { cacheName: KEPT, ignoreVary: true }));
    return index || caches.match(OFFLINE);
  }
}

/** @param {Request} request */
const kept = async (request) =>
  (await caches.match(request, { cacheName: KEPT, ignoreVary: true })) ?? Response.error();

self.addEventListener("push", (event) => {
  event.waitUntil(show(event.data?.json() ?? {}));
});

async function show({ title = "Wolfden", body = "", url = "/", tag = "" }) {
  for (const client of await self.clients.matchAll()) client.postMessage({ type: "push" });
  await self.registration.showNotification(title, { body, tag, icon: "/icons/icon-192.png", data: { url } });
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
