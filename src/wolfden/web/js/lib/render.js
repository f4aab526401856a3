/** Plain trees (see `svg.js`) become elements of the page here, and nowhere else. */
import { h, useRef } from "./html.js";
import { sharing } from "../toolkit/svg.js";

/**
 * @typedef {import("preact").VNode} VNode
 * @typedef {import("../toolkit/svg.js").Tree} Tree
 */

/** @type {WeakMap<Tree, VNode>} what a tree became: the same tree is not gone through again */
const made = new WeakMap();

/**
 * @param {import("../toolkit/svg.js").Node | null | undefined} tree
 * @returns {VNode | string | null}
 */
export function drawn(tree) {
  if (tree === null || tree === undefined) return null;
  if (typeof tree === "string") return tree;
  const known = made.get(tree);
  if (known) return known;
  const element = h(tree.name, tree.attributes, ...tree.children.map(drawn));
  made.set(tree, element);
  return element;
}

/**
 * Draw something that changes: only what differs from the last time is looked at again.
 *
 * @param {{ tree: Tree | null }} props
 */
export function Drawing({ tree }) {
  const last = useRef(/** @type {Tree | undefined} */ (undefined));
  last.current = tree ? sharing(last.current, tree) : undefined;
  return drawn(last.current);
}
