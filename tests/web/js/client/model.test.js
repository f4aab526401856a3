import assert from "node:assert/strict";
import { test } from "node:test";
import "../browser.mjs";
import { TableClient } from "../../../../src/wolfden/web/js/client/client.js";
import { TableModel } from "../../../../src/wolfden/web/js/client/model.js";

test("what cannot be chosen answers, until something is chosen", () => {
  const link = { ask: async () => ({ certain: false }), reconnect: () => {}, close: () => {} };
  const client = new TableClient("k7m2", "1", () => link);
  const model = new TableModel(client);
  client.title.value = { finalVerbs: ["end"], targetOf: (word) => ({ kind: "button", id: word }) };
  const legal = { move: { rock: { "@a1": null }, grass: { "@a2": null } }, end: null };
  client.state.value = { ...client.state.peek(), seq: 3, seat: 0, legal, view: {} };
  model.askWhy("howl", { x: 10, y: 10 });
  assert.equal(model.tip.value.target, "howl");
  client.state.value = { ...client.state.peek() };
  assert.ok(model.tip.value, "what others do does not take it away");
  client.pickWord("move");
  assert.equal(model.tip.value, null);
  model.tap("hex:c3", { x: 10, y: 10 });
  assert.equal(model.tip.value.target, "hex:c3");
  client.back();
  assert.equal(model.tip.value, null);
});
