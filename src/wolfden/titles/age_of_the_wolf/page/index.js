/** Age of the Wolf as the page shows it. */
import { board, places } from "./board.js";
import { own, panel } from "./cards.js";
import { cover } from "./cover.js";
import { counts, ghostsOf } from "./ghosts.js";
import { momentOf, motions } from "./motions.js";
import { nameOf, neighbours, textView } from "./reading.js";
import { emblemOf } from "./scene.js";
import { noteOn, status, verbs } from "./status.js";
import { ageDefinitions } from "./symbols.js";
import { targetOf, whyNot } from "./targets.js";
import { brief, describe, eventText, factTexts, question } from "./vocabulary.js";

/** @type {import("wolfden/toolkit/title.js").Title<import("./types.js").Scene>} */
const age = {
  id: "age-of-the-wolf",
  about: { minutes: [45, 90], weight: "light" },
  cover,
  definitions: ageDefinitions,
  board,
  panel,
  own,
  status,
  describe,
  brief,
  targetOf,
  verbs,
  noteOn,
  question,
  whyNot,
  eventText,
  factTexts,
  motions,
  momentOf,
  ghostsOf,
  counts,
  places,
  textView,
  nameOf,
  neighbours,
  emblem: emblemOf,
  scores: (scene) => scene.packs.map(({ dens }) => dens),
  sheet: ({ packs }) => [
    { part: "dens", values: packs.map(({ dens }) => dens) },
    { part: "regions", values: packs.map(({ regions }) => regions) },
    { part: "wolves", values: packs.map(({ wolves }) => wolves) },
  ],
  actionKinds: {
    den: "build",
    litter: "build",
    breed: "build",
    hunt: "take",
    fight: "take",
    scare: "howl",
    drive: "howl",
    freeze: "howl",
  },
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
