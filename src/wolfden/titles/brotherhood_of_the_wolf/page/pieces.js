/** Figures and traces, wherever they are drawn. */
import { el } from "wolfden/core/svg.js";
import { path, use } from "wolfden/toolkit/drawing.js";

/**
 * @typedef {import("./types.js").Hunter} Hunter
 * @typedef {import("./types.js").Space} Space
 */

/**
 * A hunter standing or lying.
 *
 * @param {Pick<Hunter, "hunter" | "lying">} hunter
 * @param {number} [scale]
 */
export const figure = ({ hunter, lying }, scale = 1) =>
  el(
    "g",
    lying ? { transform: "rotate(-90)" } : {},
    use(`hunter-${hunter}`, { scale, class: `figure-${hunter}` }),
  );

/**
 * The trace on a space: its sign where it is known, dark while face down.
 *
 * @param {Space} space
 */
export const traceSign = ({ token, face_up: isUp }) => [
  use(token ? `trace-${token}` : "trace-hidden", {
    "data-trace": token || "hidden",
    "data-face": isUp ? "up" : "down",
  }),
  token && !isUp && path("M-12 0A12 12 0 0 0 12 0Z", "shade"),
];
