/** What is worth to be shown large in The Wolves: howls, prey, phases of the moon, regions won. */

/**
 * @param {import("wolfden/core/title.js").GameEvent} event
 * @param {import("./types.js").Scene} scene
 * @returns {import("wolfden/core/title.js").Moment | null}
 */
export function momentOf({ name, facts }, scene) {
  const at = `hex:${facts.at}`;
  if (name === "howl") return { at, symbol: "lone-wolf", look: "lone", tone: "howl" };
  if (name === "hunt") return { at, symbol: `prey-${facts.prey}`, tone: "take" };
  if (name === "phase") return { at: "", symbol: `moon-${facts.phase}`, tone: "score" };
  if (name !== "region-scored") return null;
  const lake = scene.regions[Number(facts.slot)]?.lake ?? "";
  return { at: `hex:${lake}`, symbol: "moon-full", tone: "score" };
}
