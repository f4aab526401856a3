/** Symbols and patterns, drawn once for a page: boards and cards only refer to them. */
import { el } from "./svg.js";
import { packDefinitions } from "./packs.js";
import { layerDefinitions } from "./layers.js";

/**
 * The one hidden picture that holds everything the drawings of some titles refer to. It has to
 * stand in the page before any board, once.
 *
 * @param {{ definitions: () => import("./svg.js").Tree[] }[]} titles
 */
export const definitions = (titles) =>
  el(
    "svg",
    { class: "definitions", width: 0, height: 0, "aria-hidden": "true", focusable: "false" },
    el(
      "defs",
      {},
      ...packDefinitions(),
      ...layerDefinitions(),
      ...titles.flatMap((title) => title.definitions()),
    ),
  );
