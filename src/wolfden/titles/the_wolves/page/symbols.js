/** What drawings of The Wolves refer to: grounds, lairs, heads of prey, moons, tokens. */
import { el, round } from "wolfden/toolkit/svg.js";
import { disc, path, use } from "wolfden/toolkit/drawing.js";
import { hexagon } from "wolfden/toolkit/hexagons.js";
import { head, outlined, standing, symbol } from "wolfden/toolkit/packs.js";
import { coverDefinitions } from "./cover.js";
import { groundFill, groundPatterns, SIZE } from "./ground.js";
import { moonDefinitions } from "./moonlight.js";
import { PREY, TERRAINS } from "./scene.js";
import * as shapes from "./shapes.js";

const LIGHTNING = "M2.6 -9.4L-6.4 1.4L-0.8 1.4L-2.6 9.4L6.4 -1.8L0.8 -1.8Z";

/** @returns {import("wolfden/toolkit/svg.js").Tree[]} */
export const wolvesDefinitions = () => [
  ...groundPatterns(),
  ...moonDefinitions(),
  ...coverDefinitions(),
  path(hexagon(SIZE), "", { id: "hex" }),
  ...TERRAINS.map((terrain) =>
    symbol(`terrain-${terrain}`, use("hex", { fill: groundFill(terrain), class: "tile-face" })),
  ),
  standing(
    "piece-lair",
    20,
    ...outlined(shapes.LAIR),
    path(shapes.LAIR_FACETS, "facet"),
    path(shapes.LAIR_MOUTH, "hollow"),
    path(shapes.LAIR_MARK, "mark"),
  ),
  symbol("lone-wolf", ...outlined(shapes.SITTING)),
  ...PREY.map((kind) =>
    symbol(
      `prey-${kind}`,
      ...head([shapes.PREY_HEADS[kind], `hide-${kind}`], [shapes.PREY_FACES[kind], "pale"]),
    ),
  ),
  ...Object.entries(shapes.MOONS).map(([phase, d]) =>
    symbol(`moon-${phase}`, disc(15.5, "sky"), disc(15, "moon-rim"), path(d, "moon")),
  ),
  symbol("token-action", disc(12, "gold"), path(LIGHTNING, "hollow")),
  symbol("token-terrain", ...TERRAINS.map(slice), disc(12, "rim")),
];

/**
 * A part of the token that pays for any terrain: a disc in the colours of all five.
 *
 * @param {string} terrain
 * @param {number} place
 */
function slice(terrain, place) {
  const turn = (2 * Math.PI) / TERRAINS.length;
  const [start, end] = [place, place + 1].map(
    (step) => `${round(12 * Math.sin(turn * step))} ${round(-12 * Math.cos(turn * step))}`,
  );
  return el(
    "g",
    { class: `ground ${terrain}` },
    path(`M0 0L${start}A12 12 0 0 1 ${end}Z`, "ground-paper"),
  );
}
