/** Terrain tiles and terrains as small pictures. */
import { el } from "wolfden/toolkit/svg.js";
import { use } from "wolfden/toolkit/drawing.js";
import { groundFill } from "./ground.js";

/** A tile is a window onto the texture of a hex. */
const HALF = 42;
/** The corner of a tile that is folded up and shows its back. */
const FOLD = "M42 -2L42 31Q42 42 31 42L-2 42Z";

/**
 * A tile with what it shows and, in its folded corner, what it will show.
 *
 * @param {string} shows
 * @param {string} back  empty for the home tile, which is never turned
 */
export const tilePicture = (shows, back) =>
  el(
    "svg",
    { class: "tile-picture", viewBox: "-44 -44 88 88", "aria-hidden": "true" },
    el("rect", {
      x: -HALF,
      y: -HALF,
      width: 2 * HALF,
      height: 2 * HALF,
      rx: 11,
      fill: groundFill(shows),
      class: "tile-face",
    }),
    back
      ? el("path", { d: FOLD, fill: groundFill(back), class: "tile-fold" })
      : use("piece-den", { y: 20, scale: 1.1, class: "pack-stone" }),
  );

/**
 * A terrain as a little hex.
 *
 * @param {string} terrain
 */
export const terrainPicture = (terrain) =>
  el(
    "svg",
    { class: "icon game-icon terrain-picture", viewBox: "-54 -47 108 94", "aria-hidden": "true" },
    use(`terrain-${terrain}`),
  );
