"""Visitors of the page: they point, tap and type, and record everything that goes wrong.

The page sets `data-seq`, `data-turn` and `data-chosen` immediately and draws the rest with the next
frame. So a test never reads the page once and compares: it waits for what it expects (`expect`,
`Visitor.wait_until`), or reads only after a wait that includes the drawing (`choose`,
`wait_for_turn`, `wait_for_seq`).
"""

import json
import random
import shutil
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any
from weakref import WeakKeyDictionary

from playwright.sync_api import (
    Browser,
    ConsoleMessage,
    Error,
    Locator,
    Page,
    Route,
    TimeoutError as OutOfTime,
    expect,
)

from tests.support.people import SEATED

BROWSERS = ("chromium", "chromium-browser", "google-chrome")
CHROMIUM = next((path for path in map(shutil.which, BROWSERS) if path), None)
DESK = {"width": 1280, "height": 800}
PHONE = {"width": 360, "height": 740}
SMALL_PHONE = {"width": 320, "height": 568}
PATIENCE = 45_000
"""Milliseconds until a test gives up waiting: far more than anything takes."""
PLAIN = "/health"
"""An address of the server where no script runs."""
MOST_TABLES = 20
"""Tables until a test gives up finding a game that does not end immediately."""
BRIEFLY = 3_000
"""Milliseconds until a click is tried again: an update may have changed what can be chosen."""

READY = """() => {
    const found = [".offers :enabled", ".board-frame .glowing", "[data-do=score-sheet]"];
    return found.some((selector) => document.querySelector(selector));
}"""
"""Something can be chosen, or the game is over."""

POINT_ON = """async (thing) => {
    const target = thing.dataset.target;
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const place = () => JSON.stringify(thing.getBoundingClientRect());
    for (let before = "", still = 0; still < 3; await frame()) {
        still = before === place() ? still + 1 : 0;
        before = place();
    }
    const box = thing.getBoundingClientRect();
    for (let step = 0; step < 400; step += 1) {
        const x = box.x + box.width * (0.5 + ((step * 7) % 20 - 9.5) / 20 * (step / 400));
        const y = box.y + box.height * (0.5 + ((step * 13) % 20 - 9.5) / 20 * (step / 400));
        const there = document.elementFromPoint(x, y)?.closest("[data-target]");
        if (there?.dataset.target === target) return [x, y];
    }
    return null;
}"""
"""Return a point where a drawn element can be hit; rings and bays have empty middles.

Wait first until it has not moved for three frames: a phone zooms two frames after an update.
"""

CHOICES = """() => {
    const { seq = null, chosen = null } = document.querySelector(".table")?.dataset ?? {};
    const count = (selector) => document.querySelectorAll(selector).length;
    const things = count(".board-frame .glowing");
    const words = count(".offers [data-word]:enabled");
    const confirms = count(".offers [data-choice]:enabled");
    return { before: [seq, chosen], confirms, things, words };
}"""
"""What the table shows, and how much can be chosen where: one question in place of five."""

SETTLED = """([seq, chosen]) => {
    const table = document.querySelector(".table");
    if (table?.ariaBusy === "true") return false;
    return !table || table.dataset.seq !== seq || table.dataset.chosen !== chosen;
}"""
"""Whether the choice was accepted, and what was sent is answered."""

TAKEN = """([seq, chosen]) => {
    const { ariaBusy, dataset } = document.querySelector(".table");
    return ariaBusy === "true" || dataset.seq !== seq || dataset.chosen !== chosen;
}"""
"""Whether a choice was taken, answered or not."""

SWITCH = """async (language) =>
    (await globalThis.wolfdenModules.need("/js/lib/settings.js")).change({ language })"""
"""Change the language as the page of settings does, without leaving the page that is open."""

WIDTH = "document.documentElement.scrollWidth"
"""How wide the page is: wider than the window where something does not fit."""
DRAWN = """() => new Promise((resolve) =>
    requestAnimationFrame(() => requestAnimationFrame(() => resolve(true))))"""
"""Wait until everything that follows from the last update is drawn."""


@dataclass
class Visitor:
    """A separate browser window with its cookie."""

    page: Page
    url: str
    problems: list[str] = field(default_factory=list)
    rng: random.Random = field(default_factory=lambda: random.Random(1))
    is_altered: bool = False
    """Whether the window is not fit for others any more."""
    begun: tuple[str, list[str], dict[str, object]] = ("", [], {})
    """The title, seats and further plan of the table that was begun last."""

    def heard(self, message: ConsoleMessage) -> None:
        """Remember what the browser complains about.

        Not that `PLAIN` has no icon, nor that windows like these cannot subscribe to pushes.
        """
        is_icon = message.location["url"].endswith("/favicon.ico")
        is_expected = is_icon or "Push API in incognito mode" in message.text
        if message.type in ("error", "warning") and not is_expected:
            self.problems.append(message.text)

    def failed(self, error: Error) -> None:
        """Remember an error that nothing caught."""
        self.problems.append(str(error))

    def run_first(self, script: str) -> None:
        """Run a script before those of every page that is opened from now on."""
        self.is_altered = True
        self.page.add_init_script(script)

    def go(self, path: str) -> None:
        """Open a page and wait until it is drawn."""
        self.page.goto(self.url + path)
        self.page.wait_for_selector("main > *", timeout=PATIENCE)

    def find(self, selector: str) -> Locator:
        """Return what a selector finds."""
        return self.page.locator(selector)

    def prefer(self, language: str) -> None:
        """Have every page that is opened from now on start in a language."""
        setting = json.dumps({"language": language})
        self.page.evaluate("(setting) => { localStorage['wolfden-settings'] = setting; }", setting)

    def switch_language(self, language: str) -> None:
        """Change the language of the page that is open, and wait until it is drawn."""
        self.page.evaluate(SWITCH, language)
        expect(self.find("html")).to_have_attribute("lang", language)
        self.page.evaluate(DRAWN)

    def be_guest(self, name: str) -> None:
        """Take a name, as the page does before the first seat."""
        answer = self.page.request.post(f"{self.url}/api/guests", data={"name": name})
        assert answer.ok, answer.text()

    def new_table(self, title: str, seats: list[str], **plan: object) -> str:
        """Make a table without the set-up page and return its id.

        Seats play in their order, unless the plan has options that say otherwise.
        """
        body = {"title": title, "seats": [seat_plan(kind) for kind in seats], **plan}
        given = body.get("options", {})
        assert isinstance(given, dict)
        body["options"] = {**SEATED.get(title, {}), **given}
        answer = self.page.request.post(f"{self.url}/api/tables", data=body)
        assert answer.ok, answer.text()
        table: dict[str, Any] = answer.json()
        return str(table["id"])

    def meet_quick_bots(self) -> None:
        """Have bots that act immediately at every table the page makes: thinking takes seconds."""
        self.page.route("**/api/tables", seat_quick_bots)

    def sit_down(self, table: str) -> None:
        """Open a running table."""
        self.go(f"/t/{table}")
        self.page.wait_for_selector(".table", timeout=PATIENCE)

    def begin(self, title: str, seats: list[str], **plan: object) -> str:
        """Sit down at a new table where the visitor is to act; return its id.

        Against random bots some games are over before that; then there is another table.
        """
        self.begun = title, seats, plan
        for _table in range(MOST_TABLES):
            table = self.new_table(title, seats, **plan)
            self.sit_down(table)
            self.wait_for_turn()
            if not self.is_over:
                return table
        raise AssertionError(f"all games of {title} end immediately")

    def choose_until(self, offered: str) -> None:
        """Choose until something is offered, at another such table if the game ends before."""
        while self.find(offered).count() == 0:
            if self.is_over:
                title, seats, plan = self.begun
                self.begin(title, seats, **plan)
            else:
                self.choose()
                self.wait_for_turn()

    @property
    def is_over(self) -> bool:
        """Whether the game is over."""
        return self.find("[data-do=score-sheet]").count() > 0

    def wait_for_turn(self) -> None:
        """Wait until the visitor is to act or the game is over, and until that is drawn."""
        self.page.wait_for_selector(
            ".table[data-turn=mine]:not([aria-busy=true]), [data-do=score-sheet]", timeout=PATIENCE
        )
        self.page.evaluate(DRAWN)

    def unfold(self) -> None:
        """Open what a page folds away."""
        self.page.evaluate("document.querySelectorAll('.fold').forEach((one) => (one.open = true))")

    def resize(self, size: dict[str, int]) -> None:
        """Make the window so large, and wait until it is drawn."""
        self.page.set_viewport_size({"width": size["width"], "height": size["height"]})
        self.page.evaluate(DRAWN)

    def open_panel(self, name: str) -> None:
        """Open the log, the chat or another panel beside the board."""
        self.find(f".tabs button[data-panel={name}][aria-pressed=false]").click()
        expect(self.find(f".side[data-panel={name}]")).to_be_visible()

    def wait_until(self, condition: Callable[[], object], expected: str) -> None:
        """Wait until a condition holds that no selector expresses."""
        deadline = time.monotonic() + PATIENCE / 1000
        while not condition():
            assert time.monotonic() < deadline, expected
            self.page.wait_for_timeout(20)

    @property
    def seq(self) -> str:
        """The sequence number of the position on the screen."""
        return self.find(".table").get_attribute("data-seq") or ""

    def wait_for_seq(self, seq: str) -> None:
        """Wait until the position of a sequence number is on the screen, and drawn."""
        expect(self.find(".table")).to_have_attribute("data-seq", seq)
        self.page.evaluate(DRAWN)

    def choose(self, wanted: Locator | None = None, preferred: Locator | None = None) -> None:
        """Choose what is wanted, or anything, by a click; wait until it took effect.

        What is preferred is clicked if it is there at that moment.
        """
        deadline = time.monotonic() + PATIENCE / 1000
        while True:
            self.page.wait_for_function(READY, timeout=PATIENCE)
            choices = self.page.evaluate(CHOICES)
            try:
                is_there = preferred is not None and preferred.count() > 0
                target = preferred.first if preferred and is_there else wanted
                self._click_something(choices, target)
                break
            except OutOfTime:
                if self.is_over:
                    return
                if self.page.evaluate(TAKEN, choices["before"]):  # only the click took too long
                    break
                assert time.monotonic() < deadline, "what can be chosen can be clicked"
        self.page.wait_for_function(SETTLED, arg=choices["before"], timeout=PATIENCE)
        self.page.evaluate(DRAWN)

    def _click_something(self, choices: dict[str, Any], wanted: Locator | None) -> None:
        things, words = choices["things"], choices["words"]
        if wanted or choices["confirms"]:
            (wanted or self.find(".offers [data-choice]:enabled")).click(timeout=BRIEFLY)
        elif things and (words == 0 or self.rng.random() < 0.5):
            glowing = self.find(".board-frame .glowing")
            self.click_on(glowing.nth(self.rng.randrange(things)))
        elif words:
            offers = self.find(".offers [data-word]:enabled")
            offers.nth(self.rng.randrange(words)).click(timeout=BRIEFLY)
        else:
            raise OutOfTime("an update came between waiting and counting")

    def click_on(self, thing: Locator) -> None:
        """Click on something drawn."""
        self.page.mouse.click(*self.point_on(thing))

    def point_on(self, thing: Locator) -> tuple[float, float]:
        """Return where something drawn can be hit, as near to its middle as possible."""
        deadline = time.monotonic() + PATIENCE / 1000
        while not (point := thing.evaluate(POINT_ON, timeout=BRIEFLY)):  # replaced meanwhile
            assert time.monotonic() < deadline, "what is drawn can be hit"
        x, y = point
        return x, y

    def play_to_the_end(self, most: int = 400, leisure: int = 30) -> None:
        """Choose until the game is over; after some choices pass whenever possible."""
        passing = self.find(".offers [data-word=end], .offers [data-word=decline]")
        for count in range(most):
            self.wait_for_turn()
            if self.is_over:
                return
            self.choose(preferred=passing if count >= leisure else None)
        raise AssertionError(f"the game is not over after {most} choices")

    def expect_no_problem(self) -> None:
        """Make sure that the browser had nothing to complain about."""
        assert not self.problems, self.problems

    def see(self, text: str) -> None:
        """Wait until a text is on the page."""
        expect(self.page.get_by_text(text).first).to_be_visible(timeout=PATIENCE)


def seat_plan(kind: str) -> dict[str, str]:
    """Return the plan of a seat; any other word is the level of a bot."""
    if kind in ("me", "open", "invited"):
        return {"kind": kind}
    return {"kind": "bot", "level": "random" if kind == "bot" else kind}


def seat_quick_bots(route: Route) -> None:
    """Send a request for a table on, with random bots in place of those that think."""
    if route.request.method != "POST":
        route.continue_()
        return
    body: Any = route.request.post_data_json
    seats = [seat_plan("bot") if seat["kind"] == "bot" else seat for seat in body["seats"]]
    route.continue_(post_data={**body, "seats": seats})


_WINDOWS: WeakKeyDictionary[Browser, dict[tuple[str, bool], list[Page]]] = WeakKeyDictionary()
"""Windows that nobody uses now, by the server they show and whether they are a phone's."""


@contextmanager
def visiting(
    browser: Browser, url: str, size: dict[str, int] = DESK, *, first_time: bool = False
) -> Iterator[Visitor]:
    """Let a visitor in who has never been here; what the browser complains about fails the test.

    A window that others have used is emptied and used again: a new one takes a second to start.
    Only what the browser has fetched is still there, unless it is the ``first_time`` for it too.
    """
    is_phone = size in (PHONE, SMALL_PHONE)
    free = _WINDOWS.setdefault(browser, {}).setdefault((url, is_phone), [])
    page = free.pop() if free and not first_time else _open_window(browser, url, is_phone)
    page.set_viewport_size({"width": size["width"], "height": size["height"]})
    visitor = Visitor(page, url)
    page.on("console", visitor.heard)
    page.on("pageerror", visitor.failed)
    try:
        yield visitor
    finally:
        if visitor.is_altered or not _empty(visitor):
            page.context.close()
        else:
            free.append(page)


def _open_window(browser: Browser, url: str, is_phone: bool) -> Page:
    context = browser.new_context(
        has_touch=is_phone,
        is_mobile=is_phone,
        reduced_motion="reduce",
        permissions=["clipboard-read", "clipboard-write"],
    )
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    page.goto(url + PLAIN)
    return page


def _empty(visitor: Visitor) -> bool:
    """Forget all that a visitor left in a window; return whether that was possible."""
    page = visitor.page
    try:
        page.remove_listener("console", visitor.heard)
        page.remove_listener("pageerror", visitor.failed)
        for other in page.context.pages:
            if other != page:
                other.close()
        page.context.set_offline(False)
        page.unroute_all(behavior="ignoreErrors")
        page.goto(visitor.url + PLAIN)
        page.context.new_cdp_session(page).send(
            "Storage.clearDataForOrigin", {"origin": visitor.url, "storageTypes": "all"}
        )
        page.evaluate("sessionStorage.clear()")
        page.context.clear_cookies()
        page.emulate_media(color_scheme="null", reduced_motion="reduce")
    except Error:  # the server is gone, or the window
        return False
    return True


def speak(visitor: Visitor, language: str) -> None:
    """Choose a language on My page and wait until it is used."""
    visitor.go("/me")
    visitor.find("#language").select_option(language)
    expect(visitor.find("html")).to_have_attribute("lang", language)
