/** Turns plain trees (see `svg.js`) into elements of the page, and paces rendering and other work that takes long. */
import { h, options, useRef } from "./html.js";
import { sharing } from "../toolkit/svg.js";

/**
 * @typedef {import("preact").VNode} VNode
 * @typedef {import("../toolkit/svg.js").Tree} Tree
 */

/** @type {WeakMap<Tree, VNode>} elements by tree: the same tree is converted once */
const elements = new WeakMap();

/**
 * @param {import("../toolkit/svg.js").Node | null | undefined} tree
 * @returns {VNode | string | null}
 */
export function drawn(tree) {
  if (tree === null || tree === undefined) return null;
  if (typeof tree === "string") return tree;
  const known = elements.get(tree);
  if (known) return known;
  const element = h(tree.name, tree.attributes, ...tree.children.map(drawn));
  elements.set(tree, element);
  return element;
}

/**
 * Draw a tree that changes: only differences to the previous one are converted.
 *
 * @param {{ tree: Tree | null }} props
 */
export function Drawing({ tree }) {
  const last = useRef(/** @type {Tree | undefined} */ (undefined));
  last.current = tree ? sharing(last.current, tree) : undefined;
  return drawn(last.current);
}

/** Milliseconds within which further changes wait for the next frame. */
const FRAME = 16;
/** The interval of a hidden page, which has no frames but is kept up to date. */
const HIDDEN_INTERVAL = 100;

let lastRender = -Infinity;

/** @param {() => void} draw */
function schedule(draw) {
  const act = () => {
    lastRender = performance.now();
    draw();
  };
  if (document.hidden) setTimeout(act, HIDDEN_INTERVAL);
  else if (performance.now() - lastRender > FRAME) queueMicrotask(act);
  else requestAnimationFrame(act);
}

/** Render immediately, but in a burst of updates at most once per frame. */
export function startPacing() {
  options.debounceRendering = schedule;
}

/** Milliseconds after which the browser has its turn. */
const SLICE = 10;

/** Let the browser do what waits. @returns {Promise<void>} */
export const breathe = () => new Promise((resolve) => setTimeout(resolve));

/**
 * Do the work of a generator, which yields wherever it can be interrupted.
 *
 * @param {Iterable<unknown>} work
 */
export async function inSlices(work) {
  let begun = performance.now();
  for (const _part of work) {
    if (performance.now() - begun < SLICE) continue;
    await breathe();
    begun = performance.now();
  }
}
