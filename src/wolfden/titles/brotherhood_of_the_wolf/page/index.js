/** Brotherhood of the Wolf as the page shows it. */
import { makeTitle } from "wolfden/toolkit/title.js";
import * as board from "./board.js";
import * as cards from "./cards.js";
import * as cover from "./cover.js";
import * as motions from "./motions.js";
import { personOf, TOKENS_TO_WIN } from "./scene.js";
import * as status from "./status.js";
import * as symbols from "./symbols.js";
import * as targets from "./targets.js";
import * as vocabulary from "./vocabulary.js";

/** The seats that lead hunters. @param {import("./types.js").Scene} scene */
const leaders = (scene) => [...new Set(scene.hunters.map(({ seat }) => seat))];

export default makeTitle({
  id: "brotherhood-of-the-wolf",
  about: { minutes: [60, 90], weight: "heavy" },
  ...board,
  ...cards,
  ...cover,
  ...motions,
  ...status,
  ...symbols,
  ...targets,
  ...vocabulary,
  emblem: personOf,
  // The Beast counts its victims; all hunters share the traces they have taken.
  scores: (scene) => [scene.victims, ...leaders(scene).map(() => scene.traces.count)],
  sheet: (scene) => [
    { part: "victims", values: [`${scene.victims} / ${scene.victims_to_win}`] },
    { part: "traces", values: ["", ...leaders(scene).map(() => `${scene.traces.count} / ${TOKENS_TO_WIN}`)] },
  ],
  actionKinds: {
    prowl: "take",
    recall: "take",
    hide: "take",
    examine: "howl",
    drag: "howl",
    power: "howl",
    troop: "build",
    shift: "build",
    extra: "build",
    portefaix: "build",
    call: "build",
  },
  layers: ["possible"],
  // Nothing that a side may choose costs it what it has.
  harmOf: () => null,
  finalVerbs: ["end", "decline", "power", "prowl", "hide", "examine", "card", "pick", "discard"],
});
