"""History and people: the ladder, results, players and pairing on the page."""

import sqlite3

from playwright.sync_api import expect

from tests.server.servers import Running
from tests.web.test_pages import expect_accessible
from tests.web.visitors import DESK, SMALL_PHONE, Visitor


def add_games(server: Running, guest: str, level: str, won: list[bool]) -> None:
    """Add finished games to a guest's history."""
    rows = [
        (guest, f"{level}{at}", "the-wolves", "", 2, 0, 0, 1, level, float(one), 30 + at, 0, at)
        for at, one in enumerate(won)
    ]
    names = "guest, table_id, title, side, seats, seat, people, rank, level, share, score"
    marks = ", ".join("?" * 13)
    with sqlite3.connect(server.data / "wolfden.sqlite3", timeout=20) as database:
        insert = f"INSERT INTO played ({names}, started, finished) VALUES ({marks})"
        database.executemany(insert, rows)


def expect_fitting(visitor: Visitor) -> None:
    """Check that the page fits every screen and everyone can use it."""
    for size in (SMALL_PHONE, DESK):
        visitor.resize(size)
        assert visitor.page.evaluate("document.documentElement.scrollWidth") <= size["width"]
    expect_accessible(visitor)


def test_the_history_of_a_guest_leads_up_the_ladder(visitor: Visitor, server: Running) -> None:
    visitor.meet_quick_bots()
    visitor.go("/history")
    expect(visitor.find("main .button.main")).to_have_text("Back to the games")
    visitor.be_guest("Ash")
    me = visitor.page.request.get(f"{server.url}/api/me").json()["guest"]["id"]
    add_games(server, me, "cub", [True, True, False, True])
    visitor.go("/me")
    visitor.find("[data-do=history]").click()
    wolves = visitor.page.locator(".ladder", has_text="The Wolves")
    expect(wolves.locator(".climbed")).to_contain_text("3 of 4 won")
    expect(wolves.locator(".next")).to_contain_text("Tracker bot")
    for text in ("Cub bot", "75%", "30% – 95%", "33"):
        expect(visitor.find(".results tbody tr")).to_contain_text(text)
    expect_fitting(visitor)
    wolves.locator("[data-do=climb]").focus()
    visitor.page.keyboard.press("Enter")
    expect(visitor.find(".table")).to_be_visible()
    visitor.expect_no_problem()
