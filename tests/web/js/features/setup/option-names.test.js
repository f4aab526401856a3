import "../../browser.mjs";
import assert from "node:assert/strict";
import { test } from "node:test";
import { measuredOtherwise } from "../../../../../src/wolfden/web/js/features/setup/option-names.js";

const facts = /** @type {import("../../../../../src/wolfden/web/js/lib/request.js").TitleFacts} */ ({
  measured: { rules: 1, options: { ring: "packs" } },
});

test("chances were measured otherwise where a table has other options", () => {
  assert.deepEqual(measuredOtherwise(facts, { ring: "four", packs: "dealt" }), { ring: "packs" });
  assert.deepEqual(measuredOtherwise(facts, { ring: "packs", packs: "chosen" }), {});
});
