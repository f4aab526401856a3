"""Whole games by clicks: from the first page to the score sheet and the replay."""

import pytest
from playwright.sync_api import Browser, expect

from tests.server.servers import Running
from tests.web.visitors import DRAWN, PHONE, Visitor, visiting

TITLES = ("the-wolves", "age-of-the-wolf", "brotherhood-of-the-wolf")
SHORT = {
    "the-wolves": (["me", "bot", "bot"], {"turn-limit": 7}),
    "age-of-the-wolf": (["me", "bot"], {"round-limit": 2}),
    "brotherhood-of-the-wolf": (["bot", "me"], {}),
}


def short_game(visitor: Visitor, title: str) -> str:
    """Make a table for a short game and sit down."""
    seats, options = SHORT[title]
    visitor.be_guest("Ash")
    table = visitor.new_table(title, seats, options=options)
    visitor.sit_down(table)
    return table


@pytest.mark.parametrize("title", range(3), ids=TITLES)
def test_three_clicks_from_the_first_page_to_the_first_choice(visitor: Visitor, title: int) -> None:
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
    visitor.find("dialog a.button.main").click()
    expect(visitor.find(".replay .player output")).to_be_visible()
    visitor.expect_no_problem()


def test_a_whole_game_on_a_phone(browser: Browser, server: Running) -> None:
    with visiting(browser, server.url, PHONE) as visitor:
        short_game(visitor, "age-of-the-wolf")
        for tab in ("Packs", "Log", "Help", "Me"):
            visitor.find(
                ".tabs button",
            ).filter(has_text=tab).tap()
        visitor.find("[data-do=close-panel]").tap()
        assert visitor.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
        visitor.play_to_the_end()
        visitor.expect_no_problem()


def test_a_whole_game_by_keyboard_alone(visitor: Visitor) -> None:
    """Arrows and Enter on the board for the first choice, then numbers and the letter C."""
    visitor.be_guest("Ash")
    table = visitor.new_table("the-wolves", ["me", "bot"], options={"turn-limit": 3})
    visitor.sit_down(table)
    keyboard = visitor.page.keyboard
    visitor.wait_for_turn()
    visitor.find(".board-frame").focus()
    keyboard.press("ArrowRight")
    expect(visitor.find(".board-frame .glowing:focus")).to_have_count(1)
    keyboard.press("Enter")
    for _ in range(60):
        visitor.wait_for_turn()
        if visitor.is_over:
            break
        before = visitor.seq
        while visitor.seq == before:
            keyboard.press("c" if visitor.find("[data-choice]").count() else "1")
            visitor.page.evaluate(DRAWN)
    assert visitor.is_over
    visitor.expect_no_problem()
