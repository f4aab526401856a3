/** Requests about guided first games. */
import { path, request } from "../../lib/request.js";

/** @param {string} table @returns {Promise<import("../../types.js").GuideShown>} */
export const fetchGuide = (table) => request("GET", path`/api/tables/${table}/guide`);

/** @param {string} guide @returns {Promise<import("../../types.js").TableShown>} */
export const beginGuide = (guide) => request("POST", path`/api/guides/${guide}`);
