"""Whole games by clicks, by keyboard and by ear: from the first page to the score sheet."""

import re
import time

import pytest
from playwright.sync_api import Browser, Locator, Page, TimeoutError as OutOfTime, expect

from tests.support.servers import Running
from tests.support.visitors import BRIEFLY, DRAWN, PATIENCE, PHONE, Visitor, visiting
from tests.web.moments import LAST_ROUNDS, begin_at

TITLES = ("the-wolves", "age-of-the-wolf", "brotherhood-of-the-wolf")
SHORT = {
    "the-wolves": (["me", "bot", "bot"], {"turn-limit": 5}),
    "age-of-the-wolf": (["me", "bot"], {"round-limit": 2}),
}
"""What makes games short. Brotherhood of the Wolf has no such option: the Beast plays it whole by
keyboard, and the hunters, who choose three times as often, by ear."""

SHORTEST = {"the-wolves": {"turn-limit": 1}, "age-of-the-wolf": {"round-limit": 1}}
"""Options of even shorter games: keys and listening take longer than looking."""


def short_game(visitor: Visitor, title: str) -> str:
    """Make a table for a short game, or for the end of a long one, and sit down."""
    if title not in SHORT:
        return begin_at(visitor, LAST_ROUNDS)
    seats, options = SHORT[title]
    visitor.be_guest("Ash")
    table = visitor.new_table(title, seats, options=options)
    visitor.sit_down(table)
    return table


@pytest.mark.parametrize("title", range(3), ids=TITLES)
def test_three_clicks_from_the_first_page_to_the_first_choice(visitor: Visitor, title: int) -> None:
    visitor.meet_quick_bots()
    visitor.go("/")
    visitor.find(".game").nth(title).locator(".button.main").click()
    visitor.wait_for_turn()
    visitor.choose()
    visitor.expect_no_problem()


@pytest.mark.parametrize("title", TITLES)
def test_a_whole_game_by_clicks(visitor: Visitor, title: str) -> None:
    short_game(visitor, title)
    visitor.play_to_the_end(leisure=15)
    visitor.find("[data-do=score-sheet]").click()
    expect(visitor.find(".score-sheet table")).to_be_visible()
    for course in ("Scores over the game", "Estimated winning chances over the game"):
        expect(visitor.page.get_by_role("img", name=course)).to_be_visible()
    with visitor.page.expect_download() as download:
        visitor.find("dialog [data-do=share-picture]").click()
    picture = download.value.path().read_bytes()
    assert picture.startswith(b"\x89PNG")
    assert len(picture) > 60_000, "the board is not on the picture"
    visitor.find("dialog a.button.main").click()
    expect(visitor.find(".replay .player output")).to_be_visible()
    visitor.expect_no_problem()


def test_a_whole_game_on_a_phone(browser: Browser, server: Running) -> None:
    with visiting(browser, server.url, PHONE) as visitor:
        short_game(visitor, "age-of-the-wolf")
        for tab in ("Players", "Log", "Help", "Me"):
            visitor.find(
                ".tabs button",
            ).filter(has_text=tab).tap()
        visitor.find("[data-do=close-panel]").tap()
        assert visitor.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
        visitor.play_to_the_end()
        visitor.expect_no_problem()


@pytest.mark.parametrize("title", TITLES)
def test_a_whole_game_by_keyboard_alone(visitor: Visitor, title: str) -> None:
    """Arrows and Enter on the board where something glows, then buttons; the focus stays."""
    visitor.be_guest("Ash")
    visitor.sit_down(visitor.new_table(title, ["me", "bot"], options=SHORTEST.get(title, {})))
    visitor.wait_for_turn()
    visitor.page.keyboard.press("o")
    for _ in range(150):
        visitor.wait_for_turn()
        assert visitor.page.evaluate("document.activeElement !== document.body")
        if visitor.is_over:
            break
        press_a_choice(visitor)
    assert visitor.is_over
    visitor.expect_no_problem()


def press_a_choice(visitor: Visitor) -> None:
    """Choose something by keys until that is done: on the board if that is possible at first."""
    keyboard, before = visitor.page.keyboard, visitor.seq
    if visitor.find(".board-frame .glowing").count():
        keyboard.press("b")
        keyboard.press("ArrowRight")
        expect(visitor.find(".board-frame .glowing:focus")).to_have_count(1)
        keyboard.press("Enter")
        visitor.page.evaluate(DRAWN)
    while visitor.seq == before and not visitor.is_over:
        press_in_the_bar(visitor)
        visitor.page.evaluate(DRAWN)
        assert visitor.page.evaluate("document.activeElement !== document.body")


def press_in_the_bar(visitor: Visitor) -> None:
    """Press a button of the bar: the first one, or the one that says yes."""
    button = visitor.find(".offers [data-choice]:enabled, .offers [data-word]:enabled").first
    if button.count():
        button.press("Enter")


BUTTON = re.compile(r'button "(.+?)"((?: \[[^\]]*\])*)')
"""A button as assistive technology sees it: its name and its state."""


class Listener:
    """A player who knows the page by roles and names alone, as assistive technology has them."""

    TOOLS = re.compile(
        "Undo|Hint|All choices|Cancel|Pause|Continue|One action|Catch up|Score sheet|Play again"
    )
    """What the bar has besides choices; the game may end while it is read."""
    PASSES = re.compile("End the|Next step|Decline")

    def __init__(self, page: Page) -> None:
        self.page = page
        self.bar = page.get_by_role("region", name="What to do")
        self.board = page.get_by_role("application", name="Board.")
        self.sheet = page.get_by_role("button", name="Score sheet")
        self.chosen: list[str] = []

    def play(self, leisure: int, most: int = 200) -> None:
        """Choose until the game is over; after some choices pass whenever possible."""
        while self.choose(passes=len(self.chosen) >= leisure):
            assert len(self.chosen) < most, self.chosen[-20:]

    def choose(self, passes: bool) -> bool:
        """Choose once there is something to choose; return whether there was."""
        deadline = time.monotonic() + PATIENCE / 1000
        choice: Locator | None = None
        while not choice:
            if self.sheet.count():
                return False
            choice = self.choice(passes)
            self.page.evaluate(DRAWN)
            assert time.monotonic() < deadline, "there is something to choose"
        announced = self.announced()
        try:
            choice.press("Enter", timeout=BRIEFLY)
        except OutOfTime:  # others acted meanwhile, and something else can be chosen now
            return True
        while self.announced() == announced and not self.sheet.count():
            self.page.evaluate(DRAWN)
            assert time.monotonic() < deadline, f"nothing new is announced after {self.chosen[-1]}"
        return True

    def choice(self, passes: bool) -> Locator | None:
        """Return something that can be chosen now: in the bar, else on the board."""
        for place in (self.bar, self.board):
            names = [
                name
                for name, state in BUTTON.findall(place.aria_snapshot())
                if "[disabled]" not in state and not self.TOOLS.match(name)
            ]
            if names:
                passing = [name for name in names if passes and self.PASSES.match(name)]
                self.chosen.append((passing or names)[0])
                return place.get_by_role("button", name=self.chosen[-1], exact=True).first
        return None

    def announced(self) -> str:
        """Return everything one can find out about the table."""
        return self.page.title() + self.page.get_by_role("main").aria_snapshot()


@pytest.mark.parametrize("title", TITLES)
def test_a_whole_game_by_roles_and_names(visitor: Visitor, title: str) -> None:
    seats = ["bot", "me"] if title.startswith("brotherhood") else ["me", "bot"]
    visitor.be_guest("Ash")
    listener = Listener(visitor.page)
    # In one game of fifty of Age of the Wolf, the bot wins before the other's first turn.
    for _ in range(4):
        if len(set(listener.chosen)) <= 5:
            visitor.sit_down(visitor.new_table(title, seats, options=SHORTEST.get(title, {})))
            listener.play(leisure=len(listener.chosen) + 12)
    heading = visitor.page.get_by_role("dialog", name="Score sheet").get_by_role("columnheader")
    listener.sheet.press("Enter")
    expect(heading.first).to_be_visible()
    visitor.page.get_by_role("button", name="Close").press("Enter")
    expect(listener.sheet).to_be_focused()
    assert len(set(listener.chosen)) > 5
    visitor.expect_no_problem()
