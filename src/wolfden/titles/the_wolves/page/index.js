/** The Wolves as the page shows it. */
import { board, places } from "./board.js";
import { own, panel } from "./cards.js";
import { question, targetOf, whyNot } from "./choosing.js";
import { rules } from "./rules.js";
import { emblemOf, scoreOf } from "./scene.js";
import { status } from "./status.js";
import { logLine, motions } from "./story.js";
import { wolvesDefinitions } from "./symbols.js";
import { brief, describe } from "./texts.js";

/** @type {import("wolfden/core/title.js").Title} */
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
  logLine,
  motions,
  places,
  rules,
  emblem: (_scene, seat) => emblemOf(seat),
  scores: (scene) => scene.packs.map(scoreOf),
  layers: [],
  finalVerbs: ["end"],
};

export default wolves;
