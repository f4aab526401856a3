/**
 * The shape of a view of Ambush, and plain ways to read it.
 *
 * @typedef {object} Hand
 * @property {boolean} has_card
 * @property {boolean} has_swapped
 * @property {boolean} has_bid
 * @property {"" | "shown" | "folded"} decision
 * @property {string} card  "": there is none, or the viewer does not know it
 * @property {string} aside
 * @property {number} bid
 * @typedef {{ left: number, die: number, hands: Hand[] }} Scene
 */
import { SEAT_EMBLEMS } from "wolfden/toolkit/packs.js";
import vocabulary from "./vocabulary.js";

export const CARDS = vocabulary.terms.cards;
/** T2 The bids there can be. */
export const BIDS = [1, 2, 3, 4];

/** The sign of a seat. @param {Scene} _scene @param {number} seat */
export const emblemOf = (_scene, seat) => SEAT_EMBLEMS[seat];

/** The stage of the game, T1 to T5. @param {Scene} scene */
export function stageOf({ hands, die }) {
  if (hands.some(({ has_card }) => !has_card)) return "draw";
  if (hands.some(({ has_bid }) => !has_bid)) return "bid";
  if (hands.some(({ decision }) => !decision)) return "show";
  return die === 0 && hands.some(({ decision }) => decision === "shown") ? "roll" : "over";
}

/** What a seat has done, as the text `ambush-decision` calls it. @param {Hand} hand */
export const decisionOf = ({ decision, has_bid, has_card }) =>
  decision || (has_bid && "bid") || (has_card && "card") || "none";

/** T5 What a seat has scored so far. @param {Scene} scene @param {number} seat */
export function pointsOf({ hands, die }, seat) {
  const { decision, card, bid } = hands[seat];
  return decision === "shown" ? CARDS.indexOf(card) + 1 + (bid <= die ? bid : 0) : 0;
}
