import assert from "node:assert/strict";
import { test } from "node:test";
import "../browser.mjs";
import { TableClient } from "../../../../src/wolfden/web/js/client/client.js";

/** A client whose server is a list of the messages it was sent. */
function clientWith(legal, title = { finalVerbs: ["end"], targetOf: () => ({ kind: "button", id: "" }) }) {
  const sent = [];
  const client = new TableClient("k7m2", "1", () => ({
    ask: async (message) => {
      sent.push(message);
      return { certain: false };
    },
    reconnect: () => {},
    close: () => {},
  }));
  client.title.value = title;
  client.state.value = { ...client.state.peek(), seq: 3, seat: 0, legal, view: {} };
  return { client, sent };
}

test("an action that needs no confirmation is sent once", async () => {
  const { client, sent } = clientWith({ move: { "@a1": null, "@a2": null }, end: null });
  client.pick(["move", "@a1"]);
  await new Promise(setImmediate);
  assert.deepEqual(sent, [{ type: "act", seq: 3, action: "move @a1" }]);
});

test("an action that waits for a confirmation is marksForPreview, and sent when it is given", async () => {
  const { client, sent } = clientWith({ move: { "@a1": null }, end: null });
  client.pick(["end"]);
  await new Promise(setImmediate);
  assert.deepEqual(sent, [{ type: "preview", action: "end" }]);
  await client.confirm();
  assert.deepEqual(sent.at(-1), { type: "act", seq: 3, action: "end" });
});
