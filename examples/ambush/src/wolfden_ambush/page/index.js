/** Ambush as the page shows it. */
import { board, places } from "./board.js";
import { own, panel, status } from "./cards.js";
import { emblemOf, pointsOf } from "./scene.js";
import { ambushDefinitions } from "./symbols.js";
import { targetOf, whyNot } from "./targets.js";
import { brief, describe, eventText, question } from "./vocabulary.js";

/** @type {import("wolfden/toolkit/title.js").Title<import("./scene.js").Scene>} */
const ambush = {
  id: "ambush",
  definitions: ambushDefinitions,
  board,
  panel,
  own,
  status,
  describe,
  brief,
  targetOf,
  question,
  whyNot,
  eventText,
  motions: () => [],
  places,
  emblem: emblemOf,
  scores: (scene) => scene.hands.map((_hand, seat) => pointsOf(scene, seat)),
  layers: [],
  finalVerbs: ["swap", "bid", "show", "fold"],
};

export default ambush;
