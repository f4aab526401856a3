/** The bubble of a guide on the page: near what it speaks of, with a line that leads there. */
import { effect } from "../../lib/html.js";
import { bestPlace, leader } from "./guide-place.js";
import { standing } from "../../client/table-state.js";

/**
 * @typedef {import("../../client/model.js").TableModel} TableModel
 * @typedef {import("./guide-place.js").Box} Box
 */

/** Where the bubble has its own place below the board: upright phones, and those on their side. */
const SHEET = "(max-width: 860px), (max-height: 500px)";
const MARGIN = 6;
/** A line shorter than this says nothing. */
const SHORT = 10;
/** What can be chosen, and what is always in reach. */
const TAPPED = ".board-frame .glowing, .board-tools > *, .board-layers > *";

/** @param {Element} thing @returns {Box} */
const boxOf = (thing) => thing.getBoundingClientRect();

/** @param {Box[]} boxes @returns {Box} */
const around = (boxes) => ({
  left: Math.min(...boxes.map(({ left }) => left)),
  top: Math.min(...boxes.map(({ top }) => top)),
  right: Math.max(...boxes.map(({ right }) => right)),
  bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
});

/** What is seen of some things. @param {string} selector @param {Box} [space] */
function seen(selector, space) {
  return [...document.querySelectorAll(selector)]
    .map(boxOf)
    .filter(({ left, right, top, bottom }) => right > left && bottom > top)
    .filter((box) => !space || (box.left < space.right && box.right > space.left && box.top < space.bottom));
}

/** Where some targets are on the page. @param {string[]} targets */
const placesOf = (targets) =>
  targets.flatMap((target) => seen(`.table [data-target="${CSS.escape(target)}"]`).slice(0, 1));

/** What the action that ended a step was about. @param {TableModel} model */
function deed(model) {
  const page = model.guidance.page.peek();
  const { entries, seat } = model.client.state.peek();
  if (page?.kind !== "done") return [];
  const action = standing(entries).find((entry) => entry.ply === page.from && entry.seat === seat);
  return action ? model.chosenTargets((action.words ?? "").split(" ")).slice(-3) : [];
}

/**
 * What the page speaks of: what it points at, or what was done; else the buttons that it asks for.
 *
 * @param {TableModel} model
 */
function anchors(model) {
  const pointed = placesOf([...model.pointed(), ...deed(model)]);
  if (pointed.length > 0) return pointed;
  return model.client.guidedAsks.peek()?.length === 0 ? [] : seen(".offers :enabled").slice(0, 1);
}

/**
 * Put the bubble where it belongs, and the line.
 *
 * @param {TableModel} model
 * @param {HTMLElement} bubble
 * @param {HTMLElement} line
 */
function place(model, bubble, line) {
  const area = document.querySelector(".board-area");
  if (!area) return;
  const { left, top, right, bottom } = boxOf(area);
  const space = { left: left + MARGIN, top: top + MARGIN, right: right - MARGIN, bottom: bottom - MARGIN };
  const found = anchors(model);
  let box = boxOf(bubble);
  if (!matchMedia(SHEET).matches) {
    const anchor = found.length > 0 ? around(found) : { ...space, top: space.bottom };
    const avoid = [...seen(TAPPED, space), ...found];
    const { offsetWidth: width, offsetHeight: height } = bubble;
    box = bestPlace({ width, height }, space, anchor, avoid);
    const origin = boxOf(/** @type {Element} */ (bubble.offsetParent));
    bubble.style.translate = `${box.left - origin.left}px ${box.top - origin.top}px`;
  } else bubble.style.translate = "";
  const isBelow = matchMedia(SHEET).matches && found[0]?.top >= box.bottom;
  const way = found.length > 0 && !isBelow ? leader(box, found[0]) : { x: 0, y: 0, length: 0, angle: 0 };
  line.hidden = way.length < SHORT;
  line.style.width = `${way.length}px`;
  line.style.transform = `translate(${way.x}px, ${way.y}px) rotate(${way.angle}rad)`;
}

/**
 * Keep the bubble in its place while what it speaks of, and what can be chosen, changes.
 *
 * @param {TableModel} model
 * @param {HTMLElement | null} bubble
 * @param {HTMLElement | null} line
 * @returns {() => void}
 */
export function standNear(model, bubble, line) {
  if (!bubble || !line) return () => undefined;
  let frame = 0;
  const soon = () => {
    cancelAnimationFrame(frame);
    // The board goes near to what is pointed at in the frames before.
    frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        frame = requestAnimationFrame(() => place(model, bubble, line));
      });
    });
  };
  const stop = effect(() => {
    model.guidance.page.value;
    model.client.choices.value;
    model.client.reach.value;
    model.space.value;
    model.zoom.value;
    soon();
  });
  const observer = new ResizeObserver(soon);
  observer.observe(bubble);
  addEventListener("resize", soon);
  return () => {
    stop();
    observer.disconnect();
    removeEventListener("resize", soon);
    cancelAnimationFrame(frame);
  };
}
