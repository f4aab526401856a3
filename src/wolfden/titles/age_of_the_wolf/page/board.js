/** The board of Age of the Wolf: the sea, every region with what is in it, channels, movements. */
import { el } from "wolfden/toolkit/svg.js";
import { boardFrame, classes, minTextSize, path, target, use } from "wolfden/toolkit/drawing.js";
import { layer, trailLayer } from "wolfden/toolkit/layers.js";
import { pair } from "wolfden/toolkit/scenery.js";
import { say } from "wolfden/toolkit/texts.js";
import { cliffs, shapeOf, straitOf } from "./land.js";
import { between, RADIUS, widthFor } from "./geometry.js";
import { frameOf, iceBridge, kindOf, polarNight, sea, wayAcross } from "./landscape.js";
import { nameTag, plate } from "./plates.js";
import { emblemOf, regionOf } from "./scene.js";
import { textOf } from "./vocabulary.js";

/**
 * @typedef {import("wolfden/toolkit/svg.js").Tree} Tree
 * @typedef {import("wolfden/toolkit/title.js").Ui} Ui
 * @typedef {import("./geometry.js").Point} Point
 * @typedef {import("./types.js").Scene} Scene
 * @typedef {import("./types.js").Region} Region
 * @typedef {import("./types.js").Channel} Channel
 * @typedef {import("./types.js").March} March
 */

/** How far the sea is seen round the board. */
const SHORE = 16;
const MARGIN = 6;
/** The text size that say whose board it is, where nothing asks for larger ones. */
const NOTE = 15;
/**
 * @param {Scene} scene
 * @param {Ui} ui
 * @returns {Tree}
 */
export function board(scene, ui) {
  const wide = widthFor(ui.aspect);
  const box = boxFor(wide);
  const textSize = minTextSize(box, ui);
  const points = new Map(places(scene, ui).map(({ id, x, y }) => [id, { x, y }]));
  return boardFrame(
    classes("age-board", ui.land && "is-painted"),
    { ...box, textSize },
    say(textOf("table", scene), ui),
    polarNight(RADIUS + SHORE, wide),
    el(
      "g",
      { class: "waters" },
      ...sea(RADIUS + SHORE, 0.29 * RADIUS, wide),
      ...scene.regions.flatMap((region) => surf(region, wide)),
      ...cliffs(scene.regions, wide),
    ),
    ui.land && painted(ui.land, wide),
    el(
      "g",
      { class: "lands" },
      ...scene.regions.map((region) => land(region, wide)),
      el("rect", { ...frameOf(RADIUS + SHORE, wide), fill: "url(#polar-light)", class: "polar-light" }),
      ...scene.regions.map((region) => holder(scene, region, wide)),
    ),
    scene.notes.length > 0 && rebuilt(box, textSize, ui),
    el("g", { class: "passes" }, ...passes(scene, wide)),
    el("g", { class: "panes" }, ...scene.regions.map((region) => pane(scene, region, ui))),
    el("g", { class: "channels" }, ...scene.channels.map((channel) => strait(scene, channel, ui))),
    el("g", { class: "marches" }, ...scene.marches.map((march) => movement(scene, march, wide))),
    trailLayer(ui.marks ?? {}, points),
    el("g", { class: "plates still" }, ...scene.regions.map((region) => plate(scene, region, textSize, ui))),
    nameTag(scene, textSize, ui),
    layer(ui.marks ?? {}, points),
  );
}

/** All that is drawn. @param {number} wide */
function boxFor(wide) {
  const [across, down] = [(RADIUS + SHORE) * wide + MARGIN, RADIUS + SHORE + MARGIN];
  return { x: -across, y: -down, width: 2 * across, height: 2 * down };
}

/**
 * What takes long to work out about a board: shapes, then what fits into them.
 *
 * @param {Scene} scene
 * @param {Ui} ui
 */
export function* preparation(scene, ui) {
  const wide = widthFor(ui.aspect);
  const textSize = minTextSize(boxFor(wide), ui);
  for (const region of scene.regions) yield shapeOf(region, wide);
  yield cliffs(scene.regions, wide);
  for (const region of scene.regions) yield plate(scene, region, textSize, ui);
}

/** The picture of land and sea, over what is drawn of them. @param {string} href @param {number} wide */
function painted(href, wide) {
  const { x, y, width, height } = frameOf(RADIUS + SHORE, wide);
  return el("image", { href, x, y, width, height, preserveAspectRatio: "none", class: "painting" });
}

/** Paintings for boards that are wider than this, and for the others. */
const WIDE = 1.25;

/**
 * The painting of our own board; an owner's board has none.
 *
 * @param {Scene} scene
 * @param {Ui} ui
 */
export function painting(scene, { aspect }) {
  const sectors = scene.regions.filter(({ region }) => region.endsWith("-forest")).length;
  const shape = widthFor(aspect) > WIDE ? "wide" : "tall";
  return scene.notes.length > 0 ? `land/${sectors}-${shape}.webp` : "";
}

/**
 * Our own board says that it is one, in a corner; pieces cover it.
 *
 * @param {{ x: number, y: number, height: number }} box
 * @param {number} textSize
 * @param {Ui} ui
 */
function rebuilt({ x, y, height }, textSize, ui) {
  const size = Math.max(NOTE, textSize);
  const lines = say({ key: "age-rebuilt" }, ui).split("\n");
  return el(
    "g",
    { class: "rebuilt still", "font-size": size },
    ...lines.map((line, place) =>
      el("text", { x: x + MARGIN, y: y + height - MARGIN - size * 1.2 * (lines.length - 1 - place) }, line),
    ),
  );
}

/**
 * The middles of everything one can point at on the board.
 *
 * @param {Scene} scene
 * @param {Partial<Pick<Ui, "aspect">>} [ui]
 * @returns {{ id: string, x: number, y: number }[]}
 */
export function places(scene, { aspect } = {}) {
  const wide = widthFor(aspect);
  return [
    ...scene.regions.map((region) => ({
      id: `region:${region.region}`,
      ...shapeOf(region, wide).middle,
    })),
    ...scene.channels.map((channel) => ({
      id: `channel:${channel.channel}`,
      ...between(...ends(scene, channel, wide), 0.5),
    })),
  ];
}

/**
 * Surf along a coast; land hides the part that is not at sea.
 *
 * @param {Region} region
 * @param {number} wide
 */
function surf(region, wide) {
  if (!region.coast) return [];
  const { path: edge } = shapeOf(region, wide);
  return ["surf far", "surf", "surf near"].map((look) => path(edge, look));
}

/** The land of a region. @param {Region} region @param {number} wide */
function land(region, wide) {
  const { path: edge } = shapeOf(region, wide);
  return el(
    "g",
    { "data-land": region.region },
    path(edge, "land-shade"),
    path(edge, "land", { fill: `url(#land-${kindOf(region)})` }),
  );
}

/**
 * The pattern of who holds a region, inside its border.
 *
 * @param {Scene} scene
 * @param {Region} region
 * @param {number} wide
 */
const holder = (scene, region, wide) =>
  region.owner >= 0 && [
    path(shapeOf(region, wide).band, "holder-edge"),
    path(shapeOf(region, wide).band, "holder", { stroke: `url(#edge-${emblemOf(scene, region.owner)})` }),
  ];

/**
 * Land borders as dotted lines, where shapes of a board may not touch.
 *
 * @param {Scene} scene
 * @param {number} wide
 */
const passes = (scene, wide) =>
  scene.regions.flatMap((region) =>
    region.land
      .filter((other) => region.region < other)
      .map((other) => /** @type {Region} */ (regionOf(scene, other)))
      .filter((other) => !(region.ring.length && other.ring.length))
      .map((other) => line(shapeOf(region, wide).middle, shapeOf(other, wide).middle, "pass")),
  );

/**
 * @param {Point} a
 * @param {Point} b
 * @param {string} look
 */
const line = (a, b, look) => el("line", { x1: a.x, y1: a.y, x2: b.x, y2: b.y, class: look });

/**
 * The pane of a region, which answers to pointers for everything in it.
 *
 * @param {Scene} scene
 * @param {Region} region
 * @param {Ui} ui
 */
function pane(scene, region, ui) {
  const { path: edge, atSea, middle } = shapeOf(region, widthFor(ui.aspect));
  return target(
    `region:${region.region}`,
    say(textOf("region", region.region, scene), ui),
    ui,
    { class: classes("region", region.surplus > 0 && "starving"), key: region.region },
    path(edge, "pane"),
    atSea && el("ellipse", { cx: middle.x, cy: middle.y, rx: 62, ry: 48, class: "isle-pane" }),
  );
}

/**
 * A channel: open water, or ice to walk on.
 *
 * @param {Scene} scene
 * @param {Channel} channel
 * @param {Ui} ui
 */
function strait(scene, channel, ui) {
  const [a, b] = ends(scene, channel, widthFor(ui.aspect));
  const { x, y } = between(a, b, 0.5);
  const { frozen } = channel;
  return target(
    `channel:${channel.channel}`,
    say(textOf("channel", channel.channel, scene), ui),
    ui,
    {
      class: classes("channel", frozen && "frozen"),
      key: channel.channel,
      "data-frozen": frozen ? 1 : 0,
    },
    ...(frozen ? iceBridge(a, b) : []),
    el("circle", { cx: x, cy: y, r: 24, class: "pane" }),
    frozen
      ? use("water-frozen", { x, y, scale: 0.95, class: "still" })
      : el("g", { class: "still", transform: `translate(${x.toFixed(1)} ${y.toFixed(1)})` }, ...wayAcross(a, b)),
  );
}

/**
 * @param {Scene} scene
 * @param {Channel} channel
 * @param {number} wide
 */
const ends = (scene, { regions: [first, second] }, wide) =>
  straitOf(/** @type {Region} */ (regionOf(scene, first)), /** @type {Region} */ (regionOf(scene, second)), wide);

/**
 * The way a pack has moved in this turn; a hunt stays where it is.
 *
 * @param {Scene} scene
 * @param {March} march
 * @param {number} wide
 */
function movement(scene, { kind, from, to }, wide) {
  if (kind !== "move") return null;
  const [left, reached] = [from, to].map((id) => /** @type {Region} */ (regionOf(scene, id)));
  const border = between(...straitOf(left, reached, wide), 0.5);
  const [start, end] = [left, reached].map((region) => between(border, shapeOf(region, wide).middle, 0.55));
  return path(`M${pair(start)}Q${pair(border)} ${pair(end)}`, "march", {
    "marker-end": "url(#arrow-head)",
    "data-to": to,
  });
}
