import assert from "node:assert/strict";
import { test } from "node:test";
import "../browser.mjs";
import { Link } from "../../../../src/wolfden/web/js/lib/socket.js";

/** A line to a server that never answers: how often it was tried, and how to lose it. */
function lineWithout(context) {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const sockets = [];
  globalThis.WebSocket = class {
    static OPEN = 1;
    static CONNECTING = 0;
    readyState = 0;
    constructor() {
      sockets.push(this);
    }
    close() {}
  };
  const states = [];
  const link = new Link({ path: () => "/ws", onMessage: () => {}, onState: (state) => states.push(state) });
  const lose = () => sockets.at(-1).onclose({ code: 1006 });
  return { link, sockets, states, lose };
}

test("a lost line is tried again after growing pauses, and immediately on request", (context) => {
  const { link, sockets, states, lose } = lineWithout(context);
  lose();
  assert.equal(states.at(-1), "lost");
  context.mock.timers.tick(500);
  assert.equal(sockets.length, 2);
  for (let lost = 0; lost < 6; lost += 1) {
    lose();
    context.mock.timers.tick(15_000);
  }
  const tried = sockets.length;
  lose();
  context.mock.timers.tick(14_000);
  assert.equal(sockets.length, tried, "the longest pause is fifteen seconds");
  link.reconnect();
  assert.equal(sockets.length, tried + 1);
  assert.equal(states.at(-1), "connecting");
  context.mock.timers.tick(60_000);
  assert.equal(sockets.length, tried + 1, "nothing is tried twice at a time");
  link.close();
});

test("a table that is not there is not asked for again", (context) => {
  const { sockets, states } = lineWithout(context);
  sockets[0].onclose({ code: 4404 });
  assert.equal(states.at(-1), "refused");
  context.mock.timers.tick(60_000);
  assert.equal(sockets.length, 1);
});
