/** Brotherhood of the Wolf as the page shows it. */
import { board, places } from "./board.js";
import { own, panel } from "./cards.js";
import { question, targetOf, whyNot } from "./choosing.js";
import { rules } from "./rules.js";
import { HUNTERS, personOf } from "./scene.js";
import { status } from "./status.js";
import { logLine, motions } from "./story.js";
import { brotherhoodDefinitions } from "./symbols.js";
import { brief, describe } from "./texts.js";

/** @type {import("wolfden/core/title.js").Title} */
const brotherhood = {
  id: "brotherhood-of-the-wolf",
  definitions: brotherhoodDefinitions,
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
  emblem: personOf,
  // The Beast counts its victims; all hunters share the traces they have taken.
  scores: (scene) => [scene.victims, ...HUNTERS.map(() => scene.traces.count)],
  layers: ["possible"],
  finalVerbs: ["end", "decline", "prowl", "hide", "examine", "card", "pick", "discard"],
};

export default brotherhood;
