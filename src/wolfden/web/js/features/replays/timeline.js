/** A graph over time, as wide as its space: a click into it opens the moment below. */
import { html } from "../../lib/html.js";
import { drawn } from "../../lib/render.js";
import { graph, momentAt } from "./graph.js";
import { useSpace } from "../../board/space.js";

/**
 * @param {{ series: import("./graph.js").Series[], how: import("./graph.js").How, length: number,
 *   open: (moment: number) => void }} props  `length`: how many moments there are
 */
export function Timeline({ series, how, length, open }) {
  const { frame, space } = useSpace();
  const { width } = space.value;
  const click = (/** @type {MouseEvent} */ { clientX }) => {
    const { left } = /** @type {HTMLElement} */ (frame.current).getBoundingClientRect();
    open(momentAt(clientX - left, length, width));
  };
  return html`<div class="timeline clickable" ref=${frame} onClick=${click}>
    ${width > 0 && drawn(graph(series, { ...how, width }))}
  </div>`;
}
