/** The map itself: aged paper with the land of Gévaudan in the light of the season; small pictures of it on cards. */
import { el } from "wolfden/toolkit/svg.js";
import { disc, path, use } from "wolfden/toolkit/drawing.js";
import { symbol } from "wolfden/toolkit/packs.js";
import { chance, CROWN, DOTS, FIR, stamped, TRUNK } from "wolfden/toolkit/scenery.js";
import { frameFor, layout } from "./layout.js";
import { relief } from "./relief.js";
import { SEASONS } from "./scene.js";

/**
 * @typedef {import("wolfden/toolkit/svg.js").Tree} Tree
 * @typedef {import("./relief.js").Relief} Relief
 * @typedef {import("./layout.js").Frame} Frame
 * @typedef {import("./types.js").Scene} Scene
 */

const CORNER = 14;
/** From the edge of the paper to the line round the map. */
const INSET = 6;

const FRAME = { x: -24, y: -18, width: 48, height: 36, rx: 2 };
const FAR_HILL = "M-24 3C-14 -7 -4 -5 4 0C12 -6 18 -5 24 -1L24 18L-24 18Z";
const FIELD = "M-24 8C-10 3 8 5 24 9L24 18L-24 18Z";
const FURROWS = "M-20 12C-8 9 6 10 20 13M-22 15.6C-8 12.6 6 13.6 22 16.4";
const TREE = { x: 13, y: 2 };
const FIRS = [
  { x: 2, y: -1, scale: 0.9 },
  { x: -20, y: 2, scale: 0.8 },
];

/** @returns {Tree[]} pictures of seasons, light and shadow on slopes, and the compass rose */
export const landscapeDefinitions = () => [
  glow("slope-shade", "slope-dark", 0.34),
  glow("slope-light", "slope-bright", 0.75),
  glow("slope-snow", "slope-white", 1),
  glow("calm-land", "calm", 0.62),
  el("radialGradient", { id: "aged-edge", cx: 0.5, cy: 0.5, r: 0.75 }, stop(0.62, 0, "aged"), stop(1, 0.34, "aged")),
  el(
    "g",
    { id: "compass-rose" },
    disc(40, "rose-line"),
    disc(36, "rose-line thin"),
    ...[0, 90, 180, 270].map((turn) => rosePoint(turn + 45, 26, 6)),
    ...[0, 90, 180, 270].map((turn) => rosePoint(turn, turn ? 40 : 50, 8)),
    disc(4, "rose-eye"),
  ),
  ...vignetteDefinitions(),
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
const stop = (offset, opacity, look) => el("stop", { offset, "stop-opacity": opacity, class: look });

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
 * Paper and land, in the light of the season: drawn, and painted over that once a painting is loaded.
 *
 * @param {Scene} scene
 * @param {Frame} frame
 * @param {number} textSize
 * @param {string} [painting]  the address of a painting of this land
 * @returns {Tree}
 */
export function landscape({ places, roads, season }, frame, textSize, painting) {
  const land = relief(places, roads, frame, textSize);
  return el(
    "g",
    { class: "landscape" },
    el("rect", { ...frame, rx: CORNER, class: "map-paper" }),
    el(
      "g",
      { class: "drawn-land" },
      ...slopes(land, frame, season),
      path(land.fields, "fields"),
      path(land.furrows, "furrows"),
      path(land.fine, "hachures"),
      path(land.bold, "hachures bold"),
    ),
    painting && painted(painting, frame, layout(places, roads, frame, textSize).points, places),
    path(land.rivers, "river-bank"),
    path(land.rivers, "river"),
    el(
      "g",
      { class: "drawn-land" },
      path(land.shadows, "tree-shadows"),
      path(land.trunks, "trunks"),
      path(land.leaves, "leaves"),
      path(land.firs, "firs"),
      season !== "summer" && path(land.dots, "tree-dots"),
    ),
    ...border(frame),
    land.rose && use("compass-rose", placed(land.rose)),
  );
}

/** Frames that are wider than this have the wide painting. */
const WIDE = 1.25;

/**
 * The painting of our map in this season; an owner's map has none.
 *
 * @param {Scene} scene
 * @param {import("wolfden/toolkit/title.js").Ui} ui
 */
export function painting({ notes, season }, { aspect }) {
  const { width, height } = frameFor(aspect);
  const isOurs = notes.some((note) => note.endsWith("-map"));
  return isOurs ? `land/${season}-${width / height > WIDE ? "wide" : "tall"}.webp` : "";
}

/**
 * The painting, paler where signs and names stand. These are pushed apart on small screens, so that
 * pale land follows them, and no painting has to know where they are.
 *
 * @param {string} href
 * @param {Frame} frame
 * @param {Map<string, import("./layout.js").Point>} points
 * @param {Scene["places"]} places
 */
const painted = (href, { width, height }, points, places) =>
  el(
    "g",
    { class: "painting" },
    el("image", { href, width, height, preserveAspectRatio: "none" }),
    ...places.map(({ id, number }) => {
      const { x, y } = points.get(id) ?? { x: 0, y: 0 };
      const [rx, ry] = number ? [66, 44] : [54, 30];
      const at = { cx: Math.round(x), cy: Math.round(y + (number ? 16 : 10)) };
      return el("ellipse", { ...at, rx, ry, fill: "url(#calm-land)" });
    }),
  );

/** @param {{ x: number, y: number, radius: number }} rose */
const placed = ({ x, y, radius }) => ({ x, y, scale: radius / 56, class: "rose" });

/**
 * Every hill is bright towards the north-west and dark on the other side; in winter it has snow.
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

/** @returns {Tree[]} the picture of each season: a farm under a tree, in the light of that time */
const vignetteDefinitions = () =>
  SEASONS.map((season) =>
    symbol(
      `vignette-${season}`,
      el(
        "g",
        { class: `vignette vignette-${season}` },
        el("rect", { ...FRAME, class: "vignette-sky" }),
        path(FAR_HILL, "vignette-hill"),
        path(FIRS.map((spot) => stamped(FIR, spot, spot.scale)).join(""), "vignette-fir"),
        path(FIELD, "vignette-field"),
        path(FURROWS, "vignette-furrows"),
        use("farm", { x: -3, y: 7, scale: 0.8 }),
        path(stamped(TRUNK, TREE, 2), "vignette-trunk"),
        path(stamped(CROWN, TREE, 2), "vignette-crown"),
        path(stamped(DOTS, TREE, 2), "vignette-dots"),
        (season === "winter" || season === "autumn") && path(falling(), "vignette-dots"),
        el("rect", { ...FRAME, class: "vignette-frame" }),
        use(`season-${season}`, { x: -15, y: -9.5, scale: 0.5 }),
      ),
    ),
  );

/** Flakes or leaves in the air. */
const falling = () =>
  Array.from({ length: 16 }, (_none, place) => {
    const at = `${Math.round(46 * chance(place, 1) - 23)} ${Math.round(30 * chance(place, 2) - 16)}`;
    return `M${at}L${at}`;
  }).join("");
