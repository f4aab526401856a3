/** The strip above the map: season and round, victims so far, traces taken. */
import { el } from "wolfden/toolkit/svg.js";
import { classes, disc, icon, shifted, use, words } from "wolfden/toolkit/drawing.js";
import { fact } from "wolfden/toolkit/cards.js";
import { say } from "wolfden/toolkit/texts.js";
import { seasonOf, TOKENS_TO_WIN, yearOf } from "./scene.js";

/**
 * @typedef {import("wolfden/toolkit/svg.js").Tree} Tree
 * @typedef {import("wolfden/toolkit/title.js").Ui} Ui
 * @typedef {import("./types.js").Scene} Scene
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
