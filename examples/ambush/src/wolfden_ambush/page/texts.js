/** What is told of Ambush, as its vocabulary says. */
import { narrator } from "wolfden/core/narration.js";
import vocabulary from "./vocabulary.js";

export const { brief, describe, eventText, question, tell } = narrator(vocabulary);
