/** Requests about guided first games. */
import { path, request } from "../../lib/request.js";

/** @param {string} title @returns {Promise<import("../../types.js").GuideShown>} */
export const fetchGuide = (title) => request("GET", path`/api/guides/${title}`);

/** @param {string} title @returns {Promise<import("../../types.js").TableShown>} */
export const beginGuide = (title) => request("POST", path`/api/guides/${title}`);
