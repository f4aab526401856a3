"""Things that go wrong: a table that is gone, a page older than its server, a game given up."""

import json

from playwright.sync_api import Browser, Request, Route, expect

from tests.support.servers import Running
from tests.support.visitors import Visitor, visiting


def expect_a_way_home(visitor: Visitor, heading: str) -> None:
    """Make sure that the player reads what happened and can continue."""
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
        expect_a_way_home(birch, "This table doesn’t exist")
        birch.go(f"/t/{table}")
        expect_a_way_home(birch, "This table doesn’t exist")


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
    visitor.page.keyboard.press("Escape")
    visitor.find("[data-do=rematch]").click()
    expect(visitor.find(".notice")).to_contain_text("You now play Pack 2")
    visitor.expect_no_problem()


def test_a_page_older_than_its_server_offers_to_reload(visitor: Visitor) -> None:
    def newer(route: Route) -> None:
        answer = route.fetch()
        body = {**answer.json(), "version": "99.0"}
        route.fulfill(response=answer, body=json.dumps(body))

    visitor.be_guest("Ash")
    visitor.sit_down(visitor.new_table("the-wolves", ["me", "bot"]))
    visitor.wait_for_turn()
    seq = visitor.seq
    visitor.page.context.set_offline(True)
    expect(visitor.find(".connection.is-lost")).to_be_visible()
    visitor.page.route("**/api/session", newer)
    visitor.page.context.set_offline(False)
    expect(visitor.find(".notice")).to_contain_text("Wolfden has been updated")
    visitor.page.unroute("**/api/session")
    visitor.find(".notice .button").first.click()
    visitor.wait_for_turn()
    expect(visitor.find(".table")).to_have_attribute("data-seq", seq)


def test_a_browser_that_refuses_to_notify_causes_no_error(visitor: Visitor) -> None:
    """Browsers on Android have the class and throw when one is made; others have none at all."""
    visitor.run_first(
        """
        window.Notification = class {
            static permission = "granted";
            static requestPermission = async () => "granted";
            constructor() { throw new TypeError("Illegal constructor"); }
        };
        localStorage["wolfden-settings"] = JSON.stringify({ notifications: true });
        Object.defineProperty(document, "hidden", { get: () => true });
        """
    )
    visitor.be_guest("Ash")
    visitor.sit_down(visitor.new_table("the-wolves", ["me", "bot"]))
    visitor.wait_for_turn()
    visitor.choose()
    visitor.wait_for_turn()
    visitor.expect_no_problem()


def test_a_denied_permission_is_reported(visitor: Visitor) -> None:
    visitor.run_first("delete window.Notification")
    visitor.go("/me")
    notify = visitor.page.get_by_label("Notify me when it’s my turn")
    notify.click()
    expect(visitor.find(".notice.bad")).to_be_visible()
    expect(notify).not_to_be_checked()
    visitor.expect_no_problem()


def test_a_part_that_is_gone_offers_to_reload(browser: Browser, checkout: Running) -> None:
    """An old tab asks for a file that the new server does not have any more."""
    with visiting(browser, checkout.url) as visitor:
        visitor.be_guest("Ash")
        visitor.sit_down(visitor.new_table("the-wolves", ["me", "bot"]))
        visitor.wait_for_turn()
        visitor.page.route("**/js/features/chat/chat.js", lambda route: route.fulfill(status=404))
        visitor.open_panel("chat")
        expect(visitor.find(".notice .button").first).to_have_text("Reload")


def test_two_taps_make_one_table_and_it_has_the_focus(visitor: Visitor) -> None:
    made: list[str] = []
    visitor.page.on(
        "request",
        lambda request: made.append(request.url) if is_new_table(request) else None,
    )
    visitor.meet_quick_bots()
    visitor.go("/")
    visitor.find(".game .button.main").first.dblclick()
    visitor.wait_for_turn()
    assert len(made) == 1
    assert visitor.page.evaluate("document.activeElement.closest('main') !== null")


def is_new_table(request: Request) -> bool:
    """Return whether a request makes a table."""
    return request.method == "POST" and request.url.endswith("/api/tables")


def test_a_lost_connection_is_reported_immediately(visitor: Visitor) -> None:
    visitor.be_guest("Ash")
    visitor.sit_down(visitor.new_table("the-wolves", ["me", "bot"]))
    visitor.wait_for_turn()
    visitor.page.context.set_offline(True)
    expect(visitor.find(".connection.is-lost")).to_be_visible()
    expect(visitor.find("[data-do=reconnect]")).to_be_visible()
    visitor.page.context.set_offline(False)
    expect(visitor.find("[data-link=open]")).to_be_attached()
    visitor.choose()


def test_a_failure_of_the_server_shows_its_number(visitor: Visitor) -> None:
    failure = {"code": "storage", "message": "", "request": "request-1"}
    visitor.be_guest("Ash")

    def fail_to_store(route: Route) -> None:
        if route.request.method == "PATCH":
            route.fulfill(status=503, json=failure)
        else:
            route.fallback()

    # Before the page: a browser may not intercept what a page that is open already asks for.
    visitor.page.route("**/api/me", fail_to_store)
    visitor.go("/me")
    expect(visitor.find("a[download]")).to_have_attribute("href", "/api/me/export")
    visitor.find(".name-form .button.main").click()
    visitor.see("Reference for the operator: request-1")
