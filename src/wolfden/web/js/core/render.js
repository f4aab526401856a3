/** Plain trees (see `svg.js`) become elements of the page here, and nowhere else. */
import { h } from "./html.js";

/** @typedef {import("preact").VNode} VNode */

/**
 * @param {import("./svg.js").Node | null | undefined} tree
 * @returns {VNode | string | null}
 */
export function drawn(tree) {
  if (tree === null || tree === undefined) return null;
  if (typeof tree === "string") return tree;
  return h(tree.name, tree.attributes, ...tree.children.map(drawn));
}
