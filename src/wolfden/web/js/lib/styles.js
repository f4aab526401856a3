/** Styles of parts that few people need at once. */

/**
 * Add a sheet of styles and wait until it is in force.
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
