"""Things that go wrong: a table that is gone, a page older than its server, a game given up."""

import json
from pathlib import Path

from playwright.sync_api import Browser, Route, expect

from tests.server.servers import Running, serving
from tests.web.visitors import PATIENCE, Visitor, visiting


def expect_a_way_home(visitor: Visitor, heading: str) -> None:
    """Make sure that somebody is told what happened and can go on."""
    expect(visitor.find(".lost h1")).to_have_text(heading)
    visitor.find(".lost a.button.main").click()
    expect(visitor.find(".game")).to_have_count(3)


def test_a_table_that_was_removed_says_so(browser: Browser, server: Running) -> None:
    with visiting(browser, server.url) as ash, visiting(browser, server.url) as birch:
        ash.be_guest("Ash")
        table = ash.new_table("the-wolves", ["me", "open"])
        birch.go(f"/t/{table}")
        expect(birch.find("[data-do=join]")).to_be_visible()
        ash.page.request.post(f"{server.url}/api/tables/{table}/leave")
        expect_a_way_home(birch, "This table does not exist")
        birch.go(f"/t/{table}")
        expect_a_way_home(birch, "This table does not exist")


def test_a_game_that_was_given_up_says_so(visitor: Visitor) -> None:
    visitor.be_guest("Ash")
    table = visitor.new_table("the-wolves", ["me", "bot"])
    visitor.sit_down(table)
    visitor.page.request.post(f"{visitor.url}/api/tables/{table}/abandon", data={"yes": True})
    expect_a_way_home(visitor, "This game was abandoned")


def test_the_link_of_a_finished_game_shows_its_result(visitor: Visitor) -> None:
    visitor.be_guest("Ash")
    table = visitor.new_table("the-wolves", ["me", "bot"], options={"turn-limit": 1})
    visitor.sit_down(table)
    visitor.play_to_the_end()
    visitor.page.reload()
    visitor.find("[data-do=score-sheet]").click()
    expect(visitor.find(".score-sheet table")).to_be_visible()
    visitor.expect_no_problem()


def test_a_page_older_than_its_server_offers_to_reload(browser: Browser, tmp_path: Path) -> None:
    def newer(route: Route) -> None:
        answer = route.fetch()
        body = {**answer.json(), "version": "99.0"}
        route.fulfill(response=answer, body=json.dumps(body))

    with serving(tmp_path / "data") as server, visiting(browser, server.url) as visitor:
        visitor.be_guest("Ash")
        visitor.sit_down(visitor.new_table("the-wolves", ["me", "bot"]))
        visitor.wait_for_turn()
        seq = visitor.find(".table").get_attribute("data-seq")
        server.kill()
        expect(visitor.find(".connection.is-lost")).to_be_visible(timeout=PATIENCE)
        visitor.page.route("**/api/session", newer)
        with serving(server.data, port=server.port):
            visitor.page.evaluate("dispatchEvent(new Event('online'))")  # do not wait for the pause
            expect(visitor.find(".notice")).to_contain_text("Wolfden has been updated")
            visitor.page.unroute("**/api/session")
            visitor.find(".notice .button").first.click()
            visitor.wait_for_turn()
            expect(visitor.find(".table")).to_have_attribute("data-seq", str(seq))
