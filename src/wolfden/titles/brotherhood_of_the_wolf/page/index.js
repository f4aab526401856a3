/** Brotherhood of the Wolf as the page shows it. */
import { board, places } from "./board.js";
import { hand, own, panel } from "./cards.js";
import { cover } from "./cover.js";
import { counts, ghostsOf } from "./ghosts.js";
import { momentOf, motions } from "./motions.js";
import { distances, nameOf, neighbours, textView } from "./reading.js";
import { personOf, TOKENS_TO_WIN } from "./scene.js";
import { status } from "./status.js";
import { brotherhoodDefinitions } from "./symbols.js";
import { targetOf, whyNot } from "./targets.js";
import { brief, describe, eventText, factTexts, question } from "./vocabulary.js";

/** The seats that lead hunters. @param {import("./types.js").Scene} scene */
const leaders = (scene) => [...new Set(scene.hunters.map(({ seat }) => seat))];

/** @type {import("wolfden/toolkit/title.js").Title<import("./types.js").Scene>} */
const brotherhood = {
  id: "brotherhood-of-the-wolf",
  about: { minutes: [60, 90], weight: "heavy" },
  cover,
  definitions: brotherhoodDefinitions,
  board,
  panel,
  own,
  hand,
  status,
  describe,
  brief,
  targetOf,
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
  distances,
  emblem: personOf,
  // The Beast counts its victims; all hunters share the traces they have taken.
  scores: (scene) => [scene.victims, ...leaders(scene).map(() => scene.traces.count)],
  sheet: (scene) => [
    { part: "victims", values: [`${scene.victims} / ${scene.victims_to_win}`] },
    { part: "traces", values: ["", ...leaders(scene).map(() => `${scene.traces.count} / ${TOKENS_TO_WIN}`)] },
  ],
  actionKinds: { prowl: "take", recall: "take", hide: "take", examine: "howl", drag: "howl", power: "howl", troop: "build", shift: "build", extra: "build", portefaix: "build" },
  layers: ["possible"],
  finalVerbs: ["end", "decline", "power", "prowl", "hide", "examine", "card", "pick", "discard"],
};

export default brotherhood;
