/** What the player aid of Brotherhood of the Wolf shows. */
import { HUNTERS, IDENTITIES, SEASONS, TROOPS } from "./scene.js";
import { tell } from "./vocabulary.js";

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
    ...HUNTERS.map((hunter) => ({ symbol: `hunter-${hunter}`, text: tell("hunter", hunter) })),
    ...IDENTITIES.map((token) => ({ symbol: `trace-${token}`, text: tell("identity", token) })),
    ...TROOPS.map((troop) => ({ symbol: `troop-${troop}`, text: tell("troop", troop) })),
    ...SEASONS.map((season) => ({ symbol: `season-${season}`, text: tell("season", season) })),
    sign("trace-hidden", "trace"),
    sign("victim", "victim"),
    sign("portefaix", "portefaix"),
    sign("marker", "marker"),
  ],
};
