/** A miniature of a board. Its caption describes it, so nothing in it has a label. */
import { html, useEffect, useRef, useSignal } from "../lib/html.js";
import { Drawing } from "../lib/render.js";
import { makeUi, spaceOf } from "./ui.js";

/** @typedef {{ width: number, height: number }} Space */

/**
 * The board of a scene as large as its space; empty until that is known, since the text size depends on it.
 *
 * @param {import("../toolkit/title.js").TitleView} scene
 * @param {Space} space
 * @param {number | null} [seat]  whose eyes it is seen with
 */
export const miniature = ({ title, view }, space, seat = null) =>
  space.width > 0 && html`<${Drawing} tree=${title.board(view, miniatureUi(space, seat))} />`;

/** @param {Space} space @param {number | null} [seat] */
export const miniatureUi = (space, seat = null) =>
  makeUi({ aspect: space.height > 0 ? space.width / space.height : 0, space, seat, say: silence });

const silence = () => "";

/** Return the reference for an element, and its size as a signal. */
export function useSpace() {
  const frame = useRef(/** @type {HTMLElement | null} */ (null));
  const space = useSignal({ width: 0, height: 0 });
  useEffect(() => {
    if (!frame.current) return undefined;
    const observer = new ResizeObserver(() => (space.value = spaceOf(frame.current)));
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, []);
  return { frame, space };
}
