/** The viewer's own board of The Wolves: what the printed one shows, and what it leads to. */
import { el } from "wolfden/toolkit/svg.js";
import { fact, ownBoard, ownPart, ownThing, sealIcon } from "wolfden/toolkit/cards.js";
import { classes, disc, icon } from "wolfden/toolkit/drawing.js";
import { say } from "wolfden/toolkit/texts.js";
import { preyToken, tokenFacts, terrainPicture, tilePicture } from "./cards.js";
import { emblemOf, paymentParts, paysAfter, PREY, scoreOf, TERRAINS } from "./scene.js";
import { describe, textOf } from "./vocabulary.js";

/**
 * @typedef {import("wolfden/toolkit/svg.js").Tree} Tree
 * @typedef {import("wolfden/toolkit/title.js").Ui} Ui
 * @typedef {import("./types.js").Scene} Scene
 * @typedef {import("./types.js").Pack} Pack
 * @typedef {import("./types.js").Track} Track
 */

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
    ownPart("own-growth", label("wolves-own-growth"), ...growth(scene, seat, ui)),
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
  name === "token" ? `×${pack.terrain_tokens}` : say(textOf("terrain", shows), ui);

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
    const args = { terrain: textOf("terrain", terrain), now, then };
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
const ownTrack = (scene, name, { dens, values, points, tokens }, ui) =>
  ownThing(
    `track:${name}`,
    describe(`track:${name}`, scene),
    ui,
    { class: "own-track" },
    el("span", { class: "track-name" }, say({ key: "wolves-track-name", args: { track: name } }, ui)),
    el(
      "span",
      { class: "track-values" },
      ...values.map((value, place) =>
        el("span", { class: classes("track-value", place === dens && "now", place > dens && "later") }, `${value}`),
      ),
    ),
    el(
      "span",
      { class: "track-prizes" },
      ...values.map((_value, place) =>
        el(
          "span",
          { class: classes("track-prize", place <= dens && "gone") },
          points[place] > 0 && el("b", { class: points[place] === points[dens] ? "now" : null }, `${points[place]}`),
          tokens[place] && icon(`token-${tokens[place]}`, { half: 13 }),
        ),
      ),
    ),
  );

/**
 * W2.5–W2.7 The tracks of wolves, lairs and prey: what is still to come, and all points.
 *
 * @param {Scene} scene
 * @param {number} seat
 * @param {Ui} ui
 */
function growth({ packs, printed }, seat, ui) {
  const pack = packs[seat];
  const look = `pack-${emblemOf(seat)}`;
  const wolves = printed.wolves.map((kind) => icon(`piece-${kind}`, { half: 24, y: 14, look }));
  const lairs = printed.lair_points.slice(1).map(() => icon("piece-lair", { half: 24, y: 20, look }));
  const prey = printed.hunt_points.slice(1).map((_points, place) => preySlot(pack.prey[place]));
  const next = printed.wolves[pack.wolves] ?? "none";
  return [
    slots("wolves", wolves, printed.wolf_points, pack.wolves, { next }, ui),
    slots("lairs", lairs, printed.lair_points, pack.lairs, { token: printed.lair_token }, ui),
    slots("hunt", prey, printed.hunt_points, pack.prey.length, { token: printed.hunt_token || "none" }, ui),
  ];
}

/** A kind of prey that was taken, or the place for one. @param {string | undefined} kind */
const preySlot = (kind) =>
  kind
    ? icon(`prey-${kind}`, { half: 27, under: disc(26, "token") })
    : el("svg", { class: "icon", viewBox: "-27 -27 54 54", "aria-hidden": "true" }, disc(20, "slot"));

/**
 * A track of slots with their points; those taken come first, and the last of them counts.
 *
 * @param {string} name
 * @param {Tree[]} pictures
 * @param {number[]} points
 * @param {number} taken
 * @param {Record<string, string>} more  what else there is to say
 * @param {Ui} ui
 */
function slots(name, pictures, points, taken, more, ui) {
  const args = { count: taken, size: pictures.length, points: points[taken], ...more };
  const label = say({ key: `wolves-slots-${name}`, args }, ui);
  return el(
    "span",
    { class: `slots ${name}`, role: "img", title: label, "aria-label": label },
    ...pictures.map((picture, place) =>
      el(
        "span",
        {
          class: classes("growth-slot", place < taken && "taken", place === taken && "next"),
          "data-slot": place + 1,
        },
        picture,
        el("b", { class: place + 1 === taken ? "now" : null }, `${points[place + 1]}`),
      ),
    ),
    more.token && more.token !== "none" && icon(`token-${more.token}`, { half: 13 }),
  );
}

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
    el("div", { class: "score-total", title: label }, sealIcon(emblem), el("b", {}, `${scoreOf(pack)}`)),
    el(
      "dl",
      { class: "score-parts" },
      ...parts.map(({ name, points }) =>
        el("div", { class: classes("score-part", !points && "none") }, el("dt", {}, name), el("dd", {}, `${points}`)),
      ),
    ),
  );
}
