"""Live games on the first page, and what one takes along of a replay: a picture, an animation."""

from pathlib import Path

from playwright.sync_api import Browser, Locator, WebSocketRoute, expect

from tests.support.servers import Running
from tests.support.visitors import PHONE, Visitor, visiting

GAME = Path(__file__).parent / "fixtures" / "mistakes.replay"


def top_of(place: Locator) -> float:
    """Return where a place begins; its height depends on lists that come by other requests."""
    box = place.bounding_box()
    assert box is not None
    return box["y"]


def is_live(visitor: Visitor, table: str) -> bool:
    """Return whether a table is among the live games; their list is kept for a few seconds."""
    games = visitor.page.request.get(f"{visitor.url}/api/live").json()["games"]
    return table in {game["id"] for game in games}


def test_live_games_are_watched_and_finished_ones_taken_along(
    browser: Browser, server: Running
) -> None:
    with visiting(browser, server.url) as visitor:
        visitor.be_guest("Ash")
        page, post = visitor.page, visitor.page.request.post
        plan = {"title": "the-wolves", "seats": [{"kind": "me"}] * 2, "public": True}
        table = post(f"{visitor.url}/api/tables", data=plan).json()
        visitor.wait_until(
            lambda: is_live(visitor, table["id"]), "the list of before is out of date"
        )
        page.goto(visitor.url)
        expect(page.locator(f'.live-card[href="/t/{table["id"]}"]')).to_be_visible()
        held: list[WebSocketRoute] = []

        def hold(route: WebSocketRoute) -> None:
            held.append(route)

        page.route_web_socket("**/ws/home", hold)
        page.goto(visitor.url)
        lobby = page.locator(".lobby")
        expect(page.locator(".live-free")).to_have_count(3)
        before = top_of(lobby)
        held[0].connect_to_server()
        expect(page.locator(".my-tables li")).not_to_have_count(0)
        card = page.locator(f'.live-card[href="/t/{table["id"]}"]')
        expect(card.locator("img")).to_have_js_property("naturalWidth", 1200)
        assert abs(top_of(lobby) - before) < 1, "nothing moves when the games come"
        page.set_viewport_size(PHONE)  # type: ignore[arg-type]
        assert not page.evaluate("document.body.scrollWidth > innerWidth")
        card.click()
        expect(page.locator(".board").first).to_be_visible()

        body = {"text": GAME.read_text(encoding="utf-8")}
        replay = post(f"{visitor.url}/api/replays", data=body).json()
        page.goto(f"{visitor.url}/t/{replay['id']}?ply=20")
        with page.expect_download() as picture:
            page.locator("[data-do=picture]").click()
        assert picture.value.path().read_bytes().startswith(b"\x89PNG")
        page.locator("[data-do=animation]").click()
        expect(page.locator("#animation-from")).to_have_value("0")
        page.locator("#animation-from").fill("18")
        with page.expect_download() as film:
            page.locator("[data-do=animate]").click()
        assert film.value.path().read_bytes().startswith(b"GIF8")
        expect(page.locator("dialog")).to_have_count(0)
