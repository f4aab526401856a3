"""People in front of the page: they point, tap and type, and notice everything that goes wrong."""

import random
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, expect
from playwright.sync_api import TimeoutError as OutOfTime

DESK = {"width": 1280, "height": 800}
PHONE = {"width": 360, "height": 740}
SMALL_PHONE = {"width": 320, "height": 568}
PATIENCE = 45_000
"""Milliseconds until a test gives up waiting: far more than anything takes."""
BRIEFLY = 3_000
"""Milliseconds until somebody looks again: news may have changed what can be chosen meanwhile."""

READY = """() => {
    const found = [".offers :enabled", ".board-frame .glowing", "[data-do=score-sheet]"];
    return found.some((selector) => document.querySelector(selector));
}"""
"""Something can be chosen, or the game is over."""

POINT_ON = """async (thing) => {
    const target = thing.dataset.target;
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const place = () => JSON.stringify(thing.getBoundingClientRect());
    for (let before = ""; before !== place(); await frame()) before = place();
    const box = thing.getBoundingClientRect();
    for (let step = 0; step < 400; step += 1) {
        const x = box.x + box.width * (0.5 + ((step * 7) % 20 - 9.5) / 20 * (step / 400));
        const y = box.y + box.height * (0.5 + ((step * 13) % 20 - 9.5) / 20 * (step / 400));
        const there = document.elementFromPoint(x, y)?.closest("[data-target]");
        if (there?.dataset.target === target) return [x, y];
    }
    return null;
}"""
"""A point where a drawn thing that stands still can be hit: rings and bays have empty middles."""

SETTLED = """([seq, chosen]) => {
    const table = document.querySelector(".table");
    if (table?.ariaBusy === "true") return false;
    return !table || table.dataset.seq !== seq || table.dataset.chosen !== chosen;
}"""
"""What was chosen is taken, and what was sent is answered."""


@dataclass
class Visitor:
    """A browser window of its own, with a cookie of its own."""

    page: Page
    url: str
    problems: list[str] = field(default_factory=list)
    rng: random.Random = field(default_factory=lambda: random.Random(1))

    def go(self, path: str) -> None:
        """Open a page of the house and wait until it is drawn."""
        self.page.goto(self.url + path)
        self.page.wait_for_selector("main > *", timeout=PATIENCE)

    def find(self, selector: str) -> Locator:
        """Return what a selector finds."""
        return self.page.locator(selector)

    def be_guest(self, name: str) -> None:
        """Take a name, as the page does before the first seat."""
        answer = self.page.request.post(f"{self.url}/api/guests", data={"name": name})
        assert answer.ok, answer.text()

    def new_table(self, title: str, seats: list[str], **plan: object) -> str:
        """Make a table without the set-up page and return its id."""
        body = {"title": title, "seats": [seat_plan(kind) for kind in seats], **plan}
        answer = self.page.request.post(f"{self.url}/api/tables", data=body)
        assert answer.ok, answer.text()
        table: dict[str, Any] = answer.json()
        return str(table["id"])

    def sit_down(self, table: str) -> None:
        """Open a running table."""
        self.go(f"/t/{table}")
        self.page.wait_for_selector(".table", timeout=PATIENCE)

    @property
    def is_over(self) -> bool:
        """Whether the game is over."""
        return self.find("[data-do=score-sheet]").count() > 0

    def wait_for_turn(self) -> None:
        """Wait until something is asked, or the game is over."""
        self.page.wait_for_selector(
            ".table[data-turn=mine], [data-do=score-sheet]", timeout=PATIENCE
        )

    def choose(self, wanted: Locator | None = None) -> None:
        """Choose something that glows or is offered, by a click, and wait until it took effect."""
        deadline = time.monotonic() + PATIENCE / 1000
        while True:
            self.page.wait_for_function(READY, timeout=PATIENCE)
            table = self.find(".table")
            before = [table.get_attribute("data-seq"), table.get_attribute("data-chosen")]
            try:
                self._click_something(wanted)
                break
            except OutOfTime:
                if self.is_over:
                    return
                assert time.monotonic() < deadline, "what can be chosen can be clicked"
        self.page.wait_for_function(SETTLED, arg=before, timeout=PATIENCE)

    def _click_something(self, wanted: Locator | None) -> None:
        confirm = self.find(".offers [data-choice]:enabled")
        glowing = self.find(".board-frame .glowing")
        offers = self.find(".offers [data-word]:enabled")
        things, words = glowing.count(), offers.count()
        if wanted or confirm.count():
            (wanted or confirm).click(timeout=BRIEFLY)
        elif things and (words == 0 or self.rng.random() < 0.5):
            self.click_on(glowing.nth(self.rng.randrange(things)))
        elif words:
            offers.nth(self.rng.randrange(words)).click(timeout=BRIEFLY)
        else:
            raise OutOfTime("somebody else's news came between asking and counting")

    def click_on(self, thing: Locator) -> None:
        """Click on something drawn."""
        self.page.mouse.click(*self.point_on(thing))

    def point_on(self, thing: Locator) -> tuple[float, float]:
        """Return where something drawn can be hit, as near to its middle as possible."""
        deadline = time.monotonic() + PATIENCE / 1000
        while not (point := thing.evaluate(POINT_ON, timeout=BRIEFLY)):  # it was drawn anew
            assert time.monotonic() < deadline, "what is drawn can be hit"
        x, y = point
        return x, y

    def play_to_the_end(self, most: int = 400, leisure: int = 30) -> None:
        """Choose and choose until the game is over; after some choices pass whenever possible."""
        for count in range(most):
            self.wait_for_turn()
            if self.is_over:
                return
            passing = self.find(".offers [data-word=end], .offers [data-word=decline]")
            if count >= leisure and passing.count():
                self.choose(passing.first)
            else:
                self.choose()
        raise AssertionError(f"the game is not over after {most} choices")

    def expect_no_problem(self) -> None:
        """Make sure that the browser had nothing to complain about."""
        assert not self.problems, self.problems

    def see(self, text: str) -> None:
        """Wait until a text is on the page."""
        expect(self.page.get_by_text(text).first).to_be_visible(timeout=PATIENCE)


def seat_plan(kind: str) -> dict[str, str]:
    """Return the plan of a seat; a word that is no kind of seat is the level of a bot."""
    if kind in ("me", "open", "invited"):
        return {"kind": kind}
    return {"kind": "bot", "level": "random" if kind == "bot" else kind}


@contextmanager
def visiting(browser: Browser, url: str, size: dict[str, int] = DESK) -> Iterator[Visitor]:
    """Let somebody visit; what the browser complains about fails the test."""
    is_phone = size in (PHONE, SMALL_PHONE)
    context = browser.new_context(
        viewport={"width": size["width"], "height": size["height"]},
        has_touch=is_phone,
        is_mobile=is_phone,
        reduced_motion="reduce",
        permissions=["clipboard-read", "clipboard-write"],
    )
    context.set_default_timeout(PATIENCE)
    visitor = Visitor(context.new_page(), url)

    def heard(message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            visitor.problems.append(message.text)

    visitor.page.on("console", heard)
    visitor.page.on("pageerror", lambda error: visitor.problems.append(str(error)))
    try:
        yield visitor
    finally:
        context.close()
