// Made by `python -m wolfden.i18n.generate` from vocabulary.toml.
import { narrator } from "wolfden/toolkit/narration.js";

/** @type {import("wolfden/toolkit/narration.js").Vocabulary} */
const vocabulary = {
  "terms": {"verbs": ["take"], "end_reasons": ["empty"]},
  "verbs": {"take": {"icon": "my-title-stone"}},
  "targets": {"token": "token"},
  "facts": {},
  "kinds": {"token": [{"text": ["is", "my-title-stones"], "args": {"stones": ["name", "it"]}}], "table": [{"text": ["is", "my-title-left"], "args": {"left": ["get", ["name", "it"], "left"]}}]},
  "words": [{"form": {"pattern": "^(?<stones>\\d+)$", "numbers": ["stones"]}, "text": ["is", "my-title-stones"], "icon": ["is", "my-title-stone"], "args": {"stones": ["name", "stones"]}}, {"form": {"pattern": "^(?<verb>take)$", "numbers": []}, "text": ["join", [["is", "my-title-do-"], ["name", "verb"]]], "icon": ["join", [["get", ["at", ["name", "verbs"], ["name", "verb"]], "icon"]]]}, {"value": ["join", [["name", "it"]]]}],
  "brief": [],
  "questions": [{"when": ["=", ["name", "verb"], ["is", "take"]], "text": ["is", "my-title-ask-take"]}, {"when": ["in", ["is", "take"], ["name", "options"]], "text": ["is", "my-title-open"]}, {"text": ["is", "my-title-wait"]}],
  "narrations": [],
  "main": [],
  "routine": [],
  "events": {"take": {"rule": "Q2", "let": {}, "text": ["is", "my-title-log-take"], "args": {"stones": ["name", "stones"], "who": ["call", "seat", ["name", "seat"]]}, "places": [], "icon": ["is", "my-title-stone"]}},
};

export default vocabulary;
export const { brief, describe, eventText, factTexts, narrate, question, textOf } = narrator(vocabulary);
