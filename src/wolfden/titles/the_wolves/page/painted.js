/** The painted land: hexes cut out of textures, over what is drawn of them (see `tools/painter`). */
import { el } from "wolfden/toolkit/svg.js";
import { classes, path } from "wolfden/toolkit/drawing.js";
import { hexagon, middle } from "wolfden/toolkit/hexagons.js";
import { memoizeWhileSame } from "wolfden/toolkit/memoize.js";
import { chance, curve } from "wolfden/toolkit/scenery.js";
import { SIZE } from "./ground.js";

/**
 * @typedef {import("wolfden/toolkit/svg.js").Tree} Tree
 * @typedef {import("wolfden/toolkit/title.js").Ui} Ui
 * @typedef {import("./types.js").Place} Place
 * @typedef {import("./types.js").Scene} Scene
 */

/** Boards with less space than this, in pixels, are painted with smaller textures. */
const SMALL = 560;
/** The grounds that have a texture, in their order in the picture. */
const PAINTED = ["forest", "rock", "grass", "tundra", "desert", "lake", "chasm"];
/** How large a texture is on the map, in hexes; and how many pixels it has, with an edge on each side. */
const [TEXTURE, PIXELS, EDGE] = [7 * SIZE, 448, 8];
/** How far each ground grows over its neighbours; those that grow further are drawn later. */
const GROWTH = /** @type {Record<string, number>} */ ({ desert: 3, tundra: 4, grass: 4.5, rock: 5, forest: 9 });
const POINTS_OF_EDGE = 6;

/**
 * The textures of a painting, to fill hexes with.
 *
 * @param {string} href  the address of the painting
 */
const paintedGrounds = (href) =>
  el(
    "defs",
    {},
    ...PAINTED.map((ground, place) => {
      const scale = TEXTURE / PIXELS;
      const [width, height] = [PAINTED.length * (PIXELS + 2 * EDGE), PIXELS + 2 * EDGE];
      return el(
        "pattern",
        { id: `painted-${ground}`, patternUnits: "userSpaceOnUse", width: TEXTURE, height: TEXTURE },
        el("image", {
          href,
          x: -(place * height + EDGE) * scale,
          y: -EDGE * scale,
          width: width * scale,
          height: height * scale,
        }),
      );
    }),
  );

/** Whether a ground has a texture; a hex not dealt yet has none. @param {string} ground */
const isPainted = (ground) => PAINTED.includes(ground);

/** @param {string} ground */
const growthOf = (ground) => GROWTH[ground] ?? 0;

/**
 * The outline of a hex whose ground grows a little over its neighbours, as chance has it.
 *
 * @param {import("wolfden/toolkit/hexagons.js").Point} at  its middle
 * @param {number} growth
 */
function overgrown(at, growth) {
  const corners = Array.from({ length: 6 }, (_none, corner) => {
    const angle = (Math.PI / 3) * corner;
    return { x: SIZE * Math.cos(angle), y: SIZE * Math.sin(angle) };
  });
  const points = corners.flatMap((start, corner) => {
    const end = corners[(corner + 1) % 6];
    return Array.from({ length: POINTS_OF_EDGE }, (_none, step) => {
      const share = step / POINTS_OF_EDGE;
      const [x, y] = [start.x + (end.x - start.x) * share, start.y + (end.y - start.y) * share];
      const out = 1 + (growth * chance(Math.round(at.x), Math.round(at.y), corner * POINTS_OF_EDGE + step)) / SIZE;
      return { x: at.x + x * out, y: at.y + y * out };
    });
  });
  return curve(points, true);
}

/** The land as it is painted, woods over their neighbours. @type {(scene: Scene, href: string) => Tree} */
export const paintedLand = memoizeWhileSame(
  ({ hexes, water }, href) => {
    const grounds = [
      ...hexes.map((land) => ({ place: land, ground: land.terrain })),
      ...water.map((lake) => ({ place: lake, ground: lake.kind })),
    ].filter(({ ground }) => isPainted(ground));
    grounds.sort((one, other) => growthOf(one.ground) - growthOf(other.ground));
    return el(
      "g",
      { class: "painting still" },
      paintedGrounds(href),
      ...grounds.map(({ place, ground }) => paintedHex(place, ground)),
      path(grounds.map(({ place }) => hexagon(SIZE, middle(place, SIZE))).join(""), "hex-lines"),
    );
  },
  ({ hexes, water }, href) => [hexes, water, href],
);

/** @type {(place: Place, ground: string) => Tree} */
const paintedHex = memoizeWhileSame(
  (place, ground) => {
    const growth = growthOf(ground);
    const edge = growth > 0 ? overgrown(middle(place, SIZE), growth) : hexagon(SIZE, middle(place, SIZE));
    return path(edge, classes("painted", ground), { fill: `url(#painted-${ground})` });
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
