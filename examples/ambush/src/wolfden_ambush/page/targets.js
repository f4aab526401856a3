/** Choosing in Ambush: what words point at, and what a stray click meant. */
import { splitTarget } from "wolfden/toolkit/words.js";

/**
 * A number after `bid` is a token on the table; everything else is a button.
 *
 * @param {string} word
 * @param {string[]} chosen
 * @returns {import("wolfden/toolkit/title.js").Target}
 */
export const targetOf = (word, chosen) => ({
  kind: chosen[0] === "bid" ? "token" : "button",
  id: word,
});

/**
 * Beginnings of actions one may have meant by pointing at something that does not glow.
 *
 * @param {string} target
 * @param {string[]} _chosen
 * @param {import("./scene.js").Scene} scene
 * @param {number} seat
 * @returns {string[]}
 */
export function whyNot(target, _chosen, scene, seat) {
  const [kind, id] = splitTarget(target);
  if (kind === "token") return [`bid ${id}`];
  if (kind !== "card" || id !== `${seat + 1}`) return [];
  return scene.hands[seat].has_bid ? ["show"] : ["swap"];
}
