/** Symbols of Brotherhood of the Wolf, and its pieces: figures, troops, traces, seasons. */
import { el } from "wolfden/toolkit/svg.js";
import { classes, disc, path, shifted, target, use } from "wolfden/toolkit/drawing.js";
import { outlined, standing, symbol, toned } from "wolfden/toolkit/packs.js";
import { say } from "wolfden/toolkit/texts.js";
import { coverDefinitions } from "./cover.js";
import { landscapeDefinitions } from "./landscape.js";
import { PIECE_ROW } from "./layout.js";
import { huntersAt } from "./scene.js";
import { textOf } from "./vocabulary.js";

/**
 * @typedef {import("wolfden/toolkit/title.js").Ui} Ui
 * @typedef {import("./layout.js").Point} Point
 * @typedef {import("./types.js").Scene} Scene
 * @typedef {import("./types.js").Place} Place
 * @typedef {import("./types.js").Hunter} Hunter
 */

/** A person in a coat: the whole of it, its side in the shade, the arm in the light, the cravat, the head. */
const COAT = "M-10 17L-8.6 3C-8 -2.2 -4.8 -4.6 0 -4.6C4.8 -4.6 8 -2.2 8.6 3L10 17C4 18.8 -4 18.8 -10 17Z";
const COAT_DARK = "M0.6 -4.6C4.8 -4.6 8 -2.2 8.6 3L10 17C7 17.9 3.8 18.3 1.4 18.3Z";
const COAT_LIGHT = "M-8.6 3C-8 -2.2 -4.8 -4.6 -1.4 -4.6C-4.4 -1.6 -5 3 -5.4 8L-7 17.7L-10 17Z";
const CRAVAT = "M-3 -4.4L3 -4.4L0.4 4.4L-0.8 4.4Z";
const HEAD = "M0 -14.8A5.6 5.6 0 1 1 -0.1 -14.8Z";
const HEAD_DARK = "M1.2 -14.6A5.6 5.6 0 0 1 1 -3.8C2.6 -7 2.6 -11.6 1.2 -14.6Z";
const EYES = "M-2.4 -10A0.95 0.95 0 1 0 -2.3 -10ZM2 -10A0.95 0.95 0 1 0 2.1 -10Z";

/** @type {Record<string, string>} what each wears on the head: mitre, three-cornered, feathered, two-cornered hat */
const HATS = {
  bishop: "M-5.8 -11.6L-6.6 -18.4L0 -25L6.6 -18.4L5.8 -11.6C2 -13.2 -2 -13.2 -5.8 -11.6Z",
  gamekeeper: "M-11 -11.8C-6.4 -13.6 -5.6 -19.8 0 -20C5.6 -19.8 6.4 -13.6 11 -11.8C5 -10.2 -5 -10.2 -11 -11.8Z",
  marquis: "M-10 -12.4C-6 -13 -5.8 -18.8 0 -19C5.8 -18.8 6 -13 10 -12.4C5 -10.8 -5 -10.8 -10 -12.4Z",
  envoy: "M-9.6 -11.4C-10.6 -17.6 -5.4 -20.6 0 -20.6C5.4 -20.6 10.6 -17.6 9.6 -11.4C4 -14 -4 -14 -9.6 -11.4Z",
};

/** @type {Record<string, [d: string, look: string][]>} what each carries: crosier, musket, sword and feather, letter */
const ATTRIBUTES = {
  bishop: [
    ["M12 18L12 -12C12 -18.4 17.4 -18.4 17.4 -13.8C17.4 -10.4 14 -10.4 14.2 -12.8", "staff-edge"],
    ["M12 18L12 -12C12 -18.4 17.4 -18.4 17.4 -13.8C17.4 -10.4 14 -10.4 14.2 -12.8", "staff"],
    ["M0 -22L0 -13.6M-3 -17.8L3 -17.8", "staff thin"],
  ],
  gamekeeper: [
    ["M11.4 -22.6L13.2 -22.6L14 1L17.4 15.6L12.8 16.4L11.4 2Z", "gear wood"],
    ["M11.4 -22.6L13.2 -22.6L13.8 -4L11.6 -4Z", "gear steel"],
  ],
  marquis: [
    ["M3 -17C5 -25 13 -25.6 15.4 -21C12 -20.6 9 -17.6 6 -14.6Z", "gear plume"],
    ["M12.6 7L12 -14L13.4 -18L14.8 -14L14.2 7Z", "gear steel"],
    ["M8.6 6L18.2 6L18.2 8.6L14.6 8.6L14.6 13L12.2 13L12.2 8.6L8.6 8.6Z", "gear gilt"],
  ],
  envoy: [
    ["M2 0.6L17.4 0.6L17.4 11.6L2 11.6Z", "gear letter"],
    ["M2 0.6L9.7 6.6L17.4 0.6", "letter-fold"],
    ["M9.7 5A2.4 2.4 0 1 0 9.8 5Z", "blood"],
  ],
};

/** The Beast, face to face: a head in a mane of bristles, ears upright; brow and muzzle, eyes, fangs. */
const BEAST =
  "M0 -12L3.4 -14.4L8.4 -24L11.4 -12.6L17.6 -15L15.6 -7.6L22 -5.4L16.6 -0.6L20.6 5L14.8 5.8" +
  "L16.4 12.4L10.4 11.2L9.6 17.4L5 16L0 21L-5 16L-9.6 17.4L-10.4 11.2L-16.4 12.4L-14.8 5.8" +
  "L-20.6 5L-16.6 -0.6L-22 -5.4L-15.6 -7.6L-17.6 -15L-11.4 -12.6L-8.4 -24L-3.4 -14.4Z";
const BEAST_FACE = "M0 -6L4 -8.6L12.6 -6L4.6 1.6L6.4 9.6L3 14L0 12.4L-3 14L-6.4 9.6L-4.6 1.6L-12.6 -6L-4 -8.6Z";
const BEAST_EYES = "M3.4 -1.4L10.6 -5L9 -0.8L5.2 0.8ZM-3.4 -1.4L-10.6 -5L-9 -0.8L-5.2 0.8Z";
/** The fur on its left that the light reaches, and the glare round its eyes. */
const BEAST_LIGHT =
  "M-3.4 -14.4L-8.4 -24L-11.4 -12.6L-17.6 -15L-15.6 -7.6L-22 -5.4L-16.6 -0.6L-20.6 5L-14.8 5.8L-16.4 12.4L-11 9.8" +
  "L-12.4 3L-13.4 -2L-11.6 -7L-8 -11.4Z";
const BEAST_GLARE = "M0.8 -1L7 -7.4L14 -6.6L11 1.6L4.6 3.4ZM-0.8 -1L-7 -7.4L-14 -6.6L-11 1.6L-4.6 3.4Z";
const BEAST_FANGS = "M1.4 11.4L5.6 10L4 17.2ZM-1.4 11.4L-5.6 10L-4 17.2Z";

/** Houses round a village sign: walls, and their roofs with the spire of the church. */
const WALLS =
  "M-25 -4L-25 -10L-18 -10L-18 -4ZM-19 -8L-19 -15L-10 -15L-10 -8ZM10 -10L10 -22L16 -22L16 -10Z" +
  "M15 -4L15 -13L24 -13L24 -4ZM-24 10L-24 4L-15 4L-15 10ZM16 9L16 3L25 3L25 9Z";
const ROOFS =
  "M-26.4 -9.6L-21.5 -14L-16.6 -9.6ZM-20.4 -14.6L-14.5 -19.6L-8.6 -14.6ZM9 -21.6L13 -33L17 -21.6Z" +
  "M13.8 -12.6L19.5 -17.4L25.2 -12.6ZM-25.2 4.4L-19.5 0L-13.8 4.4ZM14.8 3.4L20.5 -1L26.2 3.4Z";
/** A farm with its barn, for a hamlet. */
const FARM_WALLS = "M-12 0L-12 -6L-4 -6L-4 0ZM3 -1L3 -6L11 -6L11 -1Z";
const FARM_ROOFS = "M-13.4 -5.6L-8 -10.6L-2.6 -5.6ZM1.8 -5.6L7 -10L12.2 -5.6Z";

/** Dragoons: a helmet with a crest. */
const HELMET = "M-9 5C-9 -5 -5 -10 0 -10C5 -10 9 -5 9 5L11 8L-11 8ZM-1.4 -10L1.4 -10L1.4 -14L-1.4 -14Z";
/** Peasants: a pitchfork. */
const FORK =
  "M-1.8 13L-1.8 0C-7 -0.6 -9 -4 -9 -13L-5.4 -13C-5.4 -7 -4.6 -4.6 -1.8 -3.8L-1.8 -13" +
  "L1.8 -13L1.8 -3.8C4.6 -4.6 5.4 -7 5.4 -13L9 -13C9 -4 7 -0.6 1.8 0L1.8 13Z";
/** Portefaix: a boy with a staff. */
const BOY = "M0 -15A4.6 4.6 0 1 1 -0.1 -15ZM-6 -4.6L6 -4.6L8 14L-8 14ZM9 14L11 -15L12.8 -15L11 14Z";
/** A victim: a drop of blood. */
const DROP = "M0 -9C3.6 -3.6 6 -0.4 6 3A6 6 0 0 1 -6 3C-6 -0.4 -3.6 -3.6 0 -9Z";

/** The back of every trace token. */
const PAW =
  "M0 0C4 0 6.6 3.4 6 6.4C5.4 9 -5.4 9 -6 6.4C-6.6 3.4 -4 0 0 0ZM-6.6 -1.6" +
  "A2.2 3 0 1 1 -6.7 -1.7ZM-2.6 -5A2.2 3 0 1 1 -2.7 -5.1ZM2.8 -5A2.2 3 0 1 1 2.7 -5.1Z" +
  "M6.8 -1.6A2.2 3 0 1 1 6.7 -1.7Z";

/**
 * The signs of the five identities: wolf's head, claw marks, crown, horned head, stick and bundle.
 *
 * @type {Record<string, string>}
 */
const TRACES = {
  wolves:
    "M-8.2 -9.6L-3.6 -5.8L3.6 -5.8L8.2 -9.6L8.4 -1.4L9.6 2.2L5.8 2.8L2.4 9.4L-2.4 9.4L-5.8 2.8" +
    "L-9.6 2.2L-8.4 -1.4ZM-5.8 -2.4L-4.2 0.4L-1.6 0.6ZM5.8 -2.4L1.6 0.6L4.2 0.4Z",
  predator: "M-7 -8L-4.6 -8L-3 8L-5 8ZM-1.4 -8L1.4 -8L1 8L-1 8ZM4.6 -8L7 -8L5 8L3 8Z",
  count: "M-8 6L-8 -6L-3.6 -1L0 -8L3.6 -1L8 -6L8 6Z",
  devil:
    "M-8 -9C-7.4 -4 -5.6 -2.6 -4 -2.6C-2 -3.6 2 -3.6 4 -2.6C5.6 -2.6 7.4 -4 8 -9" +
    "C9.4 -4.4 8.6 -1 6 0.6C6 5 3 9 0 9C-3 9 -6 5 -6 0.6C-8.6 -1 -9.4 -4.4 -8 -9Z",
  vagabond: "M-8.4 9L4.6 -6.6L6 -5.4L-7 10ZM5 -9.4A4.4 4.4 0 1 1 4.9 -9.4Z",
};

/** @type {Record<string, string>} sun, leaf, flake and flower */
const SEASON_SIGNS = {
  summer:
    "M0 -4.6A4.6 4.6 0 1 1 -0.1 -4.6ZM-0.8 -9L0.8 -9L0.8 -6L-0.8 -6ZM-0.8 6L0.8 6L0.8 9" +
    "L-0.8 9ZM-9 -0.8L-6 -0.8L-6 0.8L-9 0.8ZM6 -0.8L9 -0.8L9 0.8L6 0.8Z",
  autumn: "M-7 8C-9 -2 -3 -9 8 -8C9 2 3 8 -4.4 6.6L-6 9ZM-4 5L4 -4L-3 3.4Z",
  winter:
    "M-1 -9L1 -9L1 -2.6L6.4 -5.8L7.4 -4L2 -0.9L2 0.9L7.4 4L6.4 5.8L1 2.6L1 9L-1 9L-1 2.6" +
    "L-6.4 5.8L-7.4 4L-2 0.9L-2 -0.9L-7.4 -4L-6.4 -5.8L-1 -2.6Z",
  spring:
    "M0 -2.4C-4 -8 4 -8 0 -2.4C5 -6.6 8 0.6 2.2 0.2C7 3.4 1.6 8.4 0.8 2.6L0.8 9L-0.8 9" +
    "L-0.8 2.6C-1.6 8.4 -7 3.4 -2.2 0.2C-8 0.6 -5 -6.6 0 -2.4Z",
};

const SHIELD = "M0 -8C2.6 -6.4 5 -5.8 7.2 -5.8C7.2 1 5 5.6 0 8.6" + "C-5 5.6 -7.2 1 -7.2 -5.8C-5 -5.8 -2.6 -6.4 0 -8Z";
const EYE = "M-9 0C-5 -6 5 -6 9 0C5 6 -5 6 -9 0ZM0 -3A3 3 0 1 0 0.1 -3Z";

/** @returns {import("wolfden/toolkit/svg.js").Tree[]} */
export const definitions = () => [
  ...coverDefinitions(),
  ...landscapeDefinitions(),
  ...Object.keys(ATTRIBUTES).map(hunterSymbol),
  standing(
    "piece-beast",
    21,
    ...outlined(BEAST),
    path(BEAST_LIGHT, "beast-fur-lit"),
    path(BEAST_FACE, "beast-face"),
    path(BEAST_GLARE, "beast-glare"),
    path(BEAST_EYES, "beast-stare"),
    path(BEAST_FANGS, "beast-fangs"),
  ),
  symbol("houses", path(WALLS, "wall"), path(ROOFS, "roof")),
  symbol("farm", path(FARM_WALLS, "wall"), path(FARM_ROOFS, "roof")),
  symbol("troop-dragoon", ...outlined(HELMET)),
  symbol("troop-peasant", ...outlined(FORK)),
  symbol("portefaix", ...outlined(BOY)),
  symbol("victim", path(DROP, "blood")),
  symbol("shield", path(SHIELD, "shield")),
  symbol("watched", path(EYE, "watch", { "fill-rule": "evenodd" })),
  ...Object.entries(TRACES).map(([name, d]) => symbol(`trace-${name}`, disc(12, "token"), path(d, "sign"))),
  // The book has a paw on the back of every trace token.
  symbol("trace-hidden", disc(12, "shut"), path(PAW, "trace-back")),
  symbol("marker", disc(7, "shut")),
  ...Object.entries(SEASON_SIGNS).map(([name, d]) =>
    symbol(`season-${name}`, disc(15, "token"), path(d, `season-${name}`, { transform: "scale(1.1)" })),
  ),
];

/**
 * A hunter as a person: with a coat in two tones, a face, a hat, and what that person carries.
 *
 * @param {string} name
 */
const hunterSymbol = (name) =>
  symbol(
    `hunter-${name}`,
    el("ellipse", { cx: 3, cy: 17.6, rx: 12, ry: 3.4, class: "shadow" }),
    ...outlined(COAT),
    path(HEAD, "halo"),
    ...outlined(HATS[name]),
    path(COAT, "piece-line"),
    ...toned(COAT_DARK, COAT_LIGHT, CRAVAT),
    path(HEAD, "hunter-skin"),
    path(HEAD_DARK, "tone-dark"),
    path(EYES, "hollow"),
    path(HATS[name], "piece-line"),
    path(HATS[name], "hat"),
    ...ATTRIBUTES[name].map(([d, look]) => path(d, look)),
  );

/**
 * A hunter standing or lying.
 *
 * @param {Pick<import("./types.js").Hunter, "hunter" | "lying">} hunter
 * @param {number} [scale]
 */
export const figure = ({ hunter, lying }, scale = 1) =>
  el("g", lying ? { transform: "rotate(-90)" } : {}, use(`hunter-${hunter}`, { scale, class: `figure-${hunter}` }));

/**
 * The trace on a space: its sign where it is known, dark while face down.
 *
 * @param {import("./types.js").Space} space
 */
export const traceSign = ({ token, face_up: isUp }) => [
  use(token ? `trace-${token}` : "trace-hidden", {
    "data-trace": token || "hidden",
    "data-face": isUp ? "up" : "down",
  }),
  token && !isUp && path("M-12 0A12 12 0 0 0 12 0Z", "shade"),
];

/** From one piece of a row to the next, as long as there is room. */
const STEP = 26;
/** The middle of the row of pieces, above a village and above a hamlet. */
const ABOVE_VILLAGE = -35;
const ABOVE_HAMLET = -24;
/** How large a person on the map is. */
const PERSON = 1;

/**
 * The Beast, hunters, Portefaix and the black marker in a place, side by side above it.
 *
 * @param {Scene} scene
 * @param {Place} place
 * @param {Point} point
 * @param {Ui} ui
 */
export function pieceRow(scene, place, point, ui) {
  const all = [
    ...(place.id === scene.beast.at ? [beast(scene)] : []),
    ...huntersAt(scene, place.id).map((hunter) => hunterPiece(scene, hunter, ui)),
    ...(place.id === scene.portefaix ? [single("portefaix", "boy", 1)] : []),
    ...(place.id === scene.traces.marker ? [single("marker", "", 1)] : []),
  ];
  const step = Math.min(STEP, PIECE_ROW / Math.max(1, all.length));
  const y = place.number ? ABOVE_VILLAGE : ABOVE_HAMLET;
  return all.map((piece, number) =>
    el(
      "g",
      {
        transform: shifted(point.x, point.y),
        key: `${place.id}-${number}`,
      },
      el("g", { class: "map-sign" }, el("g", { transform: shifted(step * (number - (all.length - 1) / 2), y) }, piece)),
    ),
  );
}

/** @param {Scene} scene */
const beast = (scene) =>
  el(
    "g",
    { class: classes("still", scene.beast.hidden && "hides"), "data-kind": "beast" },
    use("piece-beast", { y: 24, scale: 1.32, class: "monster" }),
  );

/**
 * @param {string} symbol
 * @param {string} look
 * @param {number} scale
 */
const single = (symbol, look, scale) =>
  el("g", { class: "still", "data-kind": symbol }, use(symbol, { scale, class: look || null }));

/**
 * A hunter answers to pointers only while he can be chosen; else his village does.
 *
 * @param {Scene} scene
 * @param {Hunter} hunter
 * @param {Ui} ui
 */
function hunterPiece(scene, hunter, ui) {
  const word = `piece:${hunter.hunter}`;
  const facts = { "data-kind": hunter.hunter, "data-stance": hunter.lying ? "lying" : "standing" };
  const isDone = scene.stage === "move" && hunter.moved;
  const look = classes("hunter", isDone && "has-moved");
  if (!ui.glowing.has(word) && !ui.marked.has(word)) {
    return el("g", { class: `${look} still`, ...facts }, figure(hunter, PERSON));
  }
  const glow = el("ellipse", { cy: -3, rx: 16, ry: 23, class: "piece-glow" });
  const label = say(textOf("figure", hunter, scene), ui);
  return target(word, label, ui, { class: look, ...facts }, glow, figure(hunter, PERSON));
}
