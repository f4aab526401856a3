/** What is told of Brotherhood of the Wolf, as its vocabulary says. */
import { narrator } from "wolfden/core/narration.js";
import vocabulary from "./vocabulary.js";

export const { brief, describe, eventText, factTexts, question, tell } = narrator(vocabulary);
