/** The player boards of The Wolves: a compact card for every pack, and the viewer's own board. */
import { el } from "wolfden/core/svg.js";
import { fact, ownBoard, ownPart, ownThing, packCard, pips, sealIcon } from "wolfden/toolkit/cards.js";
import { classes, disc, icon } from "wolfden/toolkit/drawing.js";
import { keptWhile } from "wolfden/toolkit/keeping.js";
import { say } from "wolfden/toolkit/texts.js";
import { emblemOf, isActing, paymentParts, paysAfter, PREY, scoreOf, TERRAINS } from "./scene.js";
import { describe, tell } from "./vocabulary.js";
import { terrainPicture, tilePicture } from "./tiles.js";

/**
 * @typedef {import("wolfden/core/svg.js").Tree} Tree
 * @typedef {import("wolfden/core/title.js").Ui} Ui
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
export const panel = (scene, seat, ui) => card(scene.packs[seat], seat, isActing(scene, seat), ui);

/** @type {(pack: Pack, seat: number, acting: boolean, ui: Ui) => Tree} */
const card = keptWhile(drawnCard, (pack, seat, acting, ui) => [pack, seat, acting, ui.say]);

/**
 * @param {Pack} pack
 * @param {number} seat
 * @param {boolean} acting
 * @param {Ui} ui
 */
function drawnCard(pack, seat, acting, ui) {
  const emblem = emblemOf(seat);
  const note = pack.home ? "wolves-home" : "wolves-home-undealt";
  const points = scoreOf(pack);
  return packCard(
    {
      seat,
      emblem,
      name: say({ key: "wolves-seat", args: { who: { seat } } }, ui),
      note: say({ key: note, args: { terrain: tell("terrain", pack.home) } }, ui),
      score: points,
      scoreLabel: say({ key: "game-points", args: { points } }, ui),
      acting,
    },
    el(
      "div",
      { class: "pack-row tiles" },
      tile({ key: "wolves-home-tile" }, pack.home, "", ui),
      ...pack.tiles.map(({ shows, back }) => tile(tell("faces", { shows, back }), shows, back, ui)),
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
 * Tokens in hand, and wolves and lairs taken from the board.
 *
 * @param {Pack} pack
 * @param {string} emblem
 * @param {Ui} ui
 */
const tokenFacts = (pack, emblem, ui) =>
  [
    { key: "wolves-action-tokens", symbol: "token-action", half: 13, count: pack.action_tokens },
    { key: "wolves-terrain-tokens", symbol: "token-terrain", half: 13, count: pack.terrain_tokens },
    { key: "wolves-called", symbol: "piece-pack", half: 23, y: 13, count: pack.wolves },
    { key: "wolves-lairs", symbol: "piece-lair", half: 24, y: 20, count: pack.lairs },
  ].map(({ key, symbol, half, y = 0, count }) =>
    fact(
      icon(symbol, { half, y, look: `pack-${emblem}` }),
      `${count}`,
      say({ key, args: { count } }, ui),
    ),
  );

/**
 * A kind of prey, faint until it is taken.
 *
 * @param {Pack} pack
 * @param {string} kind
 * @param {Ui} ui
 */
function preyToken(pack, kind, ui) {
  const taken = pack.prey.includes(kind);
  const key = taken ? "wolves-prey-taken" : "wolves-prey-free";
  const label = say({ key, args: { prey: tell("prey", kind) } }, ui);
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
  return fact(
    icon("moon-full", { half: 16 }),
    `${points}`,
    say({ key: "wolves-regions", args }, ui),
    "regions",
  );
}

// The viewer's own board.

/**
 * Everything needed to plan: tiles to turn, terrains to pay for, tracks to take dens from, points.
 *
 * @param {Scene} scene
 * @param {number} seat
 * @param {Ui} ui
 * @returns {Tree}
 */
export function own(scene, seat, ui) {
  const pack = scene.packs[seat];
  const emblem = emblemOf(seat);
  const label = (/** @type {string} */ key) => say({ key }, ui);
  return ownBoard(
    "wolves-own",
    seat,
    label("wolves-own"),
    ownPart("own-tiles", label("wolves-own-tiles"), ...ownTiles(scene, pack, ui)),
    ownPart("own-pays", label("wolves-own-pays"), ...pays(pack, ui)),
    ownPart(
      "own-tracks",
      label("wolves-own-tracks"),
      ...Object.entries(pack.tracks).map(([name, track]) => ownTrack(scene, name, track, ui)),
    ),
    ownPart(
      "own-things",
      label("wolves-own-things"),
      el("div", { class: "pack-row facts" }, ...tokenFacts(pack, emblem, ui)),
      el("div", { class: "pack-row prey-row" }, ...PREY.map((kind) => preyToken(pack, kind, ui))),
    ),
    scoreSheet(pack, emblem, ui),
  );
}

/**
 * @param {Scene} scene
 * @param {Pack} pack
 * @param {Ui} ui
 */
const ownTiles = (scene, pack, ui) =>
  [
    { tile: "home", shows: pack.home, back: "" },
    ...pack.tiles,
    ...(pack.terrain_tokens ? [{ tile: "token", shows: "token", back: "" }] : []),
  ].map(({ tile: name, shows, back }) =>
    ownThing(
      `tile:${name}`,
      describe(`tile:${name}`, scene),
      ui,
      { class: "own-tile" },
      name === "token" ? icon("token-terrain", { half: 14 }) : tilePicture(shows, back),
      el("span", { class: "tile-name" }, tileCaption(name, pack, shows, ui)),
    ),
  );

/**
 * @param {string} name
 * @param {Pack} pack
 * @param {string} shows
 * @param {Ui} ui
 */
const tileCaption = (name, pack, shows, ui) =>
  name === "token" ? `×${pack.terrain_tokens}` : say(tell("terrain", shows), ui);

/**
 * How many tiles pay for each terrain, and how many will once the chosen ones are turned.
 *
 * @param {Pack} pack
 * @param {Ui} ui
 */
function pays(pack, ui) {
  const payment = ui.chosen.find((word) => word.startsWith("+"));
  const turned = payment ? paymentParts(payment) : [ui.hovered.replace(/^tile:/, "")];
  const after = paysAfter(pack, turned);
  return TERRAINS.map((terrain, place) => {
    const [now, then] = [pack.pays[place], after[place]];
    const args = { terrain: tell("terrain", terrain), now, then };
    const changed = now !== then;
    return fact(
      terrainPicture(terrain),
      changed ? [`${now}`, el("span", { class: "then" }, `→${then}`)] : `${now}`,
      say({ key: changed ? "wolves-pays-then" : "wolves-pays", args }, ui),
      classes("pays", !now && "none", changed && "changing"),
    );
  });
}

/**
 * A track to take dens from: its value now is lit, and those still covered are to come.
 *
 * @param {Scene} scene
 * @param {string} name
 * @param {Track} track
 * @param {Ui} ui
 */
const ownTrack = (scene, name, { dens, values }, ui) =>
  ownThing(
    `track:${name}`,
    describe(`track:${name}`, scene),
    ui,
    { class: "own-track" },
    el(
      "span",
      { class: "track-name" },
      say({ key: "wolves-track-name", args: { track: name } }, ui),
    ),
    el(
      "span",
      { class: "track-values" },
      ...values.map((value, place) =>
        el(
          "span",
          { class: classes("track-value", place === dens && "now", place > dens && "later") },
          `${value}`,
        ),
      ),
    ),
  );

/**
 * @param {Pack} pack
 * @param {string} emblem
 * @param {Ui} ui
 */
function scoreSheet(pack, emblem, ui) {
  const parts = Object.entries(pack.score).map(([part, points]) => ({
    points,
    name: say({ key: "wolves-score", args: { part } }, ui),
  }));
  const label = parts.map(({ name, points }) => `${name} ${points}`).join(", ");
  return ownPart(
    "own-score",
    label,
    el(
      "div",
      { class: "score-total", title: label },
      sealIcon(emblem),
      el("b", {}, `${scoreOf(pack)}`),
    ),
    el(
      "dl",
      { class: "score-parts" },
      ...parts.map(({ name, points }) =>
        el(
          "div",
          { class: classes("score-part", !points && "none") },
          el("dt", {}, name),
          el("dd", {}, `${points}`),
        ),
      ),
    ),
  );
}
