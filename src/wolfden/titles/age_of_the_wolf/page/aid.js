/** What the player aid of Age of the Wolf shows. */
import { CARDS, PREDATORS } from "./scene.js";
import { textOf } from "./vocabulary.js";

/** @param {string} symbol @param {string} name */
const sign = (symbol, name) => ({
  symbol,
  text: { key: "aid-age-of-the-wolf-sign", args: { sign: name } },
});

/** @type {import("wolfden/toolkit/title.js").Aid} */
export const aid = {
  sections: [
    {
      id: "turn",
      symbols: ["piece-pack", "piece-alpha", "die-2", "piece-den", "piece-pack", "", "card-extra"],
    },
    { id: "battle", symbols: [] },
    { id: "cards", symbols: CARDS.map((card) => `card-${card}`) },
    { id: "end", symbols: [] },
  ],
  legend: [
    sign("piece-pack", "wolves"),
    sign("piece-alpha", "lead"),
    sign("piece-den", "den"),
    ...PREDATORS.map((predator) => sign(`predator-${predator}`, predator)),
    sign("water-coast", "coast"),
    sign("water-open", "channel"),
    sign("water-frozen", "ice"),
    ...CARDS.map((card) => ({ symbol: `card-${card}`, text: textOf("card", card) })),
  ],
};
