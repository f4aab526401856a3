/** What the player aid of Brotherhood of the Wolf shows. */
import { HUNTERS, IDENTITIES, SEASONS, TROOPS } from "./scene.js";
import { textOf } from "./vocabulary.js";

/** @param {string} symbol @param {string} name */
const sign = (symbol, name) => ({
  symbol,
  text: { key: "aid-brotherhood-of-the-wolf-sign", args: { sign: name } },
});

/** @type {import("wolfden/toolkit/title.js").Aid} */
export const aid = {
  sections: [
    { id: "season", symbols: [] },
    { id: "beast", symbols: [] },
    { id: "hunters", symbols: ["hunter-marquis", "troop-dragoon", "trace-hidden"] },
    { id: "knowledge", symbols: [] },
    { id: "end", symbols: [] },
  ],
  legend: [
    ...HUNTERS.map((hunter) => ({ symbol: `hunter-${hunter}`, text: textOf("hunter", hunter) })),
    ...IDENTITIES.map((token) => ({ symbol: `trace-${token}`, text: textOf("identity", token) })),
    ...TROOPS.map((troop) => ({ symbol: `troop-${troop}`, text: textOf("troop", troop) })),
    ...SEASONS.map((season) => ({ symbol: `season-${season}`, text: textOf("season", season) })),
    sign("trace-hidden", "trace"),
    sign("victim", "victim"),
    sign("portefaix", "portefaix"),
    sign("marker", "marker"),
  ],
};
