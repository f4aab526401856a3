/** What the player aid of Ambush shows. */
import { CARDS } from "./scene.js";
import { textOf } from "./vocabulary.js";

/** @type {import("wolfden/toolkit/title.js").Aid} */
export const aid = {
  sections: [{ id: "turn", symbols: ["ambush-back", "ambush-token", "ambush-eye", "ambush-die"] }],
  legend: CARDS.map((card) => ({ symbol: `ambush-${card}`, text: textOf("card", card) })),
};
