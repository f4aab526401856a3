/** The strip above the table: round, step of the turn, the battle that is fought, cards left. */
import { el } from "wolfden/toolkit/svg.js";
import { classes, icon } from "wolfden/toolkit/drawing.js";
import { fact } from "wolfden/toolkit/cards.js";
import { say } from "wolfden/toolkit/texts.js";
import { attackChance, battleOf, isDealing, regionOf } from "./scene.js";
import vocabulary, { textOf } from "./vocabulary.js";

/**
 * @typedef {import("wolfden/toolkit/svg.js").Tree} Tree
 * @typedef {import("wolfden/toolkit/title.js").Ui} Ui
 * @typedef {import("./types.js").Scene} Scene
 * @typedef {import("./scene.js").Battle} Battle
 */

/** A3 The steps of a turn; a pack that has to discard does so within the last one. */
const STEPS = vocabulary.terms.steps.filter((step) => step !== "discard");

/**
 * @param {Scene} scene
 * @param {Ui} ui
 * @returns {Tree}
 */
export function status(scene, ui) {
  const { stage, round, round_limit: limit, active, step } = scene;
  const hasTurns = !isDealing(scene) && stage !== "over";
  const battle = battleOf(scene);
  const args = { round, limit, who: { seat: active } };
  return el(
    "div",
    { class: "status age-status" },
    el(
      "span",
      { class: "status-words" },
      el("strong", {}, say({ key: hasTurns ? "age-turn" : `age-stage-${stage}`, args }, ui)),
      el("small", {}, say(decision(scene) ?? { key: "age-round", args }, ui)),
      battle && fight(scene, battle, ui),
    ),
    el("div", { class: "status-track" }, hasTurns && steps(step, ui), piles(scene, ui)),
  );
}

/**
 * Who decides about what, where it is not the pack whose turn it is.
 *
 * @param {Scene} scene
 * @returns {import("wolfden/toolkit/texts.js").Spoken | null}
 */
function decision(scene) {
  const { seat, active, place, stage } = scene;
  if (!place || seat < 0 || seat === active || stage === "over") return null;
  return { key: "age-decides", args: { who: { seat }, at: textOf("region_name", place, scene) } };
}

/**
 * The steps of a turn, the present one marked.
 *
 * @param {string} now
 * @param {Ui} ui
 */
const steps = (now, ui) =>
  el(
    "ol",
    { class: "steps" },
    ...STEPS.map((step) =>
      el(
        "li",
        {
          class: classes("step", step === now && "now"),
          "aria-current": step === now ? "step" : null,
        },
        say({ key: "age-step", args: { step } }, ui),
      ),
    ),
  );

/**
 * The state of a roll-off: both dice and both strengths.
 *
 * @param {Scene} scene
 * @param {Battle} battle
 * @param {Ui} ui
 */
function fight(scene, { at, rival, attack, defence, strength, against }, ui) {
  const name = textOf("region_name", at, scene);
  const args = { at: name, strength, against };
  return el(
    "span",
    { class: "fight", role: "img", "aria-label": say({ key: "age-fight", args }, ui) },
    ...side(attack, strength),
    el("span", { class: "versus" }, "⚔"),
    ...side(rival >= 0 ? defence : 0, against),
    el("small", {}, say(name, ui)),
  );
}

/**
 * The strength of one side, and how it came about: its wolves times its roll.
 *
 * @param {number} roll  0 where none counts
 * @param {number} strength
 */
const side = (roll, strength) => [
  ...(roll > 0 ? [`${strength / roll} ×`, icon(`die-${roll}`, { half: 15 }), "="] : []),
  el("b", {}, `${strength}`),
];

/**
 * Cards left in the deck and those discarded.
 *
 * @param {Scene} scene
 * @param {Ui} ui
 */
function piles({ deck, discards }, ui) {
  const gone = Object.entries(discards)
    .map(([thing, count]) => ({ thing, count }))
    .filter(({ count }) => count);
  const cards = gone.length ? textOf("group", gone) : { key: "age-none" };
  const label = say({ key: "age-piles", args: { deck, cards } }, ui);
  return fact(
    el(
      "svg",
      { class: "icon game-icon", viewBox: "0 0 22 24", "aria-hidden": "true" },
      el("rect", { x: 6, y: 2, width: 13, height: 18, rx: 2.4, class: "card-back" }),
      el("rect", { x: 3, y: 4, width: 13, height: 18, rx: 2.4, class: "card-back" }),
    ),
    `${deck}`,
    label,
    "piles",
  );
}

/**
 * The chance of an attack, on the button of what it is made with or where.
 *
 * @param {string} word
 * @param {string[]} chosen
 * @param {Scene} scene
 */
export function noteOn(word, chosen, scene) {
  const [verb, from, to] = [...chosen, word];
  const isAttack = verb === "hunt" || verb === "fight";
  // Where a movement may lead the board shows the odds; how many go is chosen by buttons alone.
  const place = verb === "move" && chosen.length > 2 ? to : isAttack ? from : undefined;
  const region = place && regionOf(scene, place.slice(1));
  const chance = region ? attackChance(scene, region, [...chosen, word]) : null;
  return chance === null ? null : { key: "age-chance-on-button", args: { chance } };
}

/**
 * What an action would cost the pack that acts: wolves that starve, the Lead Wolf, the game.
 *
 * @param {string[]} words
 * @param {Scene} scene
 * @param {number} seat
 * @returns {import("wolfden/toolkit/texts.js").Spoken | null}
 */
export function harmOf([verb, ...rest], scene, seat) {
  const { place, debt } = scene;
  if (verb === "perish") return { key: "age-harm-perish", args: { at: textOf("region_name", place, scene) } };
  if (verb === "lose" && rest.includes("lead")) return { key: "age-harm-lead" };
  if (verb === "stay") return hunger(scene, seat, (region) => (region.region === place ? debt : 0));
  return verb === "end" ? hunger(scene, seat, ({ surplus }) => surplus) : null;
}

/**
 * A3.6, A9.2 The wolves of a pack that starve; null if none does.
 *
 * @param {Scene} scene
 * @param {number} seat
 * @param {(region: import("./types.js").Region) => number} lost  how many in a region
 */
function hunger(scene, seat, lost) {
  const regions = scene.regions.filter((region) => region.owner === seat && lost(region) > 0);
  if (regions.length === 0) return null;
  const wolves = regions.reduce((sum, region) => sum + lost(region), 0);
  const isLed = regions.some((region) => region.lead && lost(region) >= region.wolves);
  const end = wolves >= scene.packs[seat].wolves ? "out" : isLed ? "lead" : "some";
  const places = regions.map((region) => ({
    key: "age-starve-in",
    args: { name: textOf("region_name", region.region, scene), surplus: lost(region) },
  }));
  return { key: "age-harm", args: { wolves, places, end } };
}

/** A9.2 Whether a pack is out of the game. @param {Scene} scene @param {number} seat */
export const isOut = (scene, seat) => scene.packs[seat].out;

/** A3.1 Every verb of the step in which packs move. @param {Scene} scene */
export const verbs = ({ stage }) => (stage === "move" ? ["move", "hunt"] : []);
