/** What is said of things of The Wolves: hexes, pieces, tiles, tracks, and words of actions. */
import { splitTarget } from "wolfden/toolkit/words.js";
import { KINDS, PREY, TERRAINS, nextPhase, paymentParts, ranked, tokensOf } from "./scene.js";

/**
 * @typedef {import("wolfden/toolkit/texts.js").Spoken} Spoken
 * @typedef {import("./scene.js").Scene} Scene
 * @typedef {import("./scene.js").Land} Land
 * @typedef {import("./scene.js").Region} Region
 */

const VERBS = new Set(
  "region prey moon pack tiles draft move walk stop den lair howl dominate hunt end".split(" "),
);
/** @type {Record<string, string>} the picture of each verb */
const VERB_ICONS = {
  move: "piece-pack",
  walk: "piece-pack",
  den: "piece-den",
  lair: "piece-lair",
  howl: "lone-wolf",
  dominate: "piece-alpha",
  hunt: "prey-hare",
  end: "moon-crescent",
};

/** @param {string} terrain @returns {Spoken} */
export const terrainText = (terrain) => ({
  key: "wolves-terrain",
  args: { terrain: terrain || "blank" },
});

/** Whose something is: a seat, or the neutral pack. @param {number} owner */
export const ownerPart = (owner) => (owner < 0 ? { key: "wolves-neutral" } : { seat: owner });

/**
 * @param {string} kind
 * @param {number} owner
 * @param {string} [hex]
 * @returns {Spoken}
 */
export const pieceText = (kind, owner, hex = "") => ({
  key: hex ? "wolves-piece-at" : "wolves-piece",
  args: { kind, owner: ownerPart(owner), ...(hex && { hex }) },
});

/** @param {string} prey @returns {Spoken} */
export const preyText = (prey) => ({ key: "wolves-prey", args: { prey } });

/** What the whole table shows, in a sentence. @param {Scene} scene @returns {Spoken} */
export const tableText = (scene) => ({
  key: "wolves-table",
  args: {
    date: scene.moon.date,
    next: scene.moon.dates[scene.moon.scored.length] ?? scene.moon.date,
    phase: nextPhase(scene) || "none",
  },
});

/**
 * Where a hex is and everything that is there.
 *
 * @param {Scene} scene
 * @param {string} hex
 * @returns {Spoken}
 */
export function hexText(scene, hex) {
  const land = scene.hexes.find((one) => one.hex === hex);
  if (land) return landText(land);
  const water = scene.water.find((one) => one.hex === hex);
  const region = scene.regions.find(({ lake }) => lake === hex);
  if (region) return lakeText(scene, region);
  return { key: water ? "wolves-chasm" : "wolves-nowhere", args: { hex } };
}

/** @param {Land} land @returns {Spoken} */
function landText({ hex, terrain, pieces, lone_wolf: isLone, prey, stack }) {
  const there = [
    ...pieces.map(({ kind, owner }) => pieceText(kind, owner)),
    ...(isLone ? [{ key: "wolves-lone-wolf" }] : []),
    ...(prey ? [{ key: "wolves-stack", args: { stack, prey: preyText(prey) } }] : []),
  ];
  const args = { hex, terrain: terrainText(terrain) };
  if (!there.length) return { key: "wolves-hex", args };
  return { key: "wolves-hex-with", args: { ...args, things: there } };
}

/**
 * A lake speaks for its region: its token, what it is worth, and who holds how much.
 *
 * @param {Scene} scene
 * @param {Region} region
 * @returns {Spoken}
 */
function lakeText(scene, region) {
  const tokens = tokensOf(region).map((phase) => tokenText(scene, phase));
  const control = ranked(region.control).map(({ owner, control: count }) => ({
    key: "wolves-control",
    args: { owner: ownerPart(owner), count },
  }));
  return {
    key: "wolves-lake",
    args: {
      hex: region.lake,
      token: tokens.length ? tokens : { key: "wolves-no-token" },
      control: control.length ? control : { key: "wolves-no-control" },
    },
  };
}

/**
 * @param {Scene} scene
 * @param {string} phase
 * @returns {Spoken}
 */
function tokenText(scene, phase) {
  const [first, second] = scene.moon.points[["crescent", "quarter", "full"].indexOf(phase)];
  return { key: "wolves-token", args: { phase, first, second } };
}

/**
 * What a word of an action, or a target, stands for.
 *
 * @param {string} thing
 * @param {Scene} scene
 * @returns {Spoken}
 */
export function describe(thing, scene) {
  const [kind, id] = splitTarget(thing);
  if (kind === "hex") return hexText(scene, id);
  if (kind === "piece") return pieceWord(id, scene);
  if (kind === "tile") return ownTileText(id, scene);
  if (kind === "track") return trackText(id, scene);
  return wordText(thing, scene);
}

/**
 * @param {string} word
 * @param {Scene} scene
 * @returns {Spoken}
 */
function wordText(word, scene) {
  if (word.startsWith("@")) return hexText(scene, word.slice(1));
  if (word.startsWith(">")) return { key: "wolves-aside", args: { hex: word.slice(1) } };
  if (word.startsWith("^")) return trackText(word.slice(1), scene);
  if (word.startsWith("+")) return paymentText(word, scene);
  if (word.includes("@")) return pieceWord(word, scene);
  if (VERBS.has(word)) return { key: `wolves-do-${word}`, icon: VERB_ICONS[word] };
  if (TERRAINS.includes(word)) return { ...terrainText(word), icon: `terrain-${word}` };
  if (word === "fronts" || word === "backs") return { key: `wolves-side-${word}` };
  return { key: "game-word", args: { word } };
}

/**
 * A word of an action among others, without all that can be said of it.
 *
 * @param {string} word
 * @param {Scene} scene
 * @returns {Spoken}
 */
export function brief(word, scene) {
  const [what, hex] = word.split("@");
  if (hex && KINDS.includes(what)) return { key: "wolves-brief-wolf", args: { kind: what, hex } };
  if (word.startsWith("@")) return briefHex(hex, scene);
  if (word.startsWith(">")) return { key: "wolves-brief-aside", args: { hex: word.slice(1) } };
  if (word.startsWith("+")) {
    const parts = paymentParts(word).map((part) => partText(part, scene, "wolves-brief-tile"));
    return { key: "wolves-brief-pay", args: { parts } };
  }
  const track = scene.packs[scene.seat]?.tracks[word.slice(1)];
  if (!track || !word.startsWith("^")) return wordText(word, scene);
  const next = track.values[track.dens + 1] ?? track.value;
  const name = { key: "wolves-track-name", args: { track: word.slice(1) } };
  const key = next === track.value ? "wolves-brief-track-stays" : "wolves-brief-track";
  return { key, args: { name, value: track.value, next } };
}

/**
 * @param {string} hex
 * @param {Scene} scene
 * @returns {Spoken}
 */
function briefHex(hex, scene) {
  const land = scene.hexes.find((one) => one.hex === hex);
  if (!land) return hexText(scene, hex);
  return { key: "wolves-hex", args: { hex, terrain: terrainText(land.terrain) } };
}

/**
 * A wolf of one's own (`alpha@c4`), a rival's piece (`2-den@c4`), or prey (`hare@c4`).
 *
 * @param {string} word
 * @param {Scene} scene
 * @returns {Spoken}
 */
function pieceWord(word, scene) {
  const [what, hex] = word.split("@");
  if (PREY.includes(what)) {
    return { key: "wolves-prey-at", args: { prey: preyText(what), hex }, icon: `prey-${what}` };
  }
  const [kind, whose] = what.split("-").reverse();
  const owner = whose === undefined ? scene.seat : whose === "neutral" ? -1 : Number(whose) - 1;
  const icon = KINDS.includes(kind) ? { icon: `piece-${kind}` } : {};
  return { ...pieceText(kind, owner, hex), ...icon };
}

/**
 * @param {string} word
 * @param {Scene} scene
 * @returns {Spoken}
 */
function paymentText(word, scene) {
  const parts = paymentParts(word).map((part) => partText(part, scene));
  return { key: "wolves-payment", args: { parts } };
}

/**
 * @param {string} part
 * @param {Scene} scene
 * @param {string} [tileKey]
 * @returns {Spoken}
 */
function partText(part, scene, tileKey = "wolves-pay-tile") {
  if (part === "token") return { key: "wolves-pay-token" };
  const pack = scene.packs[scene.seat];
  if (part === "home") return { key: "wolves-pay-home", args: { terrain: terrainText(pack.home) } };
  const tile = pack.tiles.find((one) => one.tile === part);
  if (!tile) return { key: "game-word", args: { word: part } };
  const args = { shows: terrainText(tile.shows), back: terrainText(tile.back) };
  return { key: tileKey, args };
}

/**
 * A tile with what it shows and what it will show.
 *
 * @param {string} shows
 * @param {string} back
 * @returns {Spoken}
 */
export const tileText = (shows, back) => ({
  key: "wolves-tile",
  args: { shows: terrainText(shows), back: terrainText(back) },
});

/**
 * @param {string} id
 * @param {Scene} scene
 * @returns {Spoken}
 */
function ownTileText(id, scene) {
  const tile = scene.packs[scene.seat]?.tiles.find((one) => one.tile === id);
  return tile ? tileText(tile.shows, tile.back) : partText(id, scene);
}

/**
 * @param {string} id
 * @param {Scene} scene
 * @returns {Spoken}
 */
function trackText(id, scene) {
  const track = scene.packs[scene.seat]?.tracks[id];
  if (!track) return { key: "wolves-track-name", args: { track: id } };
  const next = track.values[track.dens + 1] ?? track.value;
  return { key: "wolves-track", args: { track: id, value: track.value, next } };
}
