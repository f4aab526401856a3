import assert from "node:assert/strict";
import { test } from "node:test";
import "../browser.mjs";
import { Room } from "../../../../src/wolfden/web/js/core/room.js";

/** A room whose server is a list of the messages it was sent. */
function roomWith(legal, title = { finalVerbs: ["end"], targetOf: () => ({ kind: "button", id: "" }) }) {
  const sent = [];
  const room = new Room("k7m2", "1", () => ({
    ask: async (message) => {
      sent.push(message);
      return { certain: false };
    },
    reconnect: () => {},
    close: () => {},
  }));
  room.title.value = title;
  room.sitting.value = { ...room.sitting.peek(), seq: 3, seat: 0, legal, view: {} };
  return { room, sent };
}

test("an action that needs no confirmation is sent once", async () => {
  const { room, sent } = roomWith({ move: { "@a1": null, "@a2": null }, end: null });
  room.pick(["move", "@a1"]);
  await new Promise(setImmediate);
  assert.deepEqual(sent, [{ type: "act", seq: 3, action: "move @a1" }]);
});

test("an action that waits for a confirmation is previewed, and sent when it is given", async () => {
  const { room, sent } = roomWith({ move: { "@a1": null }, end: null });
  room.pick(["end"]);
  await new Promise(setImmediate);
  assert.deepEqual(sent, [{ type: "preview", action: "end" }]);
  await room.confirm();
  assert.deepEqual(sent.at(-1), { type: "act", seq: 3, action: "end" });
});
