/** Requests about reviews. */
import { path, request } from "../../lib/request.js";

/** @typedef {import("../../types.js").ReviewShown} ReviewShown */

/** @param {string} id @returns {Promise<ReviewShown>} */
export const fetchReview = (id) => request("GET", path`/api/tables/${id}/review`);

/** @param {string} id @returns {Promise<ReviewShown>} */
export const beginReview = (id) => request("POST", path`/api/tables/${id}/review`);

/**
 * The game after the action that a review prefers.
 *
 * @param {string} id
 * @param {number} ply
 * @returns {Promise<import("../../types.js").Moment>}
 */
export const fetchPreferred = (id, ply) => request("GET", path`/api/tables/${id}/review/${ply}`);
