/** The picture of each season card: what happens on it, on the land of its season. */
import { el } from "wolfden/toolkit/svg.js";
import { path, use } from "wolfden/toolkit/drawing.js";

/** @typedef {[symbol: string, x: number, y: number, scale: number, look?: string]} Actor */

const RAIN =
  "M-20 -15L-23 -7M-11 -16L-14 -8M-2 -15L-5 -7M7 -16L4 -8M16 -15L13 -7M22 -8L19 0M-15 -4L-18 4M-5 -3L-8 5M3 -4L0 4";
const MIST =
  "M-24 -1C-14 -6 -6 3 4 -1C12 -4 18 2 24 -1L24 4C16 7 8 1 0 5C-8 8 -16 2 -24 6ZM-24 10C-12 6 0 13 24 8L24 14L-24 15Z";
const ICE = "M-24 3C-12 -1 -4 8 6 6C14 4 18 9 24 7L24 16C14 18 2 12 -8 14C-14 15 -20 12 -24 13Z";
const DRIFT = "M-24 9C-14 5 -2 11 8 8C14 6 20 9 24 8L24 18L-24 18Z";

/** People, animals and signs on the picture of a card, from the back to the front. @type {Record<string, Actor[]>} */
const ACTORS = {
  su1: [0, 9, 18].map((x) => ["troop-peasant", x, 4, 0.6, "peasant"]),
  su2: [
    ["season-summer", 12, -8, 0.62],
    ["hunter-gamekeeper", 3, 3, 0.66, "figure-gamekeeper"],
  ],
  su3: [
    ["troop-dragoon", -2, 4, 0.66, "dragoon"],
    ["troop-dragoon", 18, 4, 0.66, "dragoon"],
    ["hunter-gamekeeper", 8, 3, 0.7, "figure-gamekeeper"],
  ],
  su4: [
    ["houses", 6, 0, 0.66],
    ["troop-peasant", 2, 8, 0.5, "peasant"],
    ["troop-dragoon", 12, 8, 0.5, "dragoon"],
  ],
  su5: [
    ["trace-predator", 9, 7, 0.75],
    ["watched", 9, -8, 1, "witness"],
  ],
  su6: [
    ["shield", 9, 2, 1.7],
    ["troop-peasant", 9, 1, 0.74, "peasant"],
  ],
  au1: [["piece-beast", 8, 14, 0.68, "monster"]],
  au2: [["trace-hidden", 8, 6, 0.8]],
  au3: [
    ["piece-beast", 2, 13, 0.6, "monster"],
    ["victim", 16, 8, 0.9],
  ],
  au4: [["troop-peasant", 8, 3, 0.8, "peasant"]],
  au5: [["hunter-marquis", 6, 3, 0.7, "figure-marquis"]],
  au6: [
    ["trace-hidden", -6, 9, 0.5],
    ["trace-hidden", 3, 10, 0.5],
    ["piece-beast", 14, 13, 0.52, "monster"],
  ],
  wi1: [["hunter-bishop", 7, 3, 0.72, "figure-bishop"]],
  wi2: [["piece-beast", 6, 16, 0.8, "monster"]],
  wi3: [["piece-pack", 6, 8, 0.66, "monster"]],
  wi4: [["trace-wolves", 8, 7, 0.85]],
  wi5: [
    ["houses", 6, 1, 0.7],
    ["troop-dragoon", 6, 8, 0.62, "dragoon"],
  ],
  wi6: [
    ["trace-count", 15, -6, 0.6],
    ["hunter-envoy", 3, 3, 0.7, "figure-envoy"],
  ],
  sp1: [["portefaix", 8, 3, 0.86, "boy"]],
  sp2: [
    ["troop-peasant", -3, 4, 0.55, "peasant"],
    ["troop-dragoon", 6, 5, 0.6, "dragoon"],
    ["troop-peasant", 15, 4, 0.55, "peasant"],
  ],
  sp3: [
    ["piece-pack", 0, 7, 0.5, "hound"],
    ["piece-pack", 13, 12, 0.56, "hound"],
  ],
  sp4: [
    ["houses", 9, 0, 0.7],
    ["hunter-bishop", 2, 4, 0.64, "figure-bishop"],
  ],
  sp5: [["hunter-marquis", 5, 1, 0.7, "figure-marquis"]],
  sp6: [
    ["hunter-envoy", 2, 3, 0.68, "figure-envoy"],
    ["troop-dragoon", 16, 5, 0.6, "dragoon"],
  ],
};

/** Cards of the second edition show what those of the same name did in the first. @type {Record<string, string>} */
const NAMESAKES = {
  su7: "su3",
  su8: "su4",
  su9: "su6",
  su10: "su5",
  au7: "au2",
  au8: "au4",
  au9: "au6",
  wi7: "wi5",
  sp7: "sp1",
  sp8: "sp4",
  sp9: "sp6",
  sp10: "sp2",
  sp11: "sp3",
};

/** Weather and water in front of them: [path, look]. @type {Record<string, [string, string]>} */
const FRONTS = {
  au1: [MIST, "card-mist"],
  au2: [RAIN, "card-rain"],
  au5: [RAIN, "card-rain"],
  wi1: [DRIFT, "card-drift"],
  wi4: [DRIFT, "card-drift"],
};
/** What lies behind them. @type {Record<string, [string, string]>} */
const GROUNDS = { wi3: [ICE, "card-ice"], sp5: [ICE, "card-water"] };

/**
 * The picture of a season card; a card of an owner has the land of its season alone.
 *
 * @param {{ card: string, season: string }} card
 */
export function cardPicture({ card, season }) {
  const shown = NAMESAKES[card] ?? card;
  return el(
    "svg",
    { class: "icon game-icon card-picture", viewBox: "-25 -19 50 38", "aria-hidden": "true" },
    use(`vignette-${season}`),
    ACTORS[shown] && path("M-24 4C-8 -2 10 -1 24 5L24 18L-24 18Z", `card-meadow meadow-${season}`),
    GROUNDS[shown] && path(...GROUNDS[shown]),
    ...(ACTORS[shown] ?? []).map(([symbol, x, y, scale, look]) => use(symbol, { x, y, scale, class: look ?? null })),
    FRONTS[shown] && path(...FRONTS[shown]),
    el("rect", { x: -24, y: -18, width: 48, height: 36, rx: 2, class: "vignette-frame" }),
  );
}
