/** Files of the page under addresses that change with them, so that a browser may keep them for good. */

const version = globalThis.document?.querySelector?.("meta[name=assets]")?.getAttribute("content");

/** The address to fetch a file at: with the version of the page, where the server gave it one. @param {string} path */
export const assetPath = (path) => (version ? `${path}?v=${version}` : path);
