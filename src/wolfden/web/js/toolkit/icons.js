/** Symbols as small pictures, and the definitions that drawings refer to. */
import { disc, icon } from "./drawing.js";
import { el } from "./svg.js";
import { packDefinitions } from "./packs.js";
import { layerDefinitions } from "./layers.js";

/**
 * How symbols are placed round their origin, by the beginning of their name: half the side of the square
 * that is seen, and how far up the middle of the picture is.
 *
 * @typedef {{ half: number, y?: number, scale?: number, look?: string, onToken?: boolean }} Box
 *   `onToken`: dark, so that it needs a pale disc below it
 * @type {[string, Box][]}
 */
const BOXES = [
  ["piece-alpha", { half: 26, y: 20 }],
  ["piece-lair", { half: 25, y: 20 }],
  ["piece-den", { half: 24, y: 12 }],
  ["piece-", { half: 25, y: 13 }],
  ["lone-wolf", { half: 25, look: "lone" }],
  ["prey-", { half: 27, scale: 0.9, onToken: true }],
  ["moon-", { half: 17 }],
  ["token-", { half: 13 }],
  ["terrain-", { half: 53 }],
  ["predator-", { half: 25 }],
  ["water-", { half: 19 }],
  ["card-", { half: 17 }],
  ["die-", { half: 16 }],
  ["hunter-", { half: 24, y: 3 }],
  ["troop-", { half: 16, y: 2 }],
  ["portefaix", { half: 18 }],
  ["victim", { half: 11 }],
  ["shield", { half: 10 }],
  ["trace-", { half: 13 }],
  ["season-", { half: 16 }],
  ["marker", { half: 9 }],
];

/**
 * @param {string} symbol  the id of something in the definitions
 * @param {string} [look]  the class that colours it, such as `pack-fang`
 */
export function symbolIcon(symbol, look = "") {
  const found = BOXES.find(([start]) => symbol.startsWith(start))?.[1] ?? { half: 24 };
  const { onToken = false, look: usual = LOOKS[symbol] ?? "pack-stone", ...box } = found;
  const under = onToken ? disc(box.half - 1, "token") : null;
  return icon(symbol, { ...box, under, look: look || usual });
}

/** @type {Record<string, string>} things with their own colour */
const LOOKS = {
  "hunter-bishop": "figure-bishop",
  "hunter-gamekeeper": "figure-gamekeeper",
  "hunter-marquis": "figure-marquis",
  "hunter-envoy": "figure-envoy",
  "troop-dragoon": "dragoon",
  "troop-peasant": "peasant",
  portefaix: "boy",
};

/**
 * The hidden picture with everything that the drawings of some titles refer to. It has to be in the
 * page once, before any board.
 *
 * @param {{ definitions: () => import("./svg.js").Tree[] }[]} titles
 */
export const definitions = (titles) =>
  el(
    "svg",
    { class: "definitions", width: 0, height: 0, "aria-hidden": "true", focusable: "false" },
    el("defs", {}, ...packDefinitions(), ...layerDefinitions(), ...titles.flatMap((title) => title.definitions())),
  );
