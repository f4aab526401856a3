"""A closed server in a browser: its page, and games behind it, on a desk and a phone."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.support.servers import Running, serving
from tests.support.visitors import DESK, PATIENCE, PHONE, Visitor, visiting
from tests.web.accessible import THEMES, expect_fitting
from wolfden.commands import invoke
from wolfden.i18n.translator import Translator

PASSWORD = "den of the pack"  # pragma: allowlist secret
STATUSES = ("401 (Unauthorized)", "403 (Forbidden)")
"""What the browser says of the page of the door."""

SMALL = """() => [...document.querySelectorAll("a, button, input:not([type=hidden])")]
    .filter((one) => one.getBoundingClientRect().height < 44).map((one) => one.outerHTML)"""
"""Controls that are hard to hit with a finger."""


@pytest.fixture(scope="module")
def den(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """Return a closed server that stays for all tests of this file."""
    folder = tmp_path_factory.mktemp("den")
    (folder / "password").write_text(PASSWORD)
    with serving(folder / "data", password_file=folder / "password") as running:
        yield running


def enter(page: Page, key: str) -> None:
    """Enter what lets in."""
    page.locator("#key").fill(key)
    page.locator("#key").press("Enter")


def operate(den: Running, *words: str) -> None:
    """Run a command of the operator; this thread has the event loop of the browser."""
    command = ["invitations", *words, *den.flags]
    with ThreadPoolExecutor(1) as thread:
        assert thread.submit(invoke, command, Translator("en")).result() == 0


def invitation(den: Running, capsys: pytest.CaptureFixture[str]) -> tuple[str, str]:
    """Return the id and the path of a new invitation."""
    operate(den, "new", "--url", "http://den")
    name, link = capsys.readouterr().out.split()
    return name, link.removeprefix("http://den")


def expect_nothing_but_the_door(visitor: Visitor) -> None:
    """Make sure that the browser complains about nothing but that it was not let in."""
    assert [one for one in visitor.problems if not one.endswith(STATUSES)] == []
    visitor.problems.clear()


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_link_leads_through_the_door_to_its_game(
    browser: Browser, den: Running, size: dict[str, int]
) -> None:
    with visiting(browser, den.url, size) as ash, visiting(browser, den.url, size) as birch:
        ash.page.goto(ash.url)
        enter(ash.page, "not the password")
        expect(ash.page.get_by_role("alert")).to_contain_text("Neither", ignore_case=True)
        enter(ash.page, PASSWORD)
        ash.page.wait_for_selector("main > *", timeout=PATIENCE)
        expect(ash.find(".landing, .home, main").first).to_be_visible()
        ash.problems.clear()
        ash.be_guest("Ash")
        table = ash.begin("the-wolves", ["me", "random"])
        for _ in range(3):
            ash.choose()
        ash.expect_no_problem()

        birch.page.goto(f"{birch.url}/t/{table}?ply=1")
        expect(birch.find("h1")).to_have_text("The door is closed")
        enter(birch.page, PASSWORD)
        birch.page.wait_for_url(f"**/t/{table}?ply=1")
        expect(birch.find(".board").first).to_be_visible()
        expect_nothing_but_the_door(birch)


def test_an_invitation_lets_one_in_and_the_code_of_its_device_another(
    browser: Browser, den: Running, capsys: pytest.CaptureFixture[str]
) -> None:
    name, path = invitation(den, capsys)
    with visiting(browser, den.url) as desk, visiting(browser, den.url, PHONE) as phone:
        desk.page.goto(desk.url + path)
        expect(desk.find("h1")).to_have_text("You’re invited")
        desk.page.get_by_role("button").click()
        desk.page.wait_for_selector("main > *", timeout=PATIENCE)
        desk.be_guest("Ash")
        table = desk.begin("the-wolves", ["me", "random"])

        phone.page.goto(phone.url + path)
        phone.page.get_by_role("button").click()
        expect(phone.page.get_by_role("alert")).to_be_visible()
        link = desk.page.request.post(f"{desk.url}/api/me/device-code").json()["link"]
        phone.page.goto(link)
        expect(phone.find("h1")).to_have_text("Continue on this device")
        phone.page.get_by_role("button").click()
        phone.page.wait_for_url("**/move/*")
        phone.find("main .button").first.click()
        phone.page.wait_for_function(
            "async () => (await (await fetch('/api/session')).json()).me !== null", timeout=PATIENCE
        )
        phone.sit_down(table)
        phone.wait_for_turn()
        phone.choose()
        expect_nothing_but_the_door(phone)

        operate(den, "revoke", name)
        for visitor in (desk, phone):
            expect(visitor.find("#key")).to_be_visible(timeout=PATIENCE)


def test_without_scripts_the_door_opens_in_every_language(browser: Browser, den: Running) -> None:
    context = browser.new_context(java_script_enabled=False, locale="uk-UA")
    page = context.new_page()
    page.goto(f"{den.url}/t/k7m2")
    expect(page.locator("h1")).to_have_text("Двері зачинено")
    page.get_by_role("link", name="Suomi").click()
    expect(page.locator("h1")).to_have_text("Ovi on kiinni")
    enter(page, "not the password")
    expect(page.get_by_role("alert")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "fi")
    enter(page, PASSWORD)
    page.wait_for_url("**/t/k7m2")
    assert page.locator("noscript").count() == 1
    context.close()


def test_everyone_can_use_the_page_of_the_door(
    browser: Browser, den: Running, capsys: pytest.CaptureFixture[str]
) -> None:
    _name, path = invitation(den, capsys)
    with visiting(browser, den.url) as visitor:
        # axe comes as a script, which the page itself allows none of.
        for address in ("/", path, "/move/7KMQ-2X9A"):
            visitor.page.goto(visitor.url + address)
            expect_fitting(visitor)
        visitor.page.goto(visitor.url)
        enter(visitor.page, "not the password")
        expect_fitting(visitor)
        visitor.resize(PHONE)
        assert visitor.page.evaluate(SMALL) == []
        for theme in THEMES:
            visitor.page.emulate_media(color_scheme=theme)
            ground = visitor.page.evaluate("getComputedStyle(document.body).backgroundColor")
            assert (ground == "rgb(19, 27, 37)") == (theme == "dark")
        expect_nothing_but_the_door(visitor)


def test_what_the_browser_keeps_shows_nothing_once_the_door_is_closed(
    browser: Browser, den: Running
) -> None:
    with visiting(browser, den.url, first_time=True) as visitor:
        visitor.page.goto(visitor.url)
        enter(visitor.page, PASSWORD)
        visitor.page.wait_for_selector("main > *", timeout=PATIENCE)
        visitor.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        visitor.page.context.clear_cookies()
        visitor.page.goto(f"{visitor.url}/rules/the-wolves")
        expect(visitor.find("#key")).to_be_visible()
        assert "the-wolves" not in visitor.page.content().replace("/rules/the-wolves", "").replace(
            "%2Frules%2Fthe-wolves", ""
        )
        visitor.page.context.set_offline(True)
        visitor.page.reload()
        expect(visitor.find("section:visible h1")).to_have_text("You’re offline")
        visitor.page.context.set_offline(False)
        expect(visitor.find("#key")).to_be_visible(timeout=PATIENCE)
        visitor.is_altered = True
