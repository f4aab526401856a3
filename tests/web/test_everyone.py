"""By keyboard, by ear, by assistive technology: everyone can play."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.support.servers import Running
from tests.support.visitors import DESK, DRAWN, PHONE, Visitor, visiting
from tests.web.accessible import NAMELESS, expect_accessible

SEATS = {
    "the-wolves": ["me", "bot"],
    "age-of-the-wolf": ["me", "bot"],
    "brotherhood-of-the-wolf": ["bot", "me"],
}
SCREENS = [(1280, 720), (1440, 900), (390, 844), (844, 390), (820, 1180)]
STOPS = """() => {
    const frame = document.querySelector(".board-frame");
    return [frame, ...frame.querySelectorAll("*")].filter((one) => one.tabIndex === 0).length;
}"""
"""How many stops the Tab key makes on the board."""
RIMS = """() => [".glowing:focus", ".glowing:not(:focus)"].map((selector) => {
    const things = [...document.querySelectorAll(`.board-frame ${selector}`)];
    const rims = things.map((thing) => thing.querySelector(".pane, .piece-glow"));
    return rims.some((rim) => getComputedStyle(rim).stroke === "rgb(255, 255, 255)");
})"""
"""Whether what has the focus has a white rim, and whether anything else that glows has one."""


@pytest.fixture(scope="module", params=SEATS)
def staying(request: pytest.FixtureRequest, browser: Browser, server: Running) -> Iterator[Visitor]:
    """Return a visitor who stays at a table of each title."""
    with visiting(browser, server.url) as visitor:
        visitor.be_guest("Ash")
        visitor.begin(request.param, SEATS[request.param])
        yield visitor


@pytest.fixture
def playing(regular: Visitor) -> Visitor:
    """Return a visitor whose turn it is, with a large screen and nothing chosen."""
    regular.resize(DESK)
    regular.page.keyboard.press("Escape")
    regular.wait_for_turn()
    regular.choose_until(".table[data-turn=mine]")
    return regular


def changed(visitor: Visitor, before: list[str | None]) -> bool:
    """Return whether something was chosen since."""
    table = visitor.find(".table")
    return before != [table.get_attribute("data-seq"), table.get_attribute("data-chosen")]


def test_a_board_is_walked_over_heard_and_read(playing: Visitor) -> None:
    """Arrows, why not, a hint that is read out once, and the board as text."""
    playing.find(".board-frame").focus()
    visited = set()
    for key in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp", "ArrowRight"):
        playing.page.keyboard.press(key)
        visited.add(playing.page.evaluate("document.activeElement.dataset.target"))
    assert len(visited) > 2
    dark = playing.find(".board-frame [data-target][role=img]").first
    dark.evaluate("(thing) => thing.focus()")
    playing.page.keyboard.press("Enter")
    expect(playing.find("[data-announced]")).not_to_be_empty()
    playing.page.keyboard.press("Escape")

    playing.find("[data-do=hint]").click()
    expect(playing.find(".hint-words")).to_be_visible()
    said = playing.find(".hint-words p").all_inner_texts()
    assert len(said) >= 2, "what to do, and why"
    aloud = re.sub(r"\s*→\s*", ", then ", ". ".join(said))
    expect(playing.find("[data-announced]")).to_have_text(aloud)
    assert playing.find(".hint-line[role], .hint-line [aria-live]").count() == 0

    playing.open_panel("text")
    places = playing.find(".board-text li")
    expect(places.first).to_be_visible()
    assert places.count() > 10
    expect(playing.find(".board-text")).to_contain_text("Next to")
    choose = playing.find(".board-text .can-choose button")
    if choose.count():
        table = playing.find(".table")
        before = [table.get_attribute("data-seq"), table.get_attribute("data-chosen")]
        choose.first.click()
        playing.wait_until(lambda: changed(playing, before), "what is read can be chosen")
    playing.find("[data-do=close-panel]").click()
    playing.expect_no_problem()


def test_things_on_the_board_answer_to_keys_and_assistive_clicks(playing: Visitor) -> None:
    """The board is one stop for Tab; inside, every kind of activation chooses."""
    table, keyboard = playing.find(".table"), playing.page.keyboard
    assert playing.page.evaluate(STOPS) == 1
    for way in ("Enter", " ", "click"):
        playing.choose_until(".board-frame .glowing")
        before = [table.get_attribute("data-seq"), table.get_attribute("data-chosen")]
        playing.find(".board-frame").evaluate("(frame) => frame.focus()")
        keyboard.press("PageDown")
        thing = playing.find(".board-frame .glowing:focus")
        expect(thing).to_have_count(1)
        assert playing.page.evaluate(RIMS) == [True, False], "focus and glow look different"
        playing.page.wait_for_function(f"() => ({STOPS})() === 0")  # Tab leaves the board from it
        if way == "click":
            thing.dispatch_event("click")
        else:
            keyboard.press(way)
        playing.wait_until(lambda before=before: changed(playing, before), f"{way} chooses")  # type: ignore[misc]
        playing.wait_for_turn()
        assert playing.page.evaluate("document.activeElement !== document.body"), way
    playing.expect_no_problem()


def test_everything_has_a_name_on_every_screen(playing: Visitor) -> None:
    """Watched by axe in both themes, at one table that is turned from screen to screen."""
    expect(playing.find("h1")).to_have_count(1)
    for width, height in SCREENS:
        playing.resize({"width": width, "height": height})
        assert playing.page.evaluate(NAMELESS) == []
        expect_accessible(playing)
    playing.resize(PHONE)
    for tab in playing.find(".tabs button").all():
        tab.click()
        expect(playing.find(".side h2").first).to_be_visible()
        assert playing.page.evaluate(NAMELESS) == []
    playing.find("[data-do=close-panel]").click()
    playing.expect_no_problem()


def test_shortcuts_can_be_switched_off(visitor: Visitor) -> None:
    visitor.go("/me")
    visitor.page.get_by_label("Use single-key shortcuts at the table").uncheck()
    visitor.be_guest("Ash")
    visitor.sit_down(visitor.new_table("the-wolves", ["me", "bot"]))
    visitor.wait_for_turn()
    before = visitor.seq
    for key in ("1", "l", "?", "g"):
        visitor.page.keyboard.press(key)
    visitor.page.evaluate(DRAWN)
    assert visitor.seq == before
    assert visitor.find("dialog, .side, #command-line").count() == 0
