/** What is above the map: the strip with season, victims and traces, and the four season spaces. */
import { el } from "wolfden/toolkit/svg.js";
import { classes, disc, icon, shifted, target, use, words } from "wolfden/toolkit/drawing.js";
import { fact } from "wolfden/toolkit/cards.js";
import { say } from "wolfden/toolkit/texts.js";
import { placeOf, seasonOf, TOKENS_TO_WIN, yearOf } from "./scene.js";
import { traceSign } from "./symbols.js";
import { textOf } from "./vocabulary.js";

/**
 * @typedef {import("wolfden/toolkit/svg.js").Tree} Tree
 * @typedef {import("wolfden/toolkit/title.js").Ui} Ui
 * @typedef {import("./types.js").Scene} Scene
 * @typedef {import("./types.js").Space} Space
 * @typedef {{ wide: number, textSize: number }} Size
 */

const STEP = 34;
const DROP_STEP = 17;

/**
 * @param {Scene} scene
 * @param {Ui} ui
 * @returns {Tree}
 */
export function status(scene, ui) {
  const { season, year, traces } = scene;
  const now = { season, year: `${year}` };
  const taken = { count: traces.count, goal: TOKENS_TO_WIN };
  return el(
    "div",
    { class: "status brotherhood-status" },
    el(
      "span",
      { class: "status-words" },
      el("strong", {}, say({ key: scene.round ? "brotherhood-now" : "brotherhood-before", args: now }, ui)),
      el("small", {}, say(stageText(scene), ui)),
    ),
    el(
      "div",
      { class: "status-track" },
      rounds(scene, ui),
      victims(scene, ui),
      fact(
        icon("trace-hidden", { half: 13 }),
        `${traces.count}/${TOKENS_TO_WIN}`,
        say({ key: "brotherhood-taken", args: taken }, ui),
        "taken",
      ),
    ),
  );
}

/** @param {Scene} scene @returns {import("wolfden/toolkit/texts.js").Spoken} */
const stageText = ({ stage, season, ending }) =>
  stage === "over"
    ? { key: "brotherhood-ending", args: { ending } }
    : { key: `brotherhood-stage-${stage}`, args: { season } };

/**
 * The twelve seasons; those that have come are lit.
 *
 * @param {Scene} scene
 * @param {Ui} ui
 */
const rounds = ({ round: now, rounds: all }, ui) =>
  el(
    "svg",
    {
      class: "round-track",
      viewBox: `0 0 ${STEP * all} 50`,
      role: "img",
      "aria-label": say({ key: "brotherhood-round", args: { round: now, rounds: all } }, ui),
    },
    ...Array.from({ length: all }, (_none, place) => place + 1).map((number) =>
      el(
        "g",
        {
          class: classes("round", number <= now && "came", number === now && "now"),
          "data-round": number,
          transform: shifted(STEP * (number - 0.5), 17),
        },
        use(`season-${seasonOf(number)}`, { scale: 0.88 }),
        number === now && disc(15.5, "now-ring"),
        (number === 1 || seasonOf(number) === "spring") && words(`’${yearOf(number) % 100}`, 0, 31, "round-year"),
      ),
    ),
  );

/**
 * A drop for each victim the Beast needs, those claimed filled.
 *
 * @param {Scene} scene
 * @param {Ui} ui
 */
function victims({ victims: done, victims_to_win: goal }, ui) {
  const label = say({ key: "brotherhood-victims", args: { count: done, goal } }, ui);
  return el(
    "span",
    { class: "victim-track", role: "img", title: label, "aria-label": label },
    el(
      "svg",
      { class: "drops", viewBox: `0 0 ${DROP_STEP * goal} 24`, "aria-hidden": "true" },
      ...Array.from({ length: goal }, (_none, place) =>
        el("g", { class: place < done ? "claimed" : "spared" }, use("victim", { x: DROP_STEP * (place + 0.5), y: 12 })),
      ),
    ),
    icon("victim", { half: 11 }),
    el("b", {}, `${done}/${goal}`),
  );
}

// The season spaces: troops left, the village card and the trace.

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
