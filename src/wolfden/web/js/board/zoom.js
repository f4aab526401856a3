/** The arithmetic of zooming: a sheet moved by x, y and scaled inside a frame. Pure. */

/**
 * @typedef {{ x: number, y: number, scale: number }} Zoom
 * @typedef {{ x: number, y: number }} Point
 * @typedef {{ left: number, top: number, right: number, bottom: number }} Box
 */

const LEAST = 1;
const MOST = 5;

/** Zooms at which labels are laid out again: in between they grow with the board. */
const STEPS = [1, 1.25, 1.6, 2, 2.5, 3.2, 4];

/** The last step that a zoom has reached. @param {number} scale */
export const zoomStep = (scale) => STEPS.findLast((step) => step <= scale + 0.001) ?? 1;

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
  const hold = (/** @type {number} */ at, /** @type {number} */ size) => Math.min(0, Math.max(size - size * scale, at));
  return { scale, x: hold(x, width), y: hold(y, height) };
}

/**
 * The zoom that shows a part of the sheet as large as it can be, with some room round it.
 *
 * @param {Box} box  on the sheet without zoom
 * @param {{ width: number, height: number }} frame
 * @param {number} most
 * @returns {Zoom}
 */
export function zoomedTo({ left, top, right, bottom }, { width, height }, most) {
  const pad = 0.12 * Math.min(width, height);
  const across = width / (right - left + 2 * pad);
  const down = height / (bottom - top + 2 * pad);
  const scale = Math.max(LEAST, Math.min(most, across, down));
  const x = width / 2 - ((left + right) / 2) * scale;
  const y = height / 2 - ((top + bottom) / 2) * scale;
  return boundedView({ x, y, scale }, { width, height });
}

/**
 * Whether a part of the sheet is in sight.
 *
 * @param {Box} box
 * @param {Zoom} zoom
 * @param {{ width: number, height: number }} frame
 */
export const isInSight = ({ left, top, right, bottom }, { x, y, scale }, { width, height }) =>
  left * scale + x >= -1 && top * scale + y >= -1 && right * scale + x <= width + 1 && bottom * scale + y <= height + 1;
