"""How fast the page shows what happened: from the arrival of an update to its picture.

A game of five packs, four of them bots, is played by clicks in a real browser; every update is
timed from the moment its message arrives until the frame that shows it has been drawn::

    python -m benchmarks.page
"""

import argparse
import statistics
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.server.servers import serving
from tests.web.conftest import CHROMIUM
from tests.web.visitors import visiting

STOPWATCH = """
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
    parser.add_argument("--choices", type=int, default=60, help="clicks to play (60)")
    choices: int = parser.parse_args().choices
    times = measured(choices)
    slowest = sorted(times)[int(len(times) * 0.95)]
    print(
        f"{len(times)} updates of a game of five packs on the screen within"
        f" {statistics.median(times):.0f} ms (median), {slowest:.0f} ms (95 in 100),"
        f" {max(times):.0f} ms (all)"
    )


def measured(choices: int) -> list[float]:
    """Return the milliseconds from arrival to picture of every update of a game."""
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder) / "data", pace=0.05) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        with visiting(browser, server.url) as visitor:
            visitor.page.add_init_script(STOPWATCH)
            visitor.page.emulate_media(reduced_motion="no-preference")
            visitor.be_guest("Ash")
            visitor.sit_down(visitor.new_table("the-wolves", ["me", *["bot"] * 4]))
            for _choice in range(choices):
                visitor.wait_for_turn()
                visitor.choose()
            times: list[float] = visitor.page.evaluate("window.shown")
        browser.close()
    return times


if __name__ == "__main__":
    main()
