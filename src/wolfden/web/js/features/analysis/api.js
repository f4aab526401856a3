/** Requests of the analysis board; the server stores nothing. */
import { request, stream } from "../../lib/request.js";

/** @typedef {import("../../types.js").AnalysisWords} AnalysisWords */

/** @param {import("../../types.js").AnalysisOf} source @returns {Promise<import("../../types.js").AnalysisOpened>} */
export const openAnalysis = (source) => request("POST", "/api/analysis", source);

/**
 * @param {import("../../types.js").AnalysisAsked} question
 * @returns {Promise<import("../../types.js").AnalysisShown>}
 */
export const fetchPosition = (question) => request("POST", "/api/analysis/position", question);

/** @param {AnalysisWords} question @returns {Promise<import("../../types.js").Explanation>} */
export const explain = (question) => request("POST", "/api/analysis/explain", question);

/** @param {AnalysisWords} question @returns {Promise<import("../../types.js").Previewed>} */
export const preview = (question) => request("POST", "/api/analysis/preview", question);

/** @param {import("../../types.js").Study} study @returns {Promise<import("../../types.js").AnalysisExported>} */
export const exportAnalysis = (study) => request("POST", "/api/analysis/export", study);

/**
 * Stream the thoughts of the engine as they improve.
 *
 * @param {import("../../types.js").AnalysisThinking} question
 * @param {(thought: import("../../types.js").Thought) => void} receive
 * @param {AbortSignal} signal
 */
export const think = (question, receive, signal) => stream("/api/analysis/think", question, receive, signal);
