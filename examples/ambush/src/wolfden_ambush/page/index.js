/** Ambush as the page shows it. */
import { makeTitle } from "wolfden/toolkit/title.js";
import * as board from "./board.js";
import * as cards from "./cards.js";
import { emblemOf, pointsOf } from "./scene.js";
import * as symbols from "./symbols.js";
import * as targets from "./targets.js";
import * as vocabulary from "./vocabulary.js";

export default makeTitle({
  id: "ambush",
  ...board,
  ...cards,
  ...symbols,
  ...targets,
  ...vocabulary,
  emblem: emblemOf,
  scores: (scene) => scene.hands.map((_hand, seat) => pointsOf(scene, seat)),
  finalVerbs: ["swap", "bid", "show", "fold"],
});
