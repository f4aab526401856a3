/** The Wolves as the page shows it. */
import { board, places } from "./board.js";
import { panel } from "./cards.js";
import { cover } from "./cover.js";
import { counts, ghostsOf } from "./ghosts.js";
import { momentOf, motions } from "./motions.js";
import { own } from "./own.js";
import { nameOf, neighbours, textView } from "./reading.js";
import { emblemOf, scoreOf } from "./scene.js";
import { status } from "./status.js";
import { wolvesDefinitions } from "./symbols.js";
import { noteOn, partsOf, startsWith, targetOf, verbs, whyNot } from "./targets.js";
import { brief, describe, eventText, question } from "./vocabulary.js";

/** @type {import("wolfden/toolkit/title.js").Title<import("./types.js").Scene>} */
const wolves = {
  id: "the-wolves",
  about: { minutes: [60, 90], weight: "medium" },
  cover,
  definitions: wolvesDefinitions,
  board,
  panel,
  own,
  status,
  describe,
  brief,
  targetOf,
  partsOf,
  startsWith,
  verbs,
  noteOn,
  question,
  whyNot,
  eventText,
  motions,
  momentOf,
  ghostsOf,
  counts,
  places,
  textView,
  nameOf,
  neighbours,
  emblem: (_scene, seat) => emblemOf(seat),
  scores: (scene) => scene.packs.map(scoreOf),
  actionKinds: { howl: "howl", den: "build", lair: "build", dominate: "take", hunt: "take" },
  layers: [],
  finalVerbs: ["end"],
};

export default wolves;
