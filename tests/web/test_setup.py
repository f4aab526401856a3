"""The set-up page: one seat for oneself, and a keyboard that is never lost."""

import pytest
from playwright.sync_api import expect

from tests.support.visitors import DRAWN, PATIENCE, Visitor

WINDOWS = [(1280, 720), (390, 844), (844, 390)]
TEXT_SIZES = (16, 32)
FOCUS = """() => {
    const focused = document.activeElement;
    const box = focused.getBoundingClientRect();
    const bar = document.querySelector(".start-bar");
    const top = bar.contains(focused) ? innerHeight : bar.getBoundingClientRect().top;
    const isSeen = box.top >= -1 && box.bottom <= top + 1;
    return { control: focused.outerHTML.slice(0, 120), isSeen, isEnd: bar.contains(focused) };
}"""
"""What has the focus, and whether the bar that starts the game leaves it in sight."""


def kinds(visitor: Visitor) -> list[str]:
    """Return who sits where."""
    seats = visitor.find(".seat > select[id]")
    expect(seats.first).to_be_visible()
    values: list[str] = seats.evaluate_all("(all) => all.map((seat) => seat.value)")
    return values


def test_the_focus_stays_with_the_seats(visitor: Visitor) -> None:
    visitor.go("/new/the-wolves")
    is_kept = "document.activeElement.closest('.seats') !== null"
    count = len(kinds(visitor))
    for _seat in range(5 - count):
        visitor.page.get_by_role("button", name="Add a seat").press("Enter")
        visitor.page.evaluate(DRAWN)
        assert visitor.page.evaluate(is_kept)
    expect(visitor.page.get_by_role("button", name="Add a seat")).to_have_count(0)
    for number in (5, 2, 1):
        visitor.page.get_by_role("button", name=f"Remove Pack {number}").press("Enter")
        visitor.page.evaluate(DRAWN)
        assert visitor.page.evaluate(is_kept), number
    assert len(kinds(visitor)) == 2
    visitor.expect_no_problem()


@pytest.mark.parametrize("text_size", TEXT_SIZES)
def test_the_bar_that_starts_a_game_covers_nothing_that_has_the_focus(
    visitor: Visitor, text_size: int
) -> None:
    visitor.go("/new/the-wolves")
    expect(visitor.find(".board-preview svg.board")).to_be_visible(timeout=PATIENCE)
    visitor.unfold()
    visitor.page.evaluate(
        "(size) => document.documentElement.style.fontSize = `${size}px`", text_size
    )
    for width, height in WINDOWS:
        visitor.resize({"width": width, "height": height})
        visitor.find("#seat-0").focus()
        for _control in range(60):
            found = visitor.page.evaluate(FOCUS)
            assert found["isSeen"], (width, height, found)
            if found["isEnd"]:
                break
            visitor.page.keyboard.press("Tab")
        assert found["isEnd"]
    visitor.expect_no_problem()


CZECH = {"first": "drawn", "action-tokens": "one", "late-tokens": "yes", "tiles": "chosen"}
CZECH |= {"packs": "chosen", "alpha-tiebreak": "off"}
CZECH_LINES = [
    "First player: drawn at random",
    "Action tokens per turn: at most one",
    "Catch-up token for the last players: yes",
    "Terrain tiles: each pack chooses",
    "Packs: chosen in seat order",
    "Third tie-break: shared victory",
]


def test_an_edition_sets_options_of_which_each_can_be_changed(visitor: Visitor) -> None:
    visitor.go("/new/the-wolves")
    visitor.meet_quick_bots()
    expect(visitor.find("#edition")).to_be_hidden()  # what matters most comes first
    visitor.find(".fold > summary").first.click()
    edition, lines = visitor.find("#edition"), visitor.find("#edition-help li")
    expect(edition).to_have_value("default")
    expect(lines).to_have_count(0)
    edition.select_option("czech")
    expect(lines).to_have_text(CZECH_LINES)
    for name, value in CZECH.items():
        expect(visitor.find(f"#option-{name}")).to_have_value(value)
    for name, value, shown in (
        ("first", "seat-1", "own"),
        ("first", "drawn", "czech"),
        ("tiles", "fronts", "own"),
    ):
        visitor.find(f"#option-{name}").select_option(value)
        expect(edition).to_have_value(shown)
    expect(edition.locator("option:checked")).to_have_text("Custom")
    expect(lines).to_have_count(0)
    visitor.find("form .button.main").click()
    visitor.page.wait_for_selector(".table")
    table = visitor.page.url.rpartition("/")[2]
    made = visitor.page.request.get(f"{visitor.url}/api/tables/{table}").json()
    assert {name: made["options"][name] for name in CZECH} == {**CZECH, "tiles": "fronts"}
    visitor.expect_no_problem()
