/** What drawings of Brotherhood of the Wolf refer to: figures, troops, traces, seasons. */
import { el } from "wolfden/toolkit/svg.js";
import { disc, path, use } from "wolfden/toolkit/drawing.js";
import { outlined, standing, symbol } from "wolfden/toolkit/packs.js";
import { coverDefinitions } from "./cover.js";
import { landscapeDefinitions } from "./landscape.js";
import * as shapes from "./shapes.js";

const SHIELD =
  "M0 -8C2.6 -6.4 5 -5.8 7.2 -5.8C7.2 1 5 5.6 0 8.6" +
  "C-5 5.6 -7.2 1 -7.2 -5.8C-5 -5.8 -2.6 -6.4 0 -8Z";
const EYE = "M-9 0C-5 -6 5 -6 9 0C5 6 -5 6 -9 0ZM0 -3A3 3 0 1 0 0.1 -3Z";

/** @returns {import("wolfden/toolkit/svg.js").Tree[]} */
export const brotherhoodDefinitions = () => [
  ...coverDefinitions(),
  ...landscapeDefinitions(),
  ...Object.keys(shapes.ATTRIBUTES).map((name) =>
    symbol(
      `hunter-${name}`,
      ...outlined(shapes.BODY),
      ...outlined(shapes.HEAD),
      ...outlined(shapes.ATTRIBUTES[name]),
      path(shapes.DETAILS[name], "detail"),
    ),
  ),
  standing(
    "piece-beast",
    21,
    ...outlined(shapes.BEAST),
    path(shapes.BEAST_FACE, "beast-face"),
    path(shapes.BEAST_EYES, "beast-stare"),
    path(shapes.BEAST_FANGS, "beast-fangs"),
  ),
  symbol("houses", path(shapes.WALLS, "wall"), path(shapes.ROOFS, "roof")),
  symbol("farm", path(shapes.FARM_WALLS, "wall"), path(shapes.FARM_ROOFS, "roof")),
  symbol("troop-dragoon", ...outlined(shapes.HELMET)),
  symbol("troop-peasant", ...outlined(shapes.FORK)),
  symbol("portefaix", ...outlined(shapes.BOY)),
  symbol("victim", path(shapes.DROP, "blood")),
  symbol("shield", path(SHIELD, "shield")),
  symbol("watched", path(EYE, "watch", { "fill-rule": "evenodd" })),
  ...Object.entries(shapes.TRACES).map(([name, d]) =>
    symbol(`trace-${name}`, disc(12, "token"), path(d, "sign")),
  ),
  // The book has a paw on the back of every trace token.
  symbol("trace-hidden", disc(12, "shut"), path(shapes.PAW, "trace-back")),
  symbol("marker", disc(7, "shut")),
  ...Object.entries(shapes.SEASON_SIGNS).map(([name, d]) =>
    symbol(
      `season-${name}`,
      disc(15, "token"),
      path(d, `season-${name}`, { transform: "scale(1.1)" }),
    ),
  ),
];

/**
 * A hunter standing or lying.
 *
 * @param {Pick<import("./types.js").Hunter, "hunter" | "lying">} hunter
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
 * @param {import("./types.js").Space} space
 */
export const traceSign = ({ token, face_up: isUp }) => [
  use(token ? `trace-${token}` : "trace-hidden", {
    "data-trace": token || "hidden",
    "data-face": isUp ? "up" : "down",
  }),
  token && !isUp && path("M-12 0A12 12 0 0 0 12 0Z", "shade"),
];
