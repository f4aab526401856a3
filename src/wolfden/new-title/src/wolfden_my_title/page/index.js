/** My Title as the page shows it; `wolfden/toolkit/title.js` describes each member. */
import { disc } from "wolfden/toolkit/drawing.js";
import { SEAT_EMBLEMS, symbol } from "wolfden/toolkit/packs.js";
import { makeTitle } from "wolfden/toolkit/title.js";
import * as board from "./board.js";
import * as cards from "./cards.js";
import * as vocabulary from "./vocabulary.js";

/**
 * What the server sends: the stones that are left, whose turn it is, and how many seats there are.
 *
 * @typedef {{ left: number, turn: number, seats: number }} Scene
 */

export default makeTitle({
  id: "my-title",
  definitions: () => [symbol("my-title-stone", disc(18, "my-title-stone"))],
  ...board,
  ...cards,
  ...vocabulary,
  targetOf: (word, chosen) => ({ kind: chosen.length ? "token" : "button", id: word }),
  whyNot: (target) => [`take ${target.split(":")[1]}`],
  emblem: (_scene, seat) => SEAT_EMBLEMS[seat],
  scores: ({ left, turn, seats }) => Array.from({ length: seats }, (_, seat) => (!left && seat === turn ? 1 : 0)),
  finalVerbs: ["take"],
});
