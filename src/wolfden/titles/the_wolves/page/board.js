/** The map of The Wolves: regions and who holds them, hexes and their contents. */
import { el, round } from "wolfden/toolkit/svg.js";
import {
  boardFrame,
  classes,
  disc,
  isLeaving,
  minTextSize,
  path,
  shifted,
  stateOf,
  target,
  use,
  words,
} from "wolfden/toolkit/drawing.js";
import { HALF_HEIGHT, hexagon, middle, outline } from "wolfden/toolkit/hexagons.js";
import { memoize, memoizeWhileSame } from "wolfden/toolkit/memoize.js";
import { layer, trailLayer } from "wolfden/toolkit/layers.js";
import { onStand } from "wolfden/toolkit/packs.js";
import { say } from "wolfden/toolkit/texts.js";
import { chips } from "./chips.js";
import { hexFill, SIZE } from "./ground.js";
import { moonlight, sky } from "./moonlight.js";
import { paintedLand } from "./painted.js";
import { emblemOf, nextPhase, scoresNext, tokensOf } from "./scene.js";
import { describe, textOf } from "./vocabulary.js";

/**
 * @typedef {import("wolfden/toolkit/svg.js").Tree} Tree
 * @typedef {import("wolfden/toolkit/title.js").Ui} Ui
 * @typedef {import("./types.js").Scene} Scene
 * @typedef {import("./types.js").Land} Land
 * @typedef {import("./types.js").Water} Water
 * @typedef {import("./types.js").Piece} Piece
 * @typedef {import("./types.js").Place} Place
 * @typedef {import("./types.js").Region} Region
 */

const MARGIN = 10;
const NAME_LINE = 36.5;
/** The foot of pieces, below the middle of a hex: their base must stay clear of the name. */
const FEET = 21;
/** How large a piece is that stands alone, and one of two: those that are tall grow less. */
const SCALES = /** @type {Record<string, [number, number]>} */ ({
  pack: [1.62, 1.14],
  den: [1.6, 1.14],
  alpha: [1.56, 1.28],
  lair: [1.58, 1.2],
});
const PAIR_OFFSET = 24;
const BAND_INSET = 6;
/** Where text has to be larger than usual, only empty hexes have names. */
const USUAL_NAME = 12;
/** Names of hexes are shown while their text need not be larger than this. */
const LARGEST_NAME = 15;

/**
 * @param {Scene} scene
 * @param {Ui} ui
 * @returns {Tree}
 */
export function board(scene, ui) {
  const lakes = new Map(scene.regions.map((region) => [region.lake, region]));
  const box = frame(scene);
  const textSize = minTextSize(box, ui);
  const points = new Map(places(scene).map(({ id, x, y }) => [id, { x, y }]));
  return boardFrame(
    classes(
      "wolves-board",
      ui.land && "is-painted",
      textSize > LARGEST_NAME && "far",
      textSize > USUAL_NAME && "middling",
    ),
    { ...box, textSize },
    say(textOf("table", scene), ui),
    sky(scene, box),
    el(
      "g",
      { class: "papers" },
      ...scene.hexes.map((land) => paper(land, land.terrain)),
      ...scene.water.map((water) => paper(water, water.kind)),
    ),
    ui.land && paintedLand(scene, ui.land),
    el("g", { class: "light" }, ...moonlight(scene)),
    el(
      "g",
      { class: "regions" },
      ...regionShapes(scene).map((shape, place) => region(scene, scene.regions[place - 1], shape)),
    ),
    el(
      "g",
      { class: "hexes" },
      ...scene.hexes.map((land) => pane(scene, land, "", land, ui)),
      ...scene.water.map((water) => pane(scene, water, water.kind, lakes.get(water.hex) ?? water, ui)),
    ),
    el(
      "g",
      { class: "on-hexes still" },
      ...scene.hexes.map(onLand),
      ...scene.water.map((water) => onWater(water, lakes.get(water.hex), nextPhase(scene), textSize)),
    ),
    trailLayer(ui.marks ?? {}, points),
    el("g", { class: "pieces" }, ...scene.hexes.flatMap((land) => pieces(scene, land, ui))),
    layer(ui.marks ?? {}, points),
  );
}

/**
 * The middles of everything one can point at on the map.
 *
 * @param {Scene} scene
 * @returns {{ id: string, x: number, y: number }[]}
 */
export const places = (scene) =>
  [...scene.hexes, ...scene.water].map((place) => ({
    id: `hex:${place.hex}`,
    ...middle(place, SIZE),
  }));

/** @param {Scene} scene */
function frame(scene) {
  const points = [...scene.hexes, ...scene.water].map((place) => middle(place, SIZE));
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs) - SIZE - MARGIN, Math.min(...ys) - HALF_HEIGHT * SIZE - MARGIN];
  return {
    x: left,
    y: top,
    width: Math.max(...xs) + SIZE + MARGIN - left,
    height: Math.max(...ys) + HALF_HEIGHT * SIZE + MARGIN - top,
  };
}

/**
 * The outline of a hex. Papers and panes are drawn where they are rather than moved there: of the
 * many elements of a map these are most, and a browser repaints what is not moved much faster.
 *
 * @param {Place} place
 */
const hexAt = (place) => hexagon(SIZE, middle(place, SIZE));

/** The paper of a hex. @type {(place: Place, ground: string) => Tree} */
const paper = memoizeWhileSame(
  (place, ground) => path(hexAt(place), "paper", { fill: hexFill(ground, place) }),
  (place, ground) => [place, ground],
);

// Regions.

/**
 * The borders of the start board and of every region board, water included; none while it is not
 * laid.
 *
 * @type {(scene: Scene) => ({ seam: string, band: string, rim: string } | null)[]}
 */
const regionShapes = memoize(
  ({ hexes, water, regions }) => {
    const slots = new Map(regions.map(({ lake }, slot) => [lake, slot]));
    return [-1, ...regions.keys()].map((slot) => {
      const there = [
        ...hexes.filter((land) => land.region === slot),
        ...water.filter(({ hex }) => (slots.get(hex) ?? -1) === slot),
      ];
      if (!there.length) return null;
      const border = (/** @type {number} */ inset) => outline(there, SIZE, inset);
      return { seam: border(0), band: border(BAND_INSET), rim: border(1) };
    });
  },
  ({ hexes, water, regions }) =>
    [
      ...hexes.map(({ q, r, region }) => `${q},${r},${region}`),
      ...water.map(({ q, r }) => `${q},${r}`),
      ...regions.map(({ lake }) => lake),
    ].join(" "),
);

/**
 * The border of a region: the pattern of who leads it runs inside, and it is lit if it scores next.
 *
 * @param {Scene} scene
 * @param {Region | undefined} region  none: the start board
 * @param {{ seam: string, band: string, rim: string } | null} shape
 */
function region(scene, region, shape) {
  if (!shape) return null;
  const first = region?.control.filter(({ leads }) => leads) ?? [];
  const isNext = region !== undefined && scoresNext(scene, region);
  return el(
    "g",
    { class: classes("region", isNext && "scores-next"), "data-leaders": first.length },
    path(shape.seam, "seam"),
    isNext && path(shape.seam, "next-wash"),
    first.length === 1 && path(shape.band, "band", { stroke: `url(#edge-${emblemOf(first[0].owner)})` }),
    first.length > 1 && path(shape.band, "band contested"),
    isNext && path(shape.rim, "next-rim"),
  );
}

// Hexes.

/**
 * The pane of a hex, which answers to pointers for everything on it.
 *
 * @type {(scene: Scene, place: Place, look: string, about: object, ui: Ui) => Tree}
 *   `about`: what its label describes, the land itself or the region of a lake
 */
const pane = memoizeWhileSame(
  (scene, place, look, _about, ui) => {
    const attributes = { class: classes("hex", look), key: place.hex };
    const label = say(textOf("hex", place.hex, scene), ui);
    return target(`hex:${place.hex}`, label, ui, attributes, path(hexAt(place), "pane"));
  },
  (_scene, place, _look, about, ui) => [place, about, ui.say, stateOf(`hex:${place.hex}`, ui)],
);

/** The contents of a hex of land. @type {(land: Land) => Tree} */
const onLand = memoizeWhileSame(
  (land) => {
    const { x, y } = middle(land, SIZE);
    return el(
      "g",
      { class: land.pieces.length ? "crowded" : null, "data-ground": land.terrain },
      words(land.hex, round(x), round(y + NAME_LINE), "name"),
      land.lone_wolf && loneWolf(x, y),
      land.prey && prey(land, x, y),
    );
  },
  (land) => [land],
);

/**
 * @param {number} x
 * @param {number} y
 */
const loneWolf = (x, y) =>
  el(
    "g",
    { "data-kind": "lone-wolf", transform: shifted(x, y - 6) },
    disc(26, "token"),
    use("lone-wolf", { scale: 0.9, class: "lone" }),
  );

/**
 * A stack of prey: a disc for each token, the head on top, how many beside it.
 *
 * @param {Land} land
 * @param {number} x
 * @param {number} y
 */
const prey = ({ prey: kind, stack }, x, y) =>
  el(
    "g",
    { "data-kind": kind, "data-stack": stack, transform: shifted(x, y - 7) },
    ...Array.from({ length: stack }, (_none, place) => stack - 1 - place).map((below) =>
      disc(26, "token", { cx: 2.6 * below, cy: 3.4 * below }),
    ),
    use(`prey-${kind}`, { y: 1, scale: 0.88 }),
    el(
      "g",
      { transform: shifted(21, 18) },
      el("g", { class: "tag" }, disc(10, "beast"), words(`×${stack}`, 0, 4.6, "count")),
    ),
  );

/**
 * The contents of a lake: the token of its region, and who holds how much of it.
 *
 * @type {(water: Water, region: Region | undefined, following: string, textSize: number) => Tree}
 */
const onWater = memoizeWhileSame(
  (water, region, following, textSize) => {
    const { x, y } = middle(water, SIZE);
    return el(
      "g",
      { transform: shifted(x, y) },
      words(water.hex, 0, NAME_LINE, "name water-name"),
      region && tokens(tokensOf(region), following),
      region && chips(region.control, textSize),
    );
  },
  (water, region, following, textSize) => [water, region, following, textSize],
);

/**
 * Region tokens, the upper one in front; it is lit if it scores next.
 *
 * @param {string[]} all
 * @param {string} following
 */
function tokens(all, following) {
  const [upper, lower] = all;
  if (!lower) return upper && token(upper, 0, upper === following);
  return [token(lower, 14, false), token(upper, -12, upper === following)];
}

/**
 * @param {string} phase
 * @param {number} x
 * @param {boolean} isNext
 */
const token = (phase, x, isNext) =>
  el(
    "g",
    { class: "region-token", "data-token": phase, transform: shifted(x, -19) },
    isNext && disc(20, "lit"),
    use(`moon-${phase}`, { scale: 1.12 }),
  );

// Pieces.

/**
 * At most two pieces; two are side by side, a little smaller.
 *
 * @type {(scene: Scene, land: Land, ui: Ui) => Tree[]}
 */
const pieces = memoizeWhileSame(
  (scene, land, ui) => {
    const isPair = land.pieces.length > 1;
    return land.pieces.map((piece, place) => {
      const scale = SCALES[piece.kind][isPair ? 1 : 0];
      const x = isPair ? (place ? PAIR_OFFSET : -PAIR_OFFSET) : 0;
      return standingPiece(scene, land, piece, { x, place, scale }, ui);
    });
  },
  (scene, land, ui) => [
    land,
    ui.say,
    scene.seat,
    scene.walked,
    ...land.pieces.flatMap((piece) => pieceTargets(scene, land, piece)).map((one) => stateOf(one, ui)),
  ],
);

/**
 * A piece answers to pointers only while it can be chosen; else its hex does.
 *
 * @param {Scene} scene
 * @param {Land} land
 * @param {Piece} piece
 * @param {{ x: number, place: number, scale: number }} spot
 * @param {Ui} ui
 */
function standingPiece(scene, land, piece, { x, place, scale }, ui) {
  const at = middle(land, SIZE);
  const emblem = emblemOf(piece.owner);
  const attributes = {
    class: classes("piece", hasWalked(scene, land, piece) && "has-walked"),
    key: `${land.hex}-${place}`,
    "data-owner": piece.owner,
    "data-kind": piece.kind,
    transform: shifted(at.x + x, at.y + FEET, scale),
  };
  const drawn = onStand(piece.kind, emblem);
  const word = pieceTargets(scene, land, piece).find(
    (one) => ui.glowing.has(one) || ui.marked.has(one) || isLeaving(one, ui),
  );
  if (!word) return el("g", { ...attributes, class: `${attributes.class} still` }, ...drawn);
  const label = say(describe(word, scene), ui);
  const glow = el("ellipse", { cy: -12, rx: 26, ry: 26, class: "piece-glow" });
  return target(word, label, ui, attributes, glow, ...drawn);
}

/**
 * The words that can name a piece: own ones go without a seat.
 *
 * @param {Scene} scene
 * @param {Land} land
 * @param {Piece} piece
 */
function pieceTargets(scene, land, { owner, kind }) {
  const whose = owner < 0 ? "neutral" : `${owner + 1}`;
  const rival = `piece:${whose}-${kind}@${land.hex}`;
  return owner === scene.seat ? [`piece:${kind}@${land.hex}`, rival] : [rival];
}

/**
 * @param {Scene} scene
 * @param {Land} land
 * @param {Piece} piece
 */
const hasWalked = (scene, land, { owner, kind }) =>
  owner === scene.seat && scene.walked.some(({ hex, wolf }) => hex === land.hex && wolf === kind);
