/** The moon over the table: how far it is, when the next phases are scored, and what they bring. */
import { el, round } from "wolfden/toolkit/svg.js";
import { classes, disc, shifted, use, words } from "wolfden/toolkit/drawing.js";
import { pips } from "wolfden/toolkit/cards.js";
import { say } from "wolfden/toolkit/texts.js";
import { isActing, PHASES, scoresNext } from "./scene.js";
import { textOf } from "./vocabulary.js";

/**
 * @typedef {import("wolfden/toolkit/svg.js").Tree} Tree
 * @typedef {import("wolfden/toolkit/title.js").Ui} Ui
 * @typedef {import("./types.js").Scene} Scene
 * @typedef {import("./types.js").Moon} Moon
 */

const STEP = 22;
const MOON_STEP = 46;
const LINE = 22;

/**
 * @param {Scene} scene
 * @param {Ui} ui
 * @returns {Tree}
 */
export function status(scene, ui) {
  const { actions, free_actions: free, packs, seat, stage } = scene;
  const left = Math.max(0, free - actions);
  const args = { left, tokens: packs[seat]?.action_tokens ?? 0 };
  const isTurn = (stage === "act" || stage === "walk" || stage === "hunt") && isActing(scene, seat);
  const next = scene.regions.filter((region) => scoresNext(scene, region)).length;
  return el(
    "div",
    { class: "status wolves-status" },
    el(
      "span",
      { class: "status-words" },
      el(
        "strong",
        {},
        say(
          {
            key: isTurn ? "wolves-turn" : `wolves-stage-${stage}`,
            // W4.1 The turns of one pack, not of all.
            args: { turn: Math.ceil(scene.turn / packs.length), who: { seat } },
          },
          ui,
        ),
      ),
      isTurn &&
        el(
          "span",
          {
            class: "actions-left",
            role: "img",
            "aria-label": say({ key: "wolves-actions-left", args }, ui),
            title: say({ key: "wolves-actions-left", args }, ui),
          },
          pips(left, free),
        ),
      stage !== "over" && el("small", {}, say({ key: "wolves-next-regions", args: { count: next } }, ui)),
    ),
    el("div", { class: "status-track" }, moonTrack(scene, ui)),
  );
}

/**
 * A dot for each date, a moon with both its values for each scoring date; dates taken are lit.
 *
 * @param {Scene} scene
 * @param {Ui} ui
 */
function moonTrack(scene, ui) {
  const { moon } = scene;
  const last = moon.dates[moon.dates.length - 1];
  /** @type {number[]} */
  const xs = [];
  for (let date = 1, x = 12; date <= last; date += 1) {
    const wide = moon.dates.includes(date) ? MOON_STEP : STEP;
    xs.push(x + wide / 2);
    x += wide;
  }
  const width = xs[last - 1] + MOON_STEP / 2 + 12;
  return el(
    "svg",
    {
      class: "moon-track",
      viewBox: `0 0 ${round(width)} 58`,
      role: "img",
      "aria-label": say(textOf("table", scene), ui),
    },
    el("path", { d: `M${xs[0]} ${LINE}L${xs[last - 1]} ${LINE}`, class: "moon-line" }),
    ...xs.map((x, place) => date(moon, place + 1, x)),
  );
}

/**
 * @param {Moon} moon
 * @param {number} date
 * @param {number} x
 */
function date(moon, date, x) {
  const reached = date <= moon.date;
  const place = moon.dates.indexOf(date);
  const isNext = place === moon.scored.length;
  if (place < 0) {
    return el(
      "g",
      {
        class: classes("date", reached && "reached"),
        "data-date": date,
        transform: shifted(x, LINE),
      },
      disc(6.5, reached ? "lit-slot" : "slot"),
    );
  }
  const [first, second] = moon.points[place];
  return el(
    "g",
    {
      class: classes("date", "phase", reached && "reached", isNext && "next"),
      "data-date": date,
      transform: shifted(x, LINE),
    },
    use(`moon-${PHASES[place]}`, { scale: 1.15 }),
    isNext && disc(20, "lit"),
    words(`${first} / ${second}`, 0, 33, "phase-points"),
  );
}
