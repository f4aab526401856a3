/**
 * Plain trees: what drawing functions return. No DOM, no library, so that they can be tested
 * anywhere; `render.js` alone turns them into elements of a page.
 */

/**
 * @typedef {string | number | boolean | null | undefined} Value
 * @typedef {{ name: string, attributes: Record<string, Value>, children: Node[] }} Tree
 * @typedef {Tree | string} Node
 * @typedef {Tree | string | number | false | null | undefined | Child[]} Child
 */

/**
 * Return an element as a plain tree. Attributes are written as in SVG (`stroke-width`, `class`);
 * `key` identifies elements of a list when they move. Empty children (false, null) are left out.
 *
 * @param {string} name
 * @param {Record<string, Value>} [attributes]
 * @param {...Child} children
 * @returns {Tree}
 */
export function el(name, attributes = {}, ...children) {
  return { name, attributes, children: [...flat(children)] };
}

/**
 * @param {Child[]} children
 * @returns {Generator<Node>}
 */
function* flat(children) {
  for (const child of children) {
    if (Array.isArray(child)) yield* flat(child);
    else if (typeof child === "number") yield String(child);
    else if (child) yield child;
  }
}

/**
 * The same tree, made of the parts of an earlier one wherever they are equal: code that shows trees
 * one after the other then detects immediately what did not change.
 *
 * @param {Node | undefined} before
 * @param {Tree} tree
 * @returns {Tree}
 */
export function sharing(before, tree) {
  if (before === tree || typeof before !== "object" || before.name !== tree.name) return tree;
  const partners = partnersIn(before);
  const children = tree.children.map((child, place) =>
    typeof child === "string" ? child : sharing(partners(child, place), child),
  );
  const isSame =
    children.length === before.children.length &&
    children.every((child, place) => child === before.children[place]) &&
    hasSameAttributes(before.attributes, tree.attributes);
  return isSame ? before : { ...tree, children };
}

/**
 * The previous child at a position: by its key, else by its index.
 *
 * @param {Tree} before
 * @returns {(child: Tree, place: number) => Node | undefined}
 */
function partnersIn({ children }) {
  /** @type {Map<Value, Tree> | undefined} */
  let byKey;
  return ({ attributes: { key } }, place) => {
    if (key === undefined) return children[place];
    byKey ??= new Map(children.flatMap((one) => (typeof one === "string" ? [] : [[one.attributes.key, one]])));
    return byKey.get(key);
  };
}

/**
 * @param {Record<string, Value>} one
 * @param {Record<string, Value>} other
 */
function hasSameAttributes(one, other) {
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => one[name] === other[name]);
}

/**
 * @param {number} x
 * @param {number} y
 */
export const moved = (x, y) => `translate(${round(x)} ${round(y)})`;

/** Drop digits nobody can see. @param {number} number */
export const round = (number) => Math.round(number * 100) / 100;
