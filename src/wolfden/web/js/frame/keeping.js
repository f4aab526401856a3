/**
 * Keeping what can be read without a network: rules, player aids and the puzzles of the day. The service worker
 * answers with it while the server is away.
 */
import { assetPath } from "../lib/assets.js";
import { fetchSession, titles } from "../lib/session.js";
import { readStored, store } from "../lib/storage.js";
import { language } from "../lib/texts.js";
import { titlePath } from "../board/titles.js";
import { fetchDays } from "../features/puzzles/api.js";

const CACHE = "wolfden-kept";
const STAMP = "wolfden-kept";
const SESSION = "/api/session";

/**
 * Keep everything once a day; not where files have no versions, as in a checkout that is edited, nor for those
 * who save data.
 */
export async function keepDaily() {
  const savesData = /** @type {any} */ (navigator).connection?.saveData;
  if (savesData || !("caches" in window) || assetPath("") === "") return;
  await keepAll().catch(() => null); // tried again with the next page
}

/** Keep everything, unless that was done today. */
export async function keepAll() {
  const stamp = [assetPath(""), language.peek(), new Date().toDateString()].join(" ");
  if (readStored(STAMP, "") === stamp) return;
  await import("../features/rules/rules-page.js"); // the script that it is in is kept, too
  const { days } = await fetchDays();
  const puzzles = (days[0]?.puzzles ?? []).map(({ id }) => `/api/puzzles/${encodeURIComponent(id)}`);
  const wanted = ["/", "/api/titles", "/api/puzzles/days", ...puzzles, ...inUse(), ...files()];
  const cache = await caches.open(CACHE);
  await forget(cache, new Set([...wanted, SESSION]));
  for (const path of new Set(wanted)) {
    const isFixed = path.includes("?v=") || path.startsWith("/bundle-");
    if (!(isFixed && (await cache.match(path)))) await cache.add(path).catch(() => null);
  }
  await cache.put(SESSION, Response.json({ ...(await fetchSession()), me: null })); // nobody's own data
  store(STAMP, stamp);
}

/** @param {Cache} cache @param {Set<string>} wanted */
async function forget(cache, wanted) {
  for (const request of await cache.keys()) {
    const { pathname, search } = new URL(request.url);
    if (!wanted.has(pathname + search)) await cache.delete(request);
  }
}

/** What this page has fetched for itself: scripts, styles, fonts, texts. */
function inUse() {
  const addresses = performance.getEntriesByType("resource").map(({ name }) => new URL(name));
  return addresses
    .filter(({ origin }) => origin === location.origin)
    .map(({ pathname, search }) => pathname + search)
    .filter((path) => path.startsWith("/bundle-") || path.includes("?v="));
}

/** What the pages to be kept need besides. */
function files() {
  const ids = titles.peek().map(({ id }) => id);
  const texts = ["puzzles", "table", ...ids.flatMap((id) => [id, `rules-${id}`, `aid-${id}`, `about-${id}`])];
  const languages = [...new Set([language.peek(), "en"])];
  const parts = ["page/index.js", "page/style.css", "page/aid.js", "pictures.json"];
  return [
    ...["rules", "puzzles"].map((name) => assetPath(`/js/features/${name}/style.css`)),
    ...ids.flatMap((id) => parts.map((part) => titlePath(id, part))),
    ...languages.flatMap((code) => texts.map((name) => assetPath(`/locales/${code}/${name}.ftl`))),
  ];
}
