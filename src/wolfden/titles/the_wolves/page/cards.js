/** The player boards of The Wolves: a compact card for every pack. */
import { fact, packCard, pips } from "wolfden/toolkit/cards.js";
import { classes, disc, icon, use } from "wolfden/toolkit/drawing.js";
import { memoizeWhileSame } from "wolfden/toolkit/memoize.js";
import { say } from "wolfden/toolkit/texts.js";
import { emblemOf, isActing, scoreOf } from "./scene.js";
import { textOf } from "./vocabulary.js";
import { el } from "wolfden/toolkit/svg.js";
import { groundFill } from "./ground.js";

/**
 * @typedef {import("wolfden/toolkit/svg.js").Tree} Tree
 * @typedef {import("wolfden/toolkit/title.js").Ui} Ui
 * @typedef {import("./types.js").Scene} Scene
 * @typedef {import("./types.js").Pack} Pack
 * @typedef {import("./types.js").Track} Track
 */

/**
 * One pack's card.
 *
 * @param {Scene} scene
 * @param {number} seat
 * @param {Ui} ui
 * @returns {Tree}
 */
export const panel = (scene, seat, ui) =>
  card(scene.packs[seat], seat, isActing(scene, seat), scene.first === seat, ui);

/** @type {(pack: Pack, seat: number, acting: boolean, isFirst: boolean, ui: Ui) => Tree} */
const card = memoizeWhileSame(drawnCard, (pack, seat, acting, isFirst, ui) => [pack, seat, acting, isFirst, ui.say]);

/** The home of a pack, and whether it is the first player's (W3.6). @param {Pack} pack @param {boolean} isFirst */
function noteOf({ home }, isFirst) {
  if (!home) return "wolves-home-undealt";
  return isFirst ? "wolves-home-first" : "wolves-home";
}

/**
 * @param {Pack} pack
 * @param {number} seat
 * @param {boolean} acting
 * @param {boolean} isFirst
 * @param {Ui} ui
 */
function drawnCard(pack, seat, acting, isFirst, ui) {
  const emblem = emblemOf(seat);
  const note = noteOf(pack, isFirst);
  const points = scoreOf(pack);
  return packCard(
    {
      seat,
      emblem,
      name: say({ key: "wolves-seat", args: { who: { seat } } }, ui),
      note: say({ key: note, args: { terrain: textOf("terrain", pack.home) } }, ui),
      score: points,
      scoreLabel: say({ key: "game-points", args: { points } }, ui),
      acting,
    },
    el(
      "div",
      { class: "pack-row tiles" },
      tile({ key: "wolves-home-tile" }, pack.home, "", ui),
      ...pack.tiles.map(({ shows, back }) => tile(textOf("faces", { shows, back }), shows, back, ui)),
    ),
    el(
      "div",
      { class: "pack-row pack-more tracks" },
      ...Object.entries(pack.tracks).map(([name, track]) => smallTrack(name, track, ui)),
    ),
    el(
      "div",
      { class: "pack-row facts" },
      ...tokenFacts(pack, emblem, ui),
      ...takenFacts(pack, emblem, ui),
      regions(pack, ui),
      ...pack.prey.map((kind) => preyToken(pack, kind, ui)),
    ),
  );
}

/**
 * @param {import("wolfden/toolkit/texts.js").Spoken} text
 * @param {string} shows
 * @param {string} back
 * @param {Ui} ui
 */
function tile(text, shows, back, ui) {
  const label = say(text, ui);
  const spoken = { role: "img", title: label, "aria-label": label };
  return el("span", { class: "tile", ...spoken }, tilePicture(shows, back));
}

/**
 * @param {string} name
 * @param {Track} track
 * @param {Ui} ui
 */
function smallTrack(name, { dens, value, values }, ui) {
  const args = { track: name, value, dens, size: values.length - 1 };
  const label = say({ key: "wolves-track-dens", args }, ui);
  return el(
    "span",
    { class: "small-track", role: "img", title: label, "aria-label": label },
    el("b", {}, `${value}`),
    el(
      "span",
      {},
      el("small", {}, say({ key: "wolves-track-name", args: { track: name } }, ui)),
      pips(dens, values.length - 1),
    ),
  );
}

/**
 * Tokens in hand.
 *
 * @param {Pack} pack
 * @param {string} emblem
 * @param {Ui} ui
 */
export const tokenFacts = (pack, emblem, ui) =>
  [
    { key: "wolves-action-tokens", symbol: "token-action", half: 13, count: pack.action_tokens },
    { key: "wolves-terrain-tokens", symbol: "token-terrain", half: 13, count: pack.terrain_tokens },
  ].map((one) => counted(one, emblem, ui));

/**
 * Wolves and lairs taken from the board.
 *
 * @param {Pack} pack
 * @param {string} emblem
 * @param {Ui} ui
 */
const takenFacts = (pack, emblem, ui) =>
  [
    { key: "wolves-called", symbol: "piece-pack", half: 23, y: 13, count: pack.wolves },
    { key: "wolves-lairs", symbol: "piece-lair", half: 24, y: 20, count: pack.lairs },
  ].map((one) => counted(one, emblem, ui));

/**
 * @param {{ key: string, symbol: string, half: number, y?: number, count: number }} what
 * @param {string} emblem
 * @param {Ui} ui
 */
const counted = ({ key, symbol, half, y = 0, count }, emblem, ui) =>
  fact(icon(symbol, { half, y, look: `pack-${emblem}` }), `${count}`, say({ key, args: { count } }, ui));

/**
 * A kind of prey, faint until it is taken.
 *
 * @param {Pack} pack
 * @param {string} kind
 * @param {Ui} ui
 */
export function preyToken(pack, kind, ui) {
  const taken = pack.prey.includes(kind);
  const key = taken ? "wolves-prey-taken" : "wolves-prey-free";
  const label = say({ key, args: { prey: textOf("prey", kind) } }, ui);
  return el(
    "span",
    {
      class: classes("prey-token", !taken && "faint"),
      role: "img",
      title: label,
      "aria-label": label,
      "data-prey": kind,
    },
    icon(`prey-${kind}`, { half: 27, scale: 0.9, under: disc(26, "token") }),
  );
}

/**
 * @param {Pack} pack
 * @param {Ui} ui
 */
function regions(pack, ui) {
  const points = pack.region_points + pack.lesser_points;
  const args = { tokens: pack.region_tokens, points };
  return fact(icon("moon-full", { half: 16 }), `${points}`, say({ key: "wolves-regions", args }, ui), "regions");
}

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
