/** The painted land: hexes with frayed edges, laid over what is drawn of them (see `tools/painter`). */
import { el, moved } from "wolfden/toolkit/svg.js";
import { path } from "wolfden/toolkit/drawing.js";
import { hexagon, middle, outline } from "wolfden/toolkit/hexagons.js";
import { memoizeWhileSame } from "wolfden/toolkit/memoize.js";
import { chance } from "wolfden/toolkit/scenery.js";
import { SIZE } from "./ground.js";

/**
 * @typedef {import("wolfden/toolkit/svg.js").Tree} Tree
 * @typedef {import("wolfden/toolkit/title.js").Ui} Ui
 * @typedef {import("./types.js").Place} Place
 * @typedef {import("./types.js").Scene} Scene
 */

/** Boards with less space than this, in pixels, are painted with a smaller picture. */
const SMALL = 560;
/** The grounds of the picture from top to bottom, as they are laid: each frays over those before it. */
const PAINTED = ["lake", "chasm", "desert", "tundra", "grass", "rock", "forest"];
/** How many hexes of each ground there are, and half the space of one, with its edge, on the map. */
const [VARIANTS, REACH] = [6, SIZE + 14];
const CELL = 2 * REACH;

/**
 * The hexes of a painting round the origin, to be laid where they belong.
 *
 * @param {string} href  the address of the painting
 */
const paintedGrounds = (href) =>
  el(
    "defs",
    {},
    ...PAINTED.flatMap((ground, row) =>
      Array.from({ length: VARIANTS }, (_none, column) =>
        el(
          "svg",
          {
            id: `painted-${ground}-${column}`,
            x: -REACH,
            y: -REACH,
            width: CELL,
            height: CELL,
            viewBox: `${column * CELL} ${row * CELL} ${CELL} ${CELL}`,
          },
          el("image", { href, width: VARIANTS * CELL, height: PAINTED.length * CELL }),
        ),
      ),
    ),
  );

/** The land as it is painted, woods over their neighbours. @type {(scene: Scene, href: string) => Tree} */
export const paintedLand = memoizeWhileSame(
  ({ hexes, water }, href) => {
    const grounds = [
      ...hexes.map((land) => ({ place: land, ground: land.terrain })),
      ...water.map((lake) => ({ place: lake, ground: lake.kind })),
    ].filter(({ ground }) => PAINTED.includes(ground)); // A hex that is not dealt yet has no ground.
    grounds.sort((one, other) => PAINTED.indexOf(one.ground) - PAINTED.indexOf(other.ground));
    const cliffs = outline(
      water.filter(({ kind }) => kind === "chasm"),
      SIZE,
    );
    return el(
      "g",
      { class: "painting still" },
      paintedGrounds(href),
      path(grounds.map(({ place }) => hexagon(SIZE, middle(place, SIZE))).join(""), "bare-ground"),
      ...grounds.map(({ place, ground }) => paintedHex(place, ground)),
      path(cliffs, "chasm-rim"),
      path(grounds.map(({ place }) => hexagon(SIZE, middle(place, SIZE))).join(""), "hex-lines"),
    );
  },
  ({ hexes, water }, href) => [hexes, water, href],
);

/** @type {(place: Place, ground: string) => Tree} */
const paintedHex = memoizeWhileSame(
  (place, ground) => {
    const { x, y } = middle(place, SIZE);
    const variant = Math.floor(VARIANTS * chance(place.q, place.r, 5));
    return el("use", { href: `#painted-${ground}-${variant}`, transform: moved(x, y), class: `painted ${ground}` });
  },
  (place, ground) => [place, ground],
);

/**
 * The painting of the grounds: one for all maps, smaller for small screens.
 *
 * @param {Scene} _scene
 * @param {Ui} ui
 */
export const painting = (_scene, { space }) =>
  space && Math.max(space.width, space.height) < SMALL ? "land/grounds-small.webp" : "land/grounds.webp";
