/** Changes of a view, as the server sends them. */

/**
 * @typedef {import("../toolkit/title.js").View} View
 * @typedef {import("../types.js").Update["changes"][number]} Change
 * @typedef {Change[0]} Path
 */

/**
 * Return the view after the changes. The old one is left as it was, and what did not change is
 * shared, so that two positions can be compared and drawn side by side.
 *
 * @param {View | null} view
 * @param {Change[]} changes
 * @returns {View}
 */
export function changed(view, changes) {
  const after = changes.reduce(
    (before, [path, value]) => withValue(before, path, value),
    /** @type {unknown} */ (view),
  );
  return /** @type {View} */ (after);
}

/**
 * @param {unknown} place
 * @param {Path} path
 * @param {unknown} value
 * @returns {unknown}
 */
function withValue(place, path, value) {
  if (path.length === 0) return value;
  const [step, ...rest] = path;
  const before = /** @type {View} */ (place);
  const copy = /** @type {View} */ (Array.isArray(place) ? [...place] : { ...before });
  copy[step] = withValue(before?.[step], rest, value);
  return copy;
}
