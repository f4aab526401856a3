/** What happened in The Wolves: lines of the log, and what moves on the board. */
import { flat } from "wolfden/toolkit/texts.js";
import { emblemOf } from "./scene.js";
import { ownerPart, preyText, terrainText } from "./texts.js";

/**
 * @typedef {import("wolfden/core/title.js").GameEvent} GameEvent
 * @typedef {import("wolfden/core/title.js").LogLine} LogLine
 * @typedef {import("wolfden/core/title.js").Motion} Motion
 * @typedef {import("wolfden/core/title.js").Ui} Ui
 * @typedef {import("wolfden/toolkit/texts.js").Part} Part
 * @typedef {import("./scene.js").Scene} Scene
 * @typedef {Record<string, any>} Facts
 */

/** @type {Record<string, string>} the picture of each event */
const ICONS = {
  prey: "prey-hare",
  token: "moon-full",
  pack: "piece-pack",
  draft: "piece-alpha",
  spend: "token-action",
  pay: "token-terrain",
  walk: "piece-pack",
  displace: "piece-pack",
  howl: "lone-wolf",
  den: "piece-den",
  lair: "piece-lair",
  dominate: "piece-alpha",
  gain: "token-action",
  moon: "moon-crescent",
  hunt: "prey-deer",
  phase: "moon-full",
  "region-scored": "moon-full",
  over: "moon-full",
};

/**
 * @param {GameEvent} event
 * @param {Ui} ui
 * @param {Scene} scene
 * @returns {LogLine}
 */
export function logLine(event, ui, scene) {
  const { name, facts } = event;
  const key = name === "end" && facts.actions ? "" : `wolves-log-${name}${variant(event)}`;
  const { args } = flat({ key, args: argsOf(event, scene) }, ui);
  return { icon: iconOf(event), key, args, places: placesOf(facts, scene) };
}

/** @param {GameEvent} event */
function variant({ name, facts }) {
  if (name === "region-scored") return `-${facts.winner}`;
  return name === "pay" && !facts.tiles.length ? "-tokens" : "";
}

/** @param {GameEvent} event */
function iconOf({ name, facts }) {
  if (facts.prey) return `prey-${facts.prey}`;
  if (facts.phase) return `moon-${facts.phase}`;
  if (name === "gain") return `token-${facts.token}`;
  if (name === "walk" || name === "displace") return `piece-${facts.wolf}`;
  return ICONS[name] ?? "";
}

/**
 * The facts as the texts speak of them.
 *
 * @param {GameEvent} event
 * @param {Scene} scene
 * @returns {Record<string, Part>}
 */
function argsOf({ name, seat, facts }, scene) {
  const owner = (/** @type {number} */ one) => ownerPart(one < scene.packs.length ? one : -1);
  /** @type {Record<string, Part>} */
  const args = { ...facts, who: name === "displace" ? owner(seat) : { seat } };
  if (facts.slot !== undefined) args.lake = scene.regions[facts.slot].lake;
  if (facts.rival !== undefined) args.rival = owner(facts.rival);
  if (facts.prey) args.prey = preyText(facts.prey);
  for (const name of ["terrain", "home"]) if (facts[name]) args[name] = terrainText(facts[name]);
  if (facts.tiles) {
    args.tiles = facts.tiles.map((/** @type {string} */ tile) => tileName(tile));
  }
  if (facts.lesser) {
    args.others = facts.lesser.length;
    args.lesser = facts.lesser.map((/** @type {number} */ one) => ({ seat: one }));
  }
  if (facts.token) args.token = facts.token.split("/").join(", ");
  return args;
}

/** A tile by its two faces. @param {string} tile @returns {Part} */
const tileName = (tile) => {
  if (tile === "home") return { key: "wolves-home-tile-name" };
  const [front, back] = tile.split("/").map(terrainText);
  return { key: "wolves-tile-name", args: { front, back } };
};

/**
 * @param {Facts} facts
 * @param {Scene} scene
 */
function placesOf(facts, scene) {
  const hexes = ["at", "from", "to"].map((name) => facts[name]).filter(Boolean);
  if (facts.slot !== undefined) hexes.push(scene.regions[facts.slot].lake);
  return hexes.map((hex) => `hex:${hex}`);
}

/**
 * @param {GameEvent} event
 * @returns {Motion[]}
 */
export function motions({ name, seat, facts }) {
  if (name !== "walk" && name !== "displace") return [];
  const symbol = `piece-${facts.wolf}`;
  const look = `pack-${emblemOf(seat)}`;
  return [{ from: `hex:${facts.from}`, to: `hex:${facts.to}`, symbol, look, seat }];
}
