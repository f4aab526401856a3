/** Changes of a view, as the server sends them. */

/**
 * @typedef {(string | number)[]} Path
 * @typedef {[Path, any]} Change
 */

/**
 * Return the view after the changes. The old one is left as it was, and what did not change is
 * shared, so that two positions can be compared and drawn side by side.
 *
 * @param {any} view
 * @param {Change[]} changes
 * @returns {any}
 */
export function changed(view, changes) {
  return changes.reduce((before, [path, value]) => withValue(before, path, value), view);
}

/**
 * @param {any} place
 * @param {Path} path
 * @param {any} value
 * @returns {any}
 */
function withValue(place, path, value) {
  if (path.length === 0) return value;
  const [step, ...rest] = path;
  const copy = Array.isArray(place) ? [...place] : { ...place };
  copy[step] = withValue(place?.[step], rest, value);
  return copy;
}
