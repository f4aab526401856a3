/** The four season spaces above the map: troops left, the village card and the trace. */
import { el } from "../../core/svg.js";
import { classes, shifted, target, use, words } from "../shared/drawing.js";
import { say } from "../shared/texts.js";
import { WIDTH } from "./layout.js";
import { traceSign } from "./pieces.js";
import { placeOf, roundLaid, yearOf } from "./scene.js";
import { spaceText } from "./texts.js";

/**
 * @typedef {import("../../core/title.js").Ui} Ui
 * @typedef {import("./scene.js").Scene} Scene
 * @typedef {import("./scene.js").Space} Space
 */

export const SPACES_HEIGHT = 98;

const GAP = 10;
const HIGH = 86;
const LONGEST = 21;

/**
 * @param {Scene} scene
 * @param {Ui} ui
 */
export const spaces = (scene, ui) =>
  el(
    "g",
    { class: "spaces" },
    ...scene.spaces.map((space, place) => spaceBox(scene, space, place, ui)),
  );

/**
 * @param {Scene} scene
 * @param {Space} space
 * @param {number} place
 * @param {Ui} ui
 */
function spaceBox(scene, space, place, ui) {
  const wide = (WIDTH - 3 * GAP) / 4;
  const isNow = space.season === scene.season && scene.stage !== "over";
  return target(
    `track:${space.season}`,
    say(spaceText(scene, space), ui),
    ui,
    {
      class: classes("space", isNow && "now"),
      key: space.season,
      transform: shifted(place * (wide + GAP), -SPACES_HEIGHT),
    },
    el("rect", { width: wide, height: HIGH, rx: 12, class: "space-paper" }),
    el("rect", { x: 2, y: 2, width: wide - 4, height: HIGH - 4, rx: 10, class: "pane" }),
    use(`season-${space.season}`, { x: 28, y: 27, scale: 1.2 }),
    Array.from({ length: space.troops }, (_none, number) =>
      use(`troop-${space.troop}`, { x: 16 + 21 * number, y: 66, scale: 0.8, class: space.troop }),
    ),
    cardLine(scene, space, ui),
    space.trace && el("g", { transform: shifted(wide - 26, 62, 1.15) }, ...traceSign(space)),
    space.victims > 0 && fogVictims(space.victims, wide),
  );
}

/**
 * The village card: which village and since when, as far as one may know.
 *
 * @param {Scene} scene
 * @param {Space} space
 * @param {Ui} ui
 */
function cardLine(scene, space, ui) {
  if (!space.card)
    return words(say({ key: "brotherhood-no-card" }, ui), 60, 33, "space-words soft");
  const village = placeOf(scene, space.village);
  const name = village
    ? `${village.number} ${short(village.name)}`
    : say({ key: "brotherhood-face-down" }, ui);
  const note = space.open
    ? `${yearOf(roundLaid(scene, space))}`
    : say({ key: village ? "brotherhood-hidden-note" : "brotherhood-secret" }, ui);
  return [words(name, 60, 26, "space-words"), words(note, 60, 45, "space-words soft")];
}

/** @param {string} name */
const short = (name) => (name.length > LONGEST ? `${name.slice(0, LONGEST - 1)}…` : name);

/**
 * @param {number} count
 * @param {number} wide
 */
const fogVictims = (count, wide) =>
  el(
    "g",
    { "data-victims": count, transform: shifted(wide - 60, 62) },
    use("victim", { scale: 1.4 }),
    words(count, 0, 6.4, "victim-count large"),
  );
