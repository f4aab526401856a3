/** What the player aid of The Wolves shows. */
import { KINDS, PHASES, PREY, TERRAINS } from "./scene.js";
import { textOf } from "./vocabulary.js";

/** @param {string} symbol @param {string} name */
const sign = (symbol, name) => ({
  symbol,
  text: { key: "aid-the-wolves-sign", args: { sign: name } },
});

/** @type {import("wolfden/toolkit/title.js").Aid} */
export const aid = {
  sections: [
    { id: "turn", symbols: [] },
    {
      id: "actions",
      symbols: ["piece-pack", "lone-wolf", "piece-den", "piece-lair", "piece-alpha", "prey-hare"],
    },
    { id: "hexes", symbols: [] },
    { id: "tracks", symbols: [] },
    { id: "points", symbols: [] },
    { id: "moon", symbols: [] },
  ],
  legend: [
    ...TERRAINS.map((terrain) => ({ symbol: `terrain-${terrain}`, text: textOf("terrain", terrain) })),
    ...KINDS.map((kind) => sign(`piece-${kind}`, kind)),
    { symbol: "lone-wolf", text: { key: "wolves-lone-wolf" } },
    ...PREY.map((prey) => ({ symbol: `prey-${prey}`, text: textOf("prey", prey) })),
    ...PHASES.map((phase) => sign(`moon-${phase}`, phase)),
    sign("token-action", "action"),
    sign("token-terrain", "terrain"),
  ],
};
