/** The Wolves as the page shows it. */
import { board, places } from "./board.js";
import { own, panel } from "./cards.js";
import { motions } from "./motions.js";
import { emblemOf, scoreOf } from "./scene.js";
import { status } from "./status.js";
import { wolvesDefinitions } from "./symbols.js";
import { targetOf, whyNot } from "./targets.js";
import { brief, describe, eventText, question } from "./texts.js";

/** @type {import("wolfden/core/title.js").Title<import("./types.js").Scene>} */
const wolves = {
  id: "the-wolves",
  definitions: wolvesDefinitions,
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
  motions,
  places,
  emblem: (_scene, seat) => emblemOf(seat),
  scores: (scene) => scene.packs.map(scoreOf),
  layers: [],
  finalVerbs: ["end"],
};

export default wolves;
