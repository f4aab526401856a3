/** What is worth to be shown large in Age of the Wolf: dice, battles, dens. */
import { battleOf, emblemOf } from "./scene.js";

/**
 * @param {import("wolfden/core/title.js").GameEvent} event
 * @param {import("./types.js").Scene} scene
 * @returns {import("wolfden/core/title.js").Moment | null}
 */
export function momentOf({ name, seat, facts }, scene) {
  const at = `region:${facts.at ?? battleOf(scene)?.at ?? ""}`;
  if (name === "roll") return { at, symbol: `die-${facts.face}`, tone: "die" };
  if (name === "den") {
    return { at, symbol: "piece-den", look: `pack-${emblemOf(scene, seat)}`, tone: "score" };
  }
  if (name !== "battle") return null;
  const look = seat >= 0 ? `pack-${emblemOf(scene, seat)}` : "";
  return { at, symbol: "piece-alpha", look, tone: "attack" };
}
