/** The address of the page as a signal, and links that change it without a reload. */
import { signal } from "./html.js";
import { readAddress } from "./address.js";

/** @typedef {import("./address.js").Address} Address */

const here = () => readAddress(location.pathname, location.search, location.hash);

export const address = signal(here());

/**
 * Go to a page; `replace` leaves no step to go back to.
 *
 * @param {string} path
 * @param {{ replace?: boolean }} [how]
 */
export function go(path, { replace = false } = {}) {
  if (replace) history.replaceState(null, "", path);
  else history.pushState(null, "", path);
  follow();
  if (!replace) scrollTo(0, 0);
}

function follow() {
  address.value = here();
}

/** Follow links inside the page and the browser's own back and forward. */
export function startRouting() {
  addEventListener("popstate", follow);
  document.addEventListener("click", (event) => {
    const plain = !event.defaultPrevented && event.button === 0;
    if (!plain || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
    const href = link?.getAttribute("href");
    if (!href?.startsWith("/") || link?.hasAttribute("download") || isForServer(href)) return;
    event.preventDefault();
    go(href);
  });
}

const isForServer = (/** @type {string} */ href) => /^\/(api|docs)\//.test(href);
