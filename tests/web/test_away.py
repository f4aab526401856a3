"""Correspondence games: what waits, where notices go, a push in a service worker, being offline."""

import json

from playwright.sync_api import Browser, Route, expect

from tests.support.people import SEATED
from tests.support.servers import Running
from tests.support.visitors import DESK, PHONE, SMALL_PHONE, Visitor, visiting
from tests.web.accessible import expect_accessible

CLOCK = {"kind": "days", "bank": 259_200, "increment": 43_200}
SHOWN = """async () => {
    const registration = await navigator.serviceWorker.ready;
    const [shown] = await registration.getNotifications();
    return shown ? [shown.title, shown.body, shown.tag, shown.data.url] : null;
}"""


def wait_for_turns(visitor: Visitor, server: Running, count: int) -> list[str]:
    """Let another guest begin games in which the visitor is to act; return the tables."""
    other = visitor.page.context.browser
    assert other is not None
    context = other.new_context()
    tables = []
    assert context.request.post(f"{server.url}/api/guests", data={"name": "Birch"}).ok
    for _ in range(count):
        seats = [{"kind": "open"}, {"kind": "me"}]
        plan = {
            "title": "the-wolves",
            "seats": seats,
            "options": SEATED["the-wolves"],
            "settings": {"clock": CLOCK},
        }
        table = context.request.post(f"{server.url}/api/tables", data=plan).json()["id"]
        joined = visitor.page.request.post(f"{server.url}/api/tables/{table}/join", data={})
        assert joined.ok, joined.text()
        tables.append(table)
    context.close()
    return tables


def deliver_push(visitor: Visitor, message: dict[str, str]) -> None:
    """Have the service worker show a push, as a push service would: none can be reached here.

    The browser drops a push for a worker that is still being installed.
    """
    visitor.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    devtools = visitor.page.context.new_cdp_session(visitor.page)
    found: list[str] = []

    def hear(event: dict[str, list[dict[str, str]]]) -> None:
        present = [one for one in event["registrations"] if not one["isDeleted"]]
        found.extend(one["registrationId"] for one in present)

    devtools.on("ServiceWorker.workerRegistrationUpdated", hear)
    devtools.send("ServiceWorker.enable")
    visitor.wait_until(lambda: found, "the service worker is registered")
    push = {"origin": visitor.url, "registrationId": found[0], "data": json.dumps(message)}

    def is_shown() -> object:
        # The browser drops some where it has much to do; the next one takes the place of the first.
        devtools.send("ServiceWorker.deliverPushMessage", push)
        visitor.page.wait_for_timeout(200)
        return visitor.page.evaluate(SHOWN)

    visitor.wait_until(is_shown, "the push is shown")
    devtools.detach()


def fill_in_notices(visitor: Visitor) -> None:
    """Set a webhook, sleeping hours and a holiday on My page, and end the holiday."""
    visitor.page.get_by_label("Webhook").fill("https://den.example/hook")
    visitor.page.keyboard.press("Enter")
    expect(visitor.page.get_by_text("Saved.").first).to_be_visible()
    visitor.page.get_by_label("Quiet hours").check()
    visitor.find("#sleep-start").fill("22:30")
    expect(visitor.find("#sleep-start")).to_have_value("22:30")
    visitor.find("[data-do=take-holiday]").click()
    expect(visitor.find("[data-do=end-holiday]")).to_be_visible()
    for size in (DESK, SMALL_PHONE):
        visitor.resize(size)
        assert visitor.page.evaluate("document.documentElement.scrollWidth") <= size["width"]
    expect_accessible(visitor)
    visitor.find("[data-do=end-holiday]").click()
    expect(visitor.find("[data-do=take-holiday]")).to_be_visible()
    me = visitor.page.request.get(f"{visitor.url}/api/me").json()
    assert me["webhook"] == "https://den.example/hook"
    assert me["sleep"]["start"] == "22:30"


def test_a_correspondence_player_is_notified_and_finds_the_next_game(
    visitor: Visitor, server: Running
) -> None:
    visitor.page.context.grant_permissions(["notifications"])
    visitor.go("/")
    visitor.be_guest("Ash")
    first, second = wait_for_turns(visitor, server, 2)
    visitor.go("/me")
    chip = visitor.find("[data-do=next-turn]:visible")
    expect(chip.locator(".count")).to_have_text("2")
    expect(visitor.find(".table-row .left").first).to_have_text("2d 23h left")
    fill_in_notices(visitor)
    chip.click()
    expect(visitor.find(".table")).to_be_visible()
    assert first in visitor.page.url
    expect(chip.locator(".count")).to_have_text("1")
    chip.click()
    visitor.page.wait_for_url(f"**/t/{second}*")
    message = {"title": "It’s your turn", "body": "Howl", "url": f"/t/{first}", "tag": "turn"}
    deliver_push(visitor, message)
    expected = ["It’s your turn", "Howl", "turn", f"/t/{first}"]
    assert visitor.page.evaluate(SHOWN) == expected
    visitor.expect_no_problem()
    go_offline(visitor)


KEEP = """async () => {
    await globalThis.wolfdenModules.rest();
    await (await globalThis.wolfdenModules.need("/js/frame/keeping.js")).keepAll();
}"""
READABLE = {
    "/rules/the-wolves": ".rule-picture svg, .rulebook svg, svg.board",
    "/aid/age-of-the-wolf": ".aid, .player-aid, main h1",
    "/puzzles": "main svg.board",
}
"""What is read without a network, and what is there then."""


def go_offline(visitor: Visitor) -> None:
    """Lose the connection, read what is kept, try again on the offline page, and come back."""
    visitor.page.evaluate(KEEP)
    visitor.page.context.set_offline(True)
    for path, part in READABLE.items():
        visitor.page.goto(visitor.url + path)
        expect(visitor.find(part).first).to_be_visible()
    visitor.page.goto(f"{visitor.url}/me")
    expect(visitor.find("h1:visible")).to_have_text("You’re offline")
    expect_accessible(visitor)
    with visitor.page.expect_navigation():
        visitor.find("button:visible").click()
    expect(visitor.find("h1:visible")).to_have_text("You’re offline")
    visitor.page.context.set_offline(False)  # the page comes back by itself
    expect(visitor.find("h1:visible")).to_have_text("My page")


ACT = """([path, seq, action]) => new Promise((resolve) => {
    const socket = new WebSocket(`${location.origin.replace("http", "ws")}${path}`);
    socket.onopen = () => socket.send(JSON.stringify({ type: "act", id: 1, seq, action }));
    socket.onmessage = ({ data }) => {
        const message = JSON.parse(data);
        if (message.id !== 1) return;
        socket.close();
        resolve(message.type);
    };
})"""


PLAN_IS_APART = """() => {
    const [plan, board] = [".plan", ".board-frame"].map((name) =>
        document.querySelector(name).getBoundingClientRect());
    return plan.left >= board.right - 1 || plan.top >= board.bottom - 1;
}"""


def test_a_player_plans_ahead_and_goes_on_holiday(
    visitor: Visitor, browser: Browser, server: Running
) -> None:
    visitor.go("/")
    visitor.be_guest("Ash")
    with visiting(browser, server.url) as birch:
        plan_ahead(visitor, birch)


def plan_ahead(visitor: Visitor, birch: Visitor) -> None:
    birch.go("/")
    birch.be_guest("Birch")
    table = birch.new_table("the-wolves", ["me", "open"], settings={"clock": CLOCK})
    assert visitor.page.request.post(f"{visitor.url}/api/tables/{table}/join", data={}).ok
    visitor.sit_down(table)
    start = int(visitor.seq)
    visitor.find("[data-do=plan]").click()
    keep = visitor.find("[data-do=plan-keep]")
    expect(keep).to_be_disabled()
    expect(visitor.find(".plan")).to_contain_text("Play what you expect")
    for _choice in range(20):
        if keep.is_enabled():
            break
        visitor.choose()
    expect_accessible(visitor)
    expect_board_in_reach(visitor)
    keep.click()
    expect(visitor.find("[data-do=plan] .offer-note")).to_have_text("1")
    mine = visitor.page.request.get(f"{visitor.url}/api/me/export").json()["tables"]
    [line] = mine[0]["plans"][0]["lines"]
    assert [move["seat"] for move in line] == [0, 1]
    path = f"/ws/tables/{table}?seat=0"
    assert birch.page.evaluate(ACT, [path, start, line[0]["action"]]) == "ack"
    expect(visitor.find("[data-plan=done]")).to_contain_text("Your plan was played out.")
    visitor.wait_for_seq(str(start + 2))
    visitor.find("[data-plan=done] button").click()
    expect(visitor.find("[data-plan]")).to_have_count(0)
    see_holiday_and_more_games(visitor, table)
    visitor.expect_no_problem()


def expect_board_in_reach(visitor: Visitor) -> None:
    """Make sure that the panel of a plan covers no part of the board, and can be left."""
    for size in (PHONE, SMALL_PHONE, {"width": 844, "height": 390}, DESK):
        visitor.resize(size)
        assert visitor.page.evaluate(PLAN_IS_APART), size
        visitor.find("[data-do=plan-leave]").click(trial=True)


def see_holiday_and_more_games(visitor: Visitor, table: str) -> None:
    """Go on holiday, see that at the table and in the list, and ask for more games."""
    now = int(visitor.page.evaluate("Date.now()"))
    holiday = {"start": now - 1000, "end": now + 86_400_000}
    assert visitor.page.request.patch(f"{visitor.url}/api/me", data={"holiday": holiday}).ok
    visitor.sit_down(table)
    expect(visitor.find(".presence .away").filter(has_text="on holiday")).to_have_count(1)

    def promise_more(route: Route) -> None:
        answer = {**route.fetch().json(), "next": "/api/me/tables?ended=1&after=x"}
        route.fulfill(json=answer)

    visitor.page.route("**/api/me/tables", promise_more)
    visitor.go("/me")
    expect(visitor.find(".table-row .who").first).to_have_text("Birch, Ash (on holiday)")
    visitor.find("[data-do=more-games]").click()
    expect(visitor.find("[data-do=more-games]")).to_have_count(0)
    expect(visitor.find(".table-row")).to_have_count(1)
