/** My Title as the page shows it; `wolfden/toolkit/title.js` describes each member. */
import { disc } from "wolfden/toolkit/drawing.js";
import { SEAT_EMBLEMS, symbol } from "wolfden/toolkit/packs.js";
import { board, places } from "./board.js";
import { own, panel, status } from "./cards.js";
import { brief, describe, eventText, question } from "./vocabulary.js";

/**
 * What the server sends: the stones that are left, whose turn it is, and how many seats there are.
 *
 * @typedef {{ left: number, turn: number, seats: number }} Scene
 */

/** @type {import("wolfden/toolkit/title.js").Title<Scene>} */
const title = {
  id: "my-title",
  definitions: () => [symbol("my-title-stone", disc(18, "my-title-stone"))],
  board,
  panel,
  own,
  status,
  describe,
  brief,
  targetOf: (word, chosen) => ({ kind: chosen.length ? "token" : "button", id: word }),
  question,
  whyNot: (target) => [`take ${target.split(":")[1]}`],
  eventText,
  motions: () => [],
  places,
  emblem: (_scene, seat) => SEAT_EMBLEMS[seat],
  scores: ({ left, turn, seats }) => Array.from({ length: seats }, (_, seat) => (!left && seat === turn ? 1 : 0)),
  layers: [],
  finalVerbs: ["take"],
};

export default title;
