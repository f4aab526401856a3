/** The four season spaces above the map: troops left, the village card and the trace. */
import { el } from "wolfden/toolkit/svg.js";
import { classes, shifted, target, use, words } from "wolfden/toolkit/drawing.js";
import { say } from "wolfden/toolkit/texts.js";
import { placeOf } from "./scene.js";
import { traceSign } from "./symbols.js";
import { textOf } from "./vocabulary.js";

/**
 * @typedef {import("wolfden/toolkit/title.js").Ui} Ui
 * @typedef {import("./types.js").Scene} Scene
 * @typedef {import("./types.js").Space} Space
 * @typedef {{ wide: number, textSize: number }} Size
 */

export const SPACES_HEIGHT = 98;

const GAP = 10;
const HIGH = 86;
/** Boxes narrower than this have no room for names. */
const NARROW = 245;
/** So do boxes whose text would be larger than this. */
const LARGEST = 19.5;
/** Characters of a name per unit of width. */
const DENSITY = 0.084;

/**
 * @param {Scene} scene
 * @param {number} width  of the whole row
 * @param {number} textSize  the smallest text size
 * @param {Ui} ui
 */
export const spaces = (scene, width, textSize, ui) =>
  el(
    "g",
    { class: "spaces" },
    ...scene.spaces.map((space, place) => spaceBox(scene, space, place, { wide: (width - 3 * GAP) / 4, textSize }, ui)),
  );

/**
 * @param {Scene} scene
 * @param {Space} space
 * @param {number} place
 * @param {Size} size
 * @param {Ui} ui
 */
function spaceBox(scene, space, place, size, ui) {
  const { wide } = size;
  const isNow = space.season === scene.season && scene.stage !== "over";
  const transform = shifted(place * (wide + GAP), -SPACES_HEIGHT);
  return [
    target(
      `track:${space.season}`,
      say(textOf("space", space, scene), ui),
      ui,
      { class: classes("space", isNow && "now"), key: space.season, transform },
      el("rect", { width: wide, height: HIGH, rx: 12, class: "space-paper" }),
      el("rect", { x: 2, y: 2, width: wide - 4, height: HIGH - 4, rx: 10, class: "pane" }),
    ),
    el("g", { class: "still", transform }, ...onSpace(scene, space, size, ui)),
  ];
}

/**
 * The contents of a season space.
 *
 * @param {Scene} scene
 * @param {Space} space
 * @param {Size} size
 * @param {Ui} ui
 */
const onSpace = (scene, space, { wide, textSize }, ui) => [
  use(`vignette-${space.season}`, { x: 30, y: 24 }),
  Array.from({ length: space.troops }, (_none, number) =>
    use(`troop-${space.troop}`, { x: 16 + 21 * number, y: 66, scale: 0.8, class: space.troop }),
  ),
  wide < NARROW || textSize > LARGEST ? shortLine(scene, space) : cardLine(scene, space, wide, ui),
  space.trace && el("g", { transform: shifted(wide - 26, 62, 1.15) }, ...traceSign(space)),
  space.victims > 0 && fogVictims(space.victims, wide),
];

/**
 * The village card: which village and since when, as the viewer may know.
 *
 * @param {Scene} scene
 * @param {Space} space
 * @param {number} wide
 * @param {Ui} ui
 */
function cardLine(scene, space, wide, ui) {
  const length = Math.floor((wide - 60) * DENSITY);
  if (!space.card) return words(say({ key: "brotherhood-no-card" }, ui), 60, 33, "space-words soft");
  const village = placeOf(scene, space.village);
  const name = village
    ? `${village.number} ${short(say(textOf("bare_name", village), ui), length)}`
    : say({ key: "brotherhood-face-down" }, ui);
  const note = space.open
    ? `${space.year}`
    : say({ key: village ? "brotherhood-hidden-note" : "brotherhood-secret" }, ui);
  return [words(name, 60, 26, "space-words"), words(note, 60, 45, "space-words soft")];
}

/**
 * Where there is little room, the number of the village and the year are written large.
 *
 * @param {Scene} scene
 * @param {Space} space
 */
function shortLine(scene, space) {
  if (!space.card) return null;
  const village = placeOf(scene, space.village);
  const year = `’${space.year % 100}`;
  return [
    words(village ? village.number : "?", 60, 37, "space-words large"),
    space.open && words(year, 104, 37, "space-words large soft"),
  ];
}

/**
 * @param {string} name
 * @param {number} length
 */
const short = (name, length) => (name.length > length ? `${name.slice(0, length - 1)}…` : name);

/**
 * @param {number} count
 * @param {number} wide
 */
const fogVictims = (count, wide) =>
  el(
    "g",
    { "data-victims": count, transform: shifted(wide - 60, 62) },
    el("g", { class: "map-sign" }, use("victim", { scale: 1.5 }), words(count, 0, 7, "victim-count large")),
  );
