/** The Wolves as the page shows it. */
import { makeTitle } from "wolfden/toolkit/title.js";
import * as board from "./board.js";
import * as cards from "./cards.js";
import * as cover from "./cover.js";
import * as motions from "./motions.js";
import * as own from "./own.js";
import { painting } from "./painted.js";
import { emblemOf, scoreOf } from "./scene.js";
import * as status from "./status.js";
import * as symbols from "./symbols.js";
import * as targets from "./targets.js";
import * as vocabulary from "./vocabulary.js";

export default makeTitle({
  id: "the-wolves",
  about: { minutes: [60, 90], weight: "medium" },
  ...board,
  ...cards,
  ...cover,
  ...motions,
  ...own,
  painting,
  ...status,
  ...symbols,
  ...targets,
  ...vocabulary,
  emblem: (_scene, seat) => emblemOf(seat),
  scores: (scene) => scene.packs.map(scoreOf),
  actionKinds: { howl: "howl", den: "build", lair: "build", dominate: "take", hunt: "take" },
  finalVerbs: ["end"],
});
