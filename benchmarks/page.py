"""How fast the page shows what happened: from the arrival of an update to its picture.

A game of five packs is played in a real browser; every update is timed from the moment its message
arrives until the frame that shows it has been drawn. First all packs are played by a script that
waits after every action, so that nothing else keeps the machine busy: that is the page's own time.
Then four bots think on the same cores::

    python -m benchmarks.page
"""

import argparse
import json
import random
import statistics
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, CDPSession, sync_playwright
from websockets.sync.client import ClientConnection, connect

from tests.support.servers import serving
from tests.support.visitors import CHROMIUM, PATIENCE, Visitor, visiting

SEATS: Final = 5
PAUSE: Final = 0.3
"""Seconds of quiet after an action: whatever flies has landed by then."""

STOPWATCH: Final = """
window.shown = [];
window.WebSocket = class extends WebSocket {
    constructor(...words) {
        super(...words);
        this.addEventListener("message", ({ data }) => {
            if (!data.startsWith('{"type":"update"')) return;
            const arrived = performance.now();
            requestAnimationFrame(() => {
                const { port1, port2 } = new MessageChannel();
                port1.onmessage = () => window.shown.push(performance.now() - arrived);
                port2.postMessage(null);
            });
        });
    }
};
"""
"""Notes the time of every update; the message after a frame comes when the frame is drawn."""


def main() -> None:
    """Play and print the times."""
    parser = argparse.ArgumentParser(description=__doc__, allow_abbrev=False)
    parser.add_argument("--actions", type=int, default=150, help="actions of the script (150)")
    parser.add_argument("--choices", type=int, default=40, help="clicks against bots (40)")
    wanted = parser.parse_args()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        shown, busy = quiet_game(browser, wanted.actions)
        report("updates of a game of five packs, nobody thinking, on the screen within", shown)
        report("  of which work of the page (processor time of its main thread)", busy)
        report(
            "updates with four bots thinking on the same cores on the screen within",
            busy_game(browser, wanted.choices),
        )
        browser.close()


def report(what: str, times: list[float]) -> None:
    """Print how long something takes."""
    slow = sorted(times)[int(len(times) * 0.95)]
    print(
        f"{len(times)} {what} {statistics.median(times):.0f} ms (median), {slow:.0f} ms (95 in"
        f" 100), {max(times):.0f} ms (all)"
    )


@contextmanager
def sitting(browser: Browser, url: str, seats: list[str]) -> Iterator[tuple[Visitor, str]]:
    """Seat a guest with a stopwatch at a new table."""
    with visiting(browser, url) as visitor:
        visitor.page.add_init_script(STOPWATCH)
        visitor.page.emulate_media(reduced_motion="no-preference")
        visitor.be_guest("Ash")
        table = visitor.new_table("the-wolves", seats)
        visitor.sit_down(table)
        yield visitor, table


class Hand:
    """A seat that a script plays."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self._last: dict[str, Any] = {}

    def listen(self) -> bool:
        """Take in all news; return whether it is this seat's turn."""
        try:
            while True:
                message = json.loads(self._socket.recv(timeout=0))
                if message["type"] in ("state", "update"):
                    self._last = message
        except TimeoutError:
            return bool(self._last.get("legal"))

    def act(self, rng: random.Random) -> None:
        """Do something that is allowed."""
        words: list[str] = []
        tree = self._last["legal"]
        while tree:
            words.append(rng.choice(list(tree)))
            tree = tree[words[-1]] if isinstance(tree, dict) else None
        action = {"type": "act", "id": 1, "seq": self._last["seq"], "action": " ".join(words)}
        self._socket.send(json.dumps(action))


def quiet_game(browser: Browser, actions: int) -> tuple[list[float], list[float]]:
    """Return the milliseconds from arrival to picture of each update, and those of work in it."""
    rng = random.Random(1)
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder) / "data") as server,
        sitting(browser, server.url, ["me"] * SEATS) as (visitor, table),
        ExitStack() as sockets,
    ):
        cookie = next(one for one in visitor.page.context.cookies() if one["name"] == "wolfden")
        address = f"{server.url.replace('http', 'ws')}/ws/tables/{table}?seat="
        headers = {"Cookie": f"wolfden={cookie['value']}"}
        hands = [
            Hand(
                sockets.enter_context(
                    connect(f"{address}{seat}", additional_headers=headers, max_size=None)
                )
            )
            for seat in range(SEATS)
        ]
        work = visitor.page.context.new_cdp_session(visitor.page)
        work.send("Performance.enable", {"timeDomain": "threadTicks"})
        busy = [one_action(visitor, hands, work, rng) for _action in range(actions)]
        times: list[float] = visitor.page.evaluate("window.shown")
    return times, busy


def one_action(visitor: Visitor, hands: list[Hand], work: CDPSession, rng: random.Random) -> float:
    """Let one seat act and the page come to rest; return the milliseconds the page worked."""
    while not (due := [hand for hand in hands if hand.listen()]):
        time.sleep(0.01)
    count = visitor.page.evaluate("window.shown.length")
    before = worked(work)
    due[0].act(rng)
    visitor.page.wait_for_function(
        "(count) => window.shown.length > count", arg=count, timeout=PATIENCE
    )
    busy = worked(work) - before
    time.sleep(PAUSE)
    return busy


def worked(work: CDPSession) -> float:
    """Return the milliseconds of processor time the page's main thread has used so far."""
    metrics = {one["name"]: one["value"] for one in work.send("Performance.getMetrics")["metrics"]}
    return 1000 * float(metrics["TaskDuration"])


def busy_game(browser: Browser, choices: int) -> list[float]:
    """Return the milliseconds from arrival to picture of every update of a game against bots."""
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder) / "data", min_bot_seconds=0.05) as server,
        sitting(browser, server.url, ["me", *["bot"] * (SEATS - 1)]) as (visitor, _table),
    ):
        for _choice in range(choices):
            visitor.wait_for_turn()
            visitor.choose()
        times: list[float] = visitor.page.evaluate("window.shown")
    return times


if __name__ == "__main__":
    main()
