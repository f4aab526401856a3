/** Requests about planned moves. */
import { path, request } from "../../lib/request.js";

/**
 * @param {string} id
 * @param {number} seat
 * @param {import("../../types.js").NewPlans} plans
 * @returns {Promise<import("../../types.js").PlansShown>}
 */
export const storePlans = (id, seat, plans) => request("PUT", path`/api/tables/${id}/seats/${seat}/plans`, plans);

/**
 * @param {string} id
 * @param {number} seat
 * @param {import("../../types.js").PlannedMoves} question
 * @returns {Promise<import("../../types.js").PositionShown>}
 */
export const fetchPosition = (id, seat, question) =>
  request("POST", path`/api/tables/${id}/seats/${seat}/plans/position`, question);
