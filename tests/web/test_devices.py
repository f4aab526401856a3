"""Several people at one device: a curtain between those who know different things, and names."""

import re
from typing import Any

from playwright.sync_api import Browser, Page, expect

from tests.support.servers import Running
from tests.support.visitors import DRAWN, Visitor, visiting
from tests.web.accessible import expect_accessible
from tests.web.test_team import overhear

TITLE = "brotherhood-of-the-wolf"
PEOPLE = ("", "Birch", "Cedar", "Dogwood", "Elder")
"""The first one is the guest, Ash."""
KEPT = """async () => JSON.stringify([
    document.documentElement.outerHTML, { ...localStorage }, { ...sessionStorage },
    document.cookie, await indexedDB.databases(), location.href,
])"""
"""All that a page shows and keeps."""
MOMENT = re.compile(r"\b1\d{12}\b")


def seat_people(visitor: Visitor, title: str, people: tuple[str, ...], **plan: object) -> str:
    """Begin a table at which all seats are played at one device; return its id."""
    seats = [{"kind": "me", "person": person} for person in people]
    body = {"title": title, "seats": seats, **plan}
    answer = visitor.page.request.post(f"{visitor.url}/api/tables", data=body)
    assert answer.ok, answer.text()
    table: dict[str, Any] = answer.json()
    return str(table["id"])


def expect_no_game(page: Page) -> None:
    """Make sure that a curtain covers a page on which there is nothing else."""
    expect(page.locator(".curtain")).to_be_visible()
    expect(page.locator("main > *")).to_have_count(1)
    expect(page.locator(".table, svg.board, .log-line, [data-target]")).to_have_count(0)


class Device:
    """A device that five people share, and everything that comes to it or stays on it."""

    def __init__(self, visitor: Visitor, village: str) -> None:
        self.visitor, self.page, self.village = visitor, visitor.page, village
        visitor.be_guest("Ash")
        guest = self.page.request.get(f"{visitor.url}/api/me").json()["guest"]["id"]
        self.heard = overhear(visitor)
        self.names = [guest, table := seat_people(visitor, TITLE, PEOPLE)]
        visitor.go(f"/t/{table}")

    def expect_curtain(self, name: str) -> None:
        """Make sure that the device is to be passed on; the button of who is next has the focus."""
        expect(self.page.get_by_role("dialog", name=f"Pass the device to {name}")).to_be_visible()
        expect_no_game(self.page)
        expect(self.page.get_by_role("button", name=f"I’m {name}")).to_be_focused()

    def hide(self) -> None:
        """Let Ash, who is the Beast, choose who it is and where it starts."""
        self.page.keyboard.press("Enter")
        self.visitor.wait_for_turn()
        self.page.get_by_role(
            "button", name="All choices as a list, and a field to type an action"
        ).click()
        self.visitor.find("#command-line").fill(f"hide wolves @{self.village}")
        self.page.keyboard.press("Enter")
        expect(self.visitor.find("[data-do=pass]")).to_be_visible()

    def shown(self) -> str:
        """Return what the device shows and keeps."""
        self.page.evaluate(DRAWN)
        return self.anonymous(self.page.evaluate(KEPT))

    def messages(self) -> set[str]:
        """Return what the device has heard; who is here may come more than once."""
        return {self.anonymous(one) for one in self.heard}

    def anonymous(self, text: str) -> str:
        """Return a text without the names and times that no two games share."""
        for own in self.names:
            text = text.replace(own, "own")
        return MOMENT.sub("then", text)


def test_between_two_people_a_device_holds_nothing(browser: Browser, server: Running) -> None:
    """Two games differ in what the Beast has hidden: for the others they are the same."""
    twins: list[tuple[str, str, set[str]]] = []
    for village in ("saint-flour", "langeac"):
        with visiting(browser, server.url) as visitor:
            device = Device(visitor, village)
            device.expect_curtain("Ash")
            device.hide()
            expect(visitor.find(".board-frame")).to_be_visible()
            device.heard.clear()
            visitor.find("[data-do=pass]").click()
            device.expect_curtain("Birch")
            behind = device.shown()
            visitor.page.get_by_role("button", name="I’m Birch").click()
            visitor.wait_for_turn()
            expect(visitor.find(".who-acts")).to_have_text("Birch")
            twins.append((behind, device.shown(), device.messages()))
            visitor.page.reload()
            device.expect_curtain("Birch")
            expect_accessible(visitor)
            visitor.expect_no_problem()
    for one, other in zip(*twins, strict=True):
        assert one == other


def test_hunters_at_one_device_follow_each_other(visitor: Visitor) -> None:
    """A team has no curtain; who comes last passes the device on to the Beast."""
    device = Device(visitor, "langeac")
    device.expect_curtain("Ash")
    device.hide()
    visitor.find("[data-do=pass]").click()
    visitor.page.get_by_role("button", name="I’m Cedar").click()
    visitor.wait_for_turn()
    expect(visitor.find(".who-acts")).to_have_text("Cedar")
    visitor.find(".offers [data-take='1']").click()
    for name in PEOPLE[1:]:
        visitor.wait_for_turn()
        expect(visitor.find(".who-acts")).to_have_text(name)
        before = visitor.seq
        while visitor.seq == before:
            visitor.choose()
    visitor.expect_no_problem()


def test_without_secrets_the_board_follows_and_turns(visitor: Visitor) -> None:
    visitor.go("/new/the-wolves")
    notice = visitor.find(".seats [role=status]")
    expect(notice).to_have_text("")
    for seat in (1, 2):
        visitor.find(f"#seat-{seat}").select_option("me")
    expect(notice).to_contain_text("Several people share this device")
    visitor.page.get_by_label("Name of the person who plays Pack 2").fill("Birch")
    visitor.page.locator(".start-bar .main").click()
    names = [visitor.page.locator(".who-acts").text_content()]
    for _turn in range(2):
        visitor.wait_for_turn()
        before = visitor.find(".who-acts").text_content() or ""
        while visitor.find(".who-acts").text_content() == before:
            visitor.choose()
            visitor.wait_for_turn()
        names.append(visitor.find(".who-acts").text_content())
    assert {"Birch", "Pack 3"} < {*names}
    visitor.page.get_by_role("button", name="Table", exact=True).click()
    visitor.find("[data-do=turning]").click()
    visitor.page.keyboard.press("Escape")
    seat = int(visitor.find(".who-acts").get_attribute("data-who") or 0)
    turned = visitor.find(".table[data-turned]")
    expect(turned).to_have_count(seat % 2)
    while visitor.find(".who-acts").get_attribute("data-who") == str(seat):
        visitor.choose()
        visitor.wait_for_turn()
    other = int(visitor.find(".who-acts").get_attribute("data-who") or 0)
    expect(turned).to_have_count(other % 2)
    visitor.find(".tools .button").first.click()
    expect(visitor.find(".who-acts")).to_have_attribute("data-who", str(seat))
    visitor.expect_no_problem()
