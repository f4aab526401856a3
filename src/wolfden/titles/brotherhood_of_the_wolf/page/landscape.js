/** The map itself: aged paper with the land of Gévaudan in the light of the season. */
import { el } from "wolfden/core/svg.js";
import { disc, path, use } from "wolfden/toolkit/drawing.js";
import { relief } from "./relief.js";

/**
 * @typedef {import("wolfden/core/svg.js").Tree} Tree
 * @typedef {import("./relief.js").Relief} Relief
 * @typedef {import("./layout.js").Frame} Frame
 * @typedef {import("./types.js").Scene} Scene
 */

const CORNER = 14;
/** From the edge of the paper to the line round the map. */
const INSET = 6;

/** @returns {Tree[]} light and shadow on slopes, and the compass rose */
export const landscapeDefinitions = () => [
  glow("slope-shade", "slope-dark", 0.34),
  glow("slope-light", "slope-bright", 0.75),
  glow("slope-snow", "slope-white", 1),
  el(
    "radialGradient",
    { id: "aged-edge", cx: 0.5, cy: 0.5, r: 0.75 },
    stop(0.62, 0, "aged"),
    stop(1, 0.34, "aged"),
  ),
  el(
    "g",
    { id: "compass-rose" },
    disc(40, "rose-line"),
    disc(36, "rose-line thin"),
    ...[0, 90, 180, 270].map((turn) => rosePoint(turn + 45, 26, 6)),
    ...[0, 90, 180, 270].map((turn) => rosePoint(turn, turn ? 40 : 50, 8)),
    disc(4, "rose-eye"),
  ),
];

/**
 * A round light that fades towards its rim.
 *
 * @param {string} id
 * @param {string} look
 * @param {number} strength
 */
const glow = (id, look, strength) =>
  el("radialGradient", { id }, stop(0, strength, look), stop(0.55, strength * 0.45, look), stop(1, 0, look));

/**
 * @param {number} offset
 * @param {number} opacity
 * @param {string} look
 */
const stop = (offset, opacity, look) =>
  el("stop", { offset, "stop-opacity": opacity, class: look });

/**
 * A point of the compass, one half dark and one half pale.
 *
 * @param {number} turn
 * @param {number} far
 * @param {number} wide
 */
const rosePoint = (turn, far, wide) =>
  el(
    "g",
    { transform: `rotate(${turn})` },
    path(`M0 0L${-wide} ${-wide}L0 ${-far}Z`, "rose-pale"),
    path(`M0 0L${wide} ${-wide}L0 ${-far}Z`, "rose-dark"),
  );

/**
 * Paper and land, in the light of the season.
 *
 * @param {Scene} scene
 * @param {Frame} frame
 * @param {number} letters
 * @returns {Tree}
 */
export function landscape({ places, roads, season }, frame, letters) {
  const land = relief(places, roads, frame, letters);
  return el(
    "g",
    { class: "landscape" },
    el("rect", { ...frame, rx: CORNER, class: "map-paper" }),
    ...slopes(land, frame, season),
    path(land.fields, "fields"),
    path(land.furrows, "furrows"),
    path(land.fine, "hachures"),
    path(land.bold, "hachures bold"),
    path(land.rivers, "river"),
    path(land.shadows, "tree-shadows"),
    path(land.trunks, "trunks"),
    path(land.leaves, "leaves"),
    path(land.firs, "firs"),
    season !== "summer" && path(land.dots, "tree-dots"),
    ...border(frame),
    land.rose && use("compass-rose", placed(land.rose)),
  );
}

/** @param {{ x: number, y: number, radius: number }} rose */
const placed = ({ x, y, radius }) => ({ x, y, scale: radius / 56, class: "rose" });

/**
 * Every hill is bright towards the north-west and dark on the other side; in winter snow lies on it.
 *
 * @param {Relief} land
 * @param {Frame} frame
 * @param {string} season
 */
const slopes = ({ hills }, frame, season) => [
  ...hills.map((hill) => slope(hill, frame, "shade", 0.26)),
  ...hills.map((hill) => slope(hill, frame, season === "winter" ? "snow" : "light", -0.16)),
];

/**
 * @param {import("./geography.js").Hill} hill
 * @param {Frame} frame
 * @param {string} kind
 * @param {number} aside  how far towards the south-east, as a share of its radius
 */
function slope(hill, { width, height }, kind, aside) {
  const [x, y] = [hill.x + hill.radius * aside, hill.y + hill.radius * aside];
  const radius = Math.min(hill.radius, x, y, width - x, height - y);
  if (radius < 20) return null;
  return el("circle", {
    cx: Math.round(x),
    cy: Math.round(y),
    r: Math.floor(radius),
    fill: `url(#slope-${kind})`,
    "fill-opacity": Math.min(1, hill.rise),
  });
}

/**
 * The darkened edge of old paper and the scale round the map.
 *
 * @param {Frame} frame
 */
function border({ width, height }) {
  const size = { width: width - 2 * INSET, height: height - 2 * INSET };
  const inner = { x: INSET, y: INSET, ...size, rx: CORNER - INSET + 2 };
  return [
    el("rect", { width, height, rx: CORNER, fill: "url(#aged-edge)" }),
    el("rect", { ...inner, class: "neat-line wide" }),
    el("rect", { ...inner, class: "neat-line scale" }),
    el("rect", { width, height, rx: CORNER, class: "map-edge" }),
  ];
}
