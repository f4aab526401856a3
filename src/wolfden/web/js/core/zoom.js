/** The arithmetic of zooming: a sheet moved by x, y and scaled inside a frame. Pure. */

/**
 * @typedef {{ x: number, y: number, scale: number }} Zoom
 * @typedef {{ x: number, y: number }} Point
 */

const LEAST = 1;
const MOST = 5;

/**
 * Scale round a point that stays where it is.
 *
 * @param {Zoom} zoom
 * @param {number} factor
 * @param {Point} point
 * @returns {Zoom}
 */
export function zoomedAt(zoom, factor, point) {
  const scale = Math.min(MOST, Math.max(LEAST, zoom.scale * factor));
  const ratio = scale / zoom.scale;
  return {
    scale,
    x: point.x - (point.x - zoom.x) * ratio,
    y: point.y - (point.y - zoom.y) * ratio,
  };
}

/**
 * Two fingers, one of which moved.
 *
 * @param {Zoom} zoom
 * @param {Point} still
 * @param {Point} from
 * @param {Point} to
 * @returns {Zoom}
 */
export function pinched(zoom, still, from, to) {
  const before = Math.hypot(from.x - still.x, from.y - still.y);
  const after = Math.hypot(to.x - still.x, to.y - still.y);
  const scaled = zoomedAt(zoom, after / Math.max(1, before), still);
  return { ...scaled, x: scaled.x + (to.x - from.x) / 2, y: scaled.y + (to.y - from.y) / 2 };
}

/**
 * Keep the sheet in its frame: never an empty corner larger than needed.
 *
 * @param {Zoom} zoom
 * @param {{ width: number, height: number }} frame
 * @returns {Zoom}
 */
export function boundedView({ x, y, scale }, { width, height }) {
  const hold = (/** @type {number} */ at, /** @type {number} */ size) =>
    Math.min(0, Math.max(size - size * scale, at));
  return { scale, x: hold(x, width), y: hold(y, height) };
}
