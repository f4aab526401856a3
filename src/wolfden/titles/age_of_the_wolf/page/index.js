/** Age of the Wolf as the page shows it. */
import { makeTitle } from "wolfden/toolkit/title.js";
import * as board from "./board.js";
import * as cards from "./cards.js";
import * as cover from "./cover.js";
import * as motions from "./motions.js";
import { emblemOf } from "./scene.js";
import * as status from "./status.js";
import * as symbols from "./symbols.js";
import * as targets from "./targets.js";
import * as vocabulary from "./vocabulary.js";

export default makeTitle({
  id: "age-of-the-wolf",
  about: { minutes: [45, 90], weight: "light" },
  ...board,
  ...cards,
  ...cover,
  ...motions,
  ...status,
  ...symbols,
  ...targets,
  ...vocabulary,
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
  finalVerbs: ["end", "next", "fight", "reroll", "keep", "scare", "breed", "extra", "freeze", "discard"],
});
