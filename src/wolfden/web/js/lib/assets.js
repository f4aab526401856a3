/** Files of the page at addresses that change with their content, so that browsers may cache them for ever. */

const version = globalThis.document?.querySelector?.("meta[name=assets]")?.getAttribute("content");

/** The address to fetch a file at: with the version of the page, where the server gave it one. @param {string} path */
export const assetPath = (path) => (version ? `${path}?v=${version}` : path);

/**
 * Add a style sheet and wait until it applies.
 *
 * @param {string} href
 * @returns {Promise<void>}
 */
export function addStyles(href) {
  if (document.head.querySelector(`link[href="${href}"]`)) return Promise.resolve();
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
  document.head.append(link);
  return new Promise((resolve) => {
    link.onload = () => resolve();
    link.onerror = () => resolve();
  });
}
