/** When the page is drawn again: at once, but in a burst of news only once a frame. */
import { options } from "./html.js";

const FRAME = 16;
/** A page nobody sees has no frames; it is kept up to date all the same. */
const UNSEEN = 100;

let last = -Infinity;

/** @param {() => void} draw */
function later(draw) {
  const act = () => {
    last = performance.now();
    draw();
  };
  if (document.hidden) setTimeout(act, UNSEEN);
  else if (performance.now() - last > FRAME) queueMicrotask(act);
  else requestAnimationFrame(act);
}

/** Draw at this pace from now on. */
export function startPacing() {
  options.debounceRendering = later;
}
