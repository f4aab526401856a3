/** The picture on the cards and spaces of a season: a farm under a tree, in the light of that time. */
import { el } from "wolfden/core/svg.js";
import { path, use } from "wolfden/toolkit/drawing.js";
import { symbol } from "wolfden/toolkit/packs.js";
import { chance, CROWN, DOTS, FIR, stamped, TRUNK } from "wolfden/toolkit/scenery.js";
import { SEASONS } from "./scene.js";

/** @typedef {import("wolfden/core/svg.js").Tree} Tree */

const FRAME = { x: -24, y: -18, width: 48, height: 36, rx: 2 };
const FAR_HILL = "M-24 3C-14 -7 -4 -5 4 0C12 -6 18 -5 24 -1L24 18L-24 18Z";
const FIELD = "M-24 8C-10 3 8 5 24 9L24 18L-24 18Z";
const FURROWS = "M-20 12C-8 9 6 10 20 13M-22 15.6C-8 12.6 6 13.6 22 16.4";
const TREE = { x: 13, y: 2 };
const FIRS = [
  { x: 2, y: -1, scale: 0.9 },
  { x: -20, y: 2, scale: 0.8 },
];

/** @returns {Tree[]} */
export const vignetteDefinitions = () =>
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

/**
 * The picture of a season by itself, as a card shows it.
 *
 * @param {string} season
 */
export const vignette = (season) =>
  el(
    "svg",
    { class: "icon game-icon card-picture", viewBox: "-25 -19 50 38", "aria-hidden": "true" },
    use(`vignette-${season}`),
  );
