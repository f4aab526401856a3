"""How heavy the first page and a table are: requests, bytes, times, layout shift, long tasks.

A phone four times slower than this machine opens the first page for the first time, plays until
other players have acted, comes back to the first page, which now lists its tables, and opens one::

    python -m benchmarks.weight
    python -m benchmarks.weight --url http://127.0.0.1:8080 --slow 1
"""

import argparse
import os
import tempfile
from contextlib import ExitStack
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, Page, sync_playwright

from tests.support.servers import serving
from tests.support.visitors import CHROMIUM, PHONE, Visitor, visiting

SIZE: Final = {"width": 390, "height": 844}
TITLES: Final = ("the-wolves", "age-of-the-wolf", "brotherhood-of-the-wolf")
LAND: Final = "/page/land/"
"""Painted land is fetched after the first picture of a board, and counted apart."""
WATCH: Final = """
window.seen = { shift: 0, tasks: [], largest: 0, first: 0, count: 0 };
const watch = (type, take) => new PerformanceObserver((list) =>
    list.getEntries().forEach(take)).observe({ type, buffered: true });
watch("layout-shift", (entry) => { if (!entry.hadRecentInput) seen.shift += entry.value; });
watch("longtask", (entry) => seen.tasks.push(entry.duration));
watch("largest-contentful-paint", (entry) => { seen.largest = entry.startTime; });
watch("paint", (entry) => {
    if (entry.name === "first-contentful-paint") seen.first = entry.startTime; });
"""
COLUMNS: Final = "requests, KB, KB of painted land, first paint, largest paint, blocking, longest"


TRAFFIC: Final = """(land) => {
    const all = [...performance.getEntriesByType("navigation"),
                 ...performance.getEntriesByType("resource")];
    const fetched = all.slice(window.seen.count).filter(({ transferSize }) => transferSize > 0);
    window.seen.count = all.length;
    return fetched.map(({ name, transferSize }) => [name.includes(land), transferSize]);
}"""
"""What came over the network since the last look; what the browser had weighs nothing."""


def main() -> None:
    """Measure and print a table."""
    parser = argparse.ArgumentParser(description=__doc__, allow_abbrev=False)
    parser.add_argument("--url", help="a server that runs already (else one is started)")
    parser.add_argument("--slow", type=float, default=4, help="how much slower the phone is (4)")
    wanted = parser.parse_args()
    with ExitStack() as stack:
        url = wanted.url
        if not url:
            os.environ["WOLFDEN_BUNDLE"] = "1"
            folder = stack.enter_context(tempfile.TemporaryDirectory())
            url = stack.enter_context(serving(Path(folder) / "data")).url
        playwright = stack.enter_context(sync_playwright())
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        print(f"| page | {COLUMNS.replace(', ', ' | ')} | layout shift |")
        for title in TITLES:
            visit(browser, url, title, wanted.slow)
        browser.close()


def visit(browser: Browser, url: str, title: str, slow: float) -> None:
    """Open the first page, play a title, come back, and open the table again."""
    with visiting(browser, url, PHONE, first_time=True) as visitor:
        page = visitor.page
        visitor.resize(SIZE)
        visitor.run_first(WATCH)
        session = page.context.new_cdp_session(page)
        session.send("Emulation.setCPUThrottlingRate", {"rate": slow})
        visitor.go("/")
        report(f"first page, {title} (cold)", page)
        visitor.find(".game .button.main").nth(TITLES.index(title)).tap()
        visitor.wait_for_turn()
        report("- and to the first decision", page)
        play(visitor)
        report("- and five decisions more", page)
        visitor.go("/")
        report("first page (warm)", page)
        visitor.find(".my-tables .table-row").first.tap()
        visitor.wait_for_turn()
        report("- and opening a table", page)


def play(visitor: Visitor) -> None:
    """Choose a few times."""
    for _choice in range(5):
        if not visitor.is_over:
            visitor.choose()
            visitor.wait_for_turn()


def report(what: str, page: Page) -> None:
    """Print a line about what happened since the page was opened."""
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(1_500)
    seen: dict[str, Any] = page.evaluate("window.seen")
    blocking = sum(max(0, task - 50) for task in seen["tasks"])
    longest = max(seen["tasks"], default=0)
    fetched: list[tuple[bool, int]] = page.evaluate(TRAFFIC, LAND)
    land = sum(size for is_land, size in fetched if is_land) / 1000
    rest = [size / 1000 for is_land, size in fetched if not is_land]
    traffic = f"{len(rest)} | {sum(rest):.0f} | {land:.0f}"
    times = f"{seen['first']:.0f} | {seen['largest']:.0f} | {blocking:.0f} | {longest:.0f}"
    print(f"| {what} | {traffic} | {times} | {seen['shift']:.3f} |", flush=True)


if __name__ == "__main__":
    main()
