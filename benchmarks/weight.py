"""How heavy the first page and a table are: requests, bytes, times, layout shift, long tasks.

A phone four times slower than this machine opens the first page for the first time, plays until
other players have acted, comes back to the first page with tables of its own, and opens a table::

    python -m benchmarks.weight
    python -m benchmarks.weight --url http://127.0.0.1:8080 --slow 1
"""

import argparse
import tempfile
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, Page, Request, sync_playwright

from tests.support.visitors import CHROMIUM, PHONE, Visitor, visiting
from tests.web.conftest import sending

SIZE: Final = {"width": 390, "height": 844}
TITLES: Final = ("the-wolves", "age-of-the-wolf", "brotherhood-of-the-wolf")
LAND: Final = "/page/land/"
"""Painted land is fetched after the first picture of a board, and counted apart."""
WATCH: Final = """
window.seen = { shift: 0, tasks: [], largest: 0, first: 0 };
const watch = (type, take) => new PerformanceObserver((list) =>
    list.getEntries().forEach(take)).observe({ type, buffered: true });
watch("layout-shift", (entry) => { if (!entry.hadRecentInput) seen.shift += entry.value; });
watch("longtask", (entry) => seen.tasks.push(entry.duration));
watch("largest-contentful-paint", (entry) => { seen.largest = entry.startTime; });
watch("paint", (entry) => {
    if (entry.name === "first-contentful-paint") seen.first = entry.startTime; });
"""
COLUMNS: Final = "requests, KB, KB of painted land, first paint, largest paint, blocking, longest"


@dataclass
class Traffic:
    """What a page fetched since the last look."""

    sizes: list[tuple[str, int]] = field(default_factory=list)

    def hear(self, request: Request) -> None:
        """Note a request that is answered, unless the browser had the answer."""
        response = request.response()
        if response and not response.from_service_worker and request.url.startswith("http"):
            sizes = request.sizes()
            if sizes["responseHeadersSize"] > 0:
                self.sizes.append((request.url, sizes["responseBodySize"]))

    def take(self) -> str:
        """Return the number and weight of what was fetched, and forget it."""
        land = [size for url, size in self.sizes if LAND in url]
        rest = [size for url, size in self.sizes if LAND not in url]
        self.sizes.clear()
        return f"{len(rest)} | {sum(rest) / 1000:.0f} | {sum(land) / 1000:.0f}"


def main() -> None:
    """Measure and print a table."""
    parser = argparse.ArgumentParser(description=__doc__, allow_abbrev=False)
    parser.add_argument("--url", help="a server that runs already (else one is started)")
    parser.add_argument("--slow", type=float, default=4, help="how much slower the phone is (4)")
    wanted = parser.parse_args()
    with ExitStack() as stack:
        url = wanted.url
        if not url:
            folder = stack.enter_context(tempfile.TemporaryDirectory())
            url = stack.enter_context(sending(Path(folder) / "data", bundled=True)).url
        playwright = stack.enter_context(sync_playwright())
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        print(f"| page | {COLUMNS.replace(', ', ' | ')} | layout shift |")
        for title in TITLES:
            visit(browser, url, title, wanted.slow)
        browser.close()


def visit(browser: Browser, url: str, title: str, slow: float) -> None:
    """Open the first page, play a title, come back, and open the table again."""
    with visiting(browser, url, PHONE, first_time=True) as visitor:
        page, traffic = visitor.page, Traffic()
        visitor.resize(SIZE)
        visitor.run_first(WATCH)
        session = page.context.new_cdp_session(page)
        session.send("Emulation.setCPUThrottlingRate", {"rate": slow})
        page.on("requestfinished", traffic.hear)
        visitor.go("/")
        tell(f"first page, {title} (cold)", page, traffic)
        visitor.find(".game .button.main").nth(TITLES.index(title)).tap()
        visitor.wait_for_turn()
        tell("- and to one's first decision", page, traffic)
        play(visitor)
        tell("- and five decisions more", page, traffic)
        visitor.go("/")
        tell("first page (warm)", page, traffic)
        visitor.find(".my-tables .table-row").first.tap()
        visitor.wait_for_turn()
        tell("- and opening a table", page, traffic)


def play(visitor: Visitor) -> None:
    """Choose a few times."""
    for _choice in range(5):
        if not visitor.is_over:
            visitor.choose()
            visitor.wait_for_turn()


def tell(what: str, page: Page, traffic: Traffic) -> None:
    """Print a line about what happened since the page was opened."""
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(1_500)
    seen: dict[str, Any] = page.evaluate("window.seen")
    blocking = sum(max(0, task - 50) for task in seen["tasks"])
    longest = max(seen["tasks"], default=0)
    times = f"{seen['first']:.0f} | {seen['largest']:.0f} | {blocking:.0f} | {longest:.0f}"
    print(f"| {what} | {traffic.take()} | {times} | {seen['shift']:.3f} |", flush=True)


if __name__ == "__main__":
    main()
