/** Age of the Wolf as the page shows it. */
import { board, places } from "./board.js";
import { own, panel } from "./cards.js";
import { motions } from "./motions.js";
import { emblemOf } from "./scene.js";
import { preview, status } from "./status.js";
import { ageDefinitions } from "./symbols.js";
import { targetOf, whyNot } from "./targets.js";
import { brief, describe, eventText, question } from "./texts.js";

/** @type {import("wolfden/core/title.js").Title<import("./types.js").Scene>} */
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
  eventText,
  motions,
  places,
  emblem: emblemOf,
  scores: (scene) => scene.packs.map(({ dens }) => dens),
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
