/** Age of the Wolf as the page shows it. */
import { board, places } from "./board.js";
import { own, panel } from "./cards.js";
import { question, targetOf, whyNot } from "./choosing.js";
import { rules } from "./rules.js";
import { emblemOf } from "./scene.js";
import { preview, status } from "./status.js";
import { logLine, motions } from "./story.js";
import { ageDefinitions } from "./symbols.js";
import { brief, describe } from "./texts.js";

/** @type {import("wolfden/core/title.js").Title} */
const age = {
  id: "age-of-the-wolf",
  definitions: ageDefinitions,
  board,
  panel,
  own,
  status,
  describe,
  brief,
  targetOf,
  question,
  preview,
  whyNot,
  logLine,
  motions,
  places,
  rules,
  emblem: emblemOf,
  scores: (scene) => scene.packs.map((/** @type {{ dens: number }} */ { dens }) => dens),
  layers: [],
  finalVerbs: [
    "end",
    "next",
    "fight",
    "reroll",
    "keep",
    "scare",
    "breed",
    "extra",
    "freeze",
    "discard",
  ],
};

export default age;
