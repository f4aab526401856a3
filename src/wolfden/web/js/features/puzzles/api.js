/** Requests about puzzles. */
import { path, request } from "../../lib/request.js";

/** @returns {Promise<import("../../types.js").PuzzleDays>} today and the days before, the newest first */
export const fetchDays = () => request("GET", "/api/puzzles/days");

/** @param {string} id @returns {Promise<import("../../types.js").Question>} */
export const fetchPuzzle = (id) => request("GET", path`/api/puzzles/${id}`);

/**
 * @param {string} id
 * @param {import("../../types.js").Answering} answer
 * @returns {Promise<import("../../types.js").Answered>}
 */
export const answerPuzzle = (id, answer) => request("POST", path`/api/puzzles/${id}/answer`, answer);

/** @param {string} id @param {string} words @returns {Promise<import("../../types.js").Explanation>} */
export const explainPuzzle = (id, words) => request("POST", path`/api/puzzles/${id}/explain`, { words });

/** @param {string} id @param {string} words @returns {Promise<import("../../types.js").Previewed>} */
export const previewPuzzle = (id, words) => request("POST", path`/api/puzzles/${id}/preview`, { words });

/** @param {string} id @returns {Promise<import("../../types.js").TableShown>} */
export const playPuzzle = (id) => request("POST", path`/api/puzzles/${id}/play`);
