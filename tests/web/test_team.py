"""A team at one table: shared pins and arrows that the other side never sees."""

from playwright.sync_api import Browser, WebSocket, expect

from tests.support.servers import Running
from tests.support.visitors import Visitor, visiting


def overhear(visitor: Visitor) -> list[str]:
    """Return a list that fills with everything the server sends to a visitor."""
    messages: list[str] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda message: messages.append(str(message)))

    visitor.page.on("websocket", listen)
    return messages


def village(visitor: Visitor, number: int) -> tuple[float, float]:
    """Return where one of the villages of the map can be hit."""
    place = visitor.find(".board-frame .place[data-target^='village:']").nth(number)
    return visitor.point_on(place)


def test_pins_and_arrows_are_the_team_s_alone(browser: Browser, server: Running) -> None:
    with (
        visiting(browser, server.url) as beast,
        visiting(browser, server.url) as ash,
        visiting(browser, server.url) as birch,
        visiting(browser, server.url) as watcher,
    ):
        for player, name in ((beast, "Beast"), (ash, "Ash"), (birch, "Birch")):
            player.be_guest(name)
        table = beast.new_table("brotherhood-of-the-wolf", ["me", "open", "open"])
        for player in (ash, birch):
            player.page.request.post(f"{server.url}/api/tables/{table}/join", data={})
        heard = [overhear(beast), overhear(watcher)]
        for player in (beast, ash, birch, watcher):
            player.sit_down(table)
        expect(beast.find("[data-pen=team]")).to_have_count(0)
        ash.find("[data-pen=team]").click()
        ash.find(".pen-text").fill("lair here?")
        ash.page.mouse.click(*village(ash, 3))
        ash.page.mouse.move(*village(ash, 5))
        ash.page.mouse.down()
        ash.page.mouse.move(*village(ash, 8), steps=4)
        ash.page.mouse.up()
        for player in (ash, birch):
            expect(player.find(".board .pin-text")).to_have_text("lair here?")
            expect(player.find(".board .arrow")).to_have_count(1)
        birch.page.reload()
        expect(birch.find(".board .pin")).to_have_count(1)
        ash.find("[data-pen=own]").click()
        ash.find(".pen-text").fill("mine")
        ash.page.mouse.click(*village(ash, 10))
        expect(ash.find(".board .pin")).to_have_count(2)
        for outsider in (beast, watcher):
            expect(outsider.find(".board .pin, .board .arrow")).to_have_count(0)
            outsider.page.reload()
            outsider.page.wait_for_selector(".board-frame svg")
            expect(outsider.find(".board .pin, .board .arrow")).to_have_count(0)
        assert not any("lair here?" in message for messages in heard for message in messages)
        expect(birch.find(".board .pin")).to_have_count(1)
        for player in (beast, ash, birch, watcher):
            player.expect_no_problem()
