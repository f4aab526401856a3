"""History and people: the ladder, results, players and pairing on the page."""

import re
import sqlite3

from playwright.sync_api import Browser, expect

from tests.support.servers import Running
from tests.support.visitors import Visitor
from tests.web.accessible import expect_accessible, expect_fitting


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
    expect(wolves.locator(".climbed", has_text="Cub bot")).to_contain_text("3 of 4 won")
    expect(wolves.locator(".next")).to_contain_text("not played yet")
    for text in ("Cub bot", "75%", "30% – 95%", "33"):
        expect(visitor.find(".results tbody tr")).to_contain_text(text)
    expect_fitting(visitor)
    wolves.locator("[data-do=climb]").focus()
    visitor.page.keyboard.press("Enter")
    expect(visitor.find(".table")).to_be_visible()
    visitor.expect_no_problem()


def seat_bot(visitor: Visitor) -> None:
    """Choose a bot for the last free seat of a table that waits."""
    visitor.find(".waiting [data-do=add-bot]").click()
    level, character = visitor.find(".bot-choice select").first, visitor.find(".character")
    level.select_option("alpha")
    expect(level.locator("option:checked")).to_have_text(re.compile(r"strong · \d+"))
    character.select_option("bold")
    expect_fitting(visitor)
    level.select_option("random")
    expect(character).to_have_count(0)
    visitor.find("[data-do=seat-bot]").click()
    expect(visitor.find(".table")).to_be_visible()


def keep_away_from_birch(visitor: Visitor) -> None:
    """Go from the table to a player's page; report and block the player, and unblock."""
    visitor.page.get_by_role("button", name="Table", exact=True).click()
    visitor.find("[data-do=player]").click()
    expect(visitor.find("h1")).to_have_text("Birch")
    visitor.find("[data-do=report]").click()
    visitor.find("#report-note").fill("Insults")
    visitor.find("[data-do=report-sure]").click()
    expect(visitor.find(".notice")).to_contain_text("Reported.")
    visitor.find("[data-do=block]").click()
    visitor.find("[data-do=block-sure]").click()
    expect(visitor.find("main [role=status]")).to_contain_text("Birch can’t invite you")
    expect_fitting(visitor)
    visitor.find("[data-do=unblock]").click()
    expect(visitor.find("[data-do=block]")).to_be_visible()


def expect_nobody_else_plays(visitor: Visitor, table: str) -> None:
    """Check that no seat of a rated table is offered to a bot."""
    visitor.go(f"/t/{table}")
    visitor.page.get_by_role("button", name="Table", exact=True).click()
    expect(visitor.page.get_by_role("button", name="Resign")).to_be_visible()
    expect(visitor.page.get_by_role("button", name="Let a bot play for me")).to_have_count(0)
    visitor.page.keyboard.press("Escape")


def add_rating(server: Running, guest: str) -> None:
    """Add the rating of one game, as if it had been played further."""
    row = (guest, "the-wolves", "", 24.0, 8.0, 1)
    with sqlite3.connect(server.data / "wolfden.sqlite3", timeout=20) as database:
        database.execute("INSERT INTO ratings VALUES (?, ?, ?, ?, ?, ?)", row)


def test_a_bot_account_is_marked_wherever_it_is_named(visitor: Visitor, server: Running) -> None:
    visitor.be_guest("Ash")
    browser = visitor.page.context.browser
    assert browser is not None
    context = browser.new_context()
    ask = context.request
    assert ask.post(f"{server.url}/api/guests", data={"name": "Birch"}).ok
    made = ask.post(f"{server.url}/api/me/bots", data={"name": "Rex"}).json()
    headers = {"Authorization": f"Bearer {made['token']}"}
    robot = browser.new_context(extra_http_headers=headers).request
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    wanted = {"title": "the-wolves", "seats": seats, "public": True}
    table = robot.post(f"{server.url}/api/tables", data=wanted).json()["id"]
    clock = {"kind": "live", "bank": 1800, "increment": 20}
    cup = {"name": "Cup", "title": "the-wolves", "seats": 2, "clock": clock, "accounts": True}
    path = robot.post(f"{server.url}/api/tournaments", data=cup).json()["id"]
    assert robot.post(f"{server.url}/api/tournaments/{path}/join", data={}).ok
    robot_id = made["guest"]["id"]
    places = {
        "/": ".table-row",
        f"/t/{table}": ".waiting-seat",
        f"/player/{robot_id}": "h1",
        f"/tournament/{path}": ".standings th[scope=row]",
    }
    for address, place in places.items():
        visitor.go(address)
        line = visitor.page.locator(place, has_text="Rex").first
        expect(line).to_contain_text("Rex (bot account)")
    expect(visitor.find("main")).to_contain_text("Organised by Rex (bot account)")
    expect(visitor.find("main")).to_contain_text("Allow bot accounts")
    expect_fitting(visitor)
    visitor.expect_no_problem()


def test_a_game_that_stops_to_be_rated_says_so(
    visitor: Visitor, server: Running, browser: Browser
) -> None:
    visitor.be_guest("Ash")
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "random"}]
    clock = {"kind": "live", "bank": 1800, "increment": 20}
    settings = {"rated": True, "clock": clock}
    wanted = {"title": "the-wolves", "seats": seats, "settings": settings}
    made = visitor.page.request.post(f"{server.url}/api/tables", data=wanted).json()
    context = browser.new_context()
    assert context.request.post(f"{server.url}/api/guests", data={"name": "Birch"}).ok
    visitor.go(f"/t/{made['id']}")
    assert context.request.post(f"{server.url}/api/tables/{made['id']}/join", data={}).ok
    context.close()
    expect(visitor.find(".notice")).to_contain_text("This game isn’t rated: a bot took part")
    visitor.expect_no_problem()


def test_players_find_each_other_and_meet_again(visitor: Visitor, server: Running) -> None:
    other = visitor.page.context.browser
    assert other is not None
    context = other.new_context()
    visitor.go("/")
    visitor.page.locator(".game", has_text="The Wolves").locator("[data-do=pair]").click()
    expect(visitor.page.get_by_label("Rated")).to_be_checked()
    expect_accessible(visitor)
    visitor.find("[data-do=pair-now]").click()
    expect(visitor.find(".waiting")).to_contain_text("Bots take the empty seats at")
    table = visitor.page.url.rpartition("/")[2]
    assert context.request.post(f"{server.url}/api/guests", data={"name": "Birch"}).ok
    wish = {"title": "the-wolves", "seats": 2}
    clock = {"kind": "live", "bank": 1800, "increment": 20}
    met = context.request.post(f"{server.url}/api/pairings", data={**wish, "clock": clock}).json()
    assert met["id"] == table
    expect(visitor.find(".table")).to_be_visible()
    birch = context.request.get(f"{server.url}/api/me").json()["guest"]["id"]
    seat = next(one["seat"] for one in met["seats"] if one["guest"]["id"] == birch)
    keep_away_from_birch(visitor)
    expect_nobody_else_plays(visitor, table)
    assert context.request.post(f"{server.url}/api/tables/{table}/seats/{seat}/resign").ok
    context.close()
    visitor.find("[data-do=score-sheet]").click()
    expect(visitor.find(".ending .unrated")).to_contain_text("one side hardly acted")
    add_rating(server, birch)
    visitor.go("/me")
    visitor.find("[data-do=people]").click()
    person = visitor.page.locator(".people li")
    expect(person).to_contain_text("one game together")
    expect_fitting(visitor)
    person.locator("a").click()
    expect(visitor.find("h1")).to_have_text("Birch")
    expect(visitor.find(".figures")).to_contain_text("one rated game")
    expect_fitting(visitor)
    visitor.find("#invite-title").select_option("the-wolves")
    visitor.find("[data-do=invite-player]").click()
    seat_bot(visitor)
    visitor.expect_no_problem()
