"""A replay by keys: from wherever the focus is, unless the keys mean something there."""

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.support.visitors import Visitor

GAME = Path(__file__).parent / "fixtures" / "mistakes.replay"
STEPS = [("ArrowRight", 11), ("ArrowRight", 12), ("ArrowLeft", 11), ("Home", 0), ("End", -1)]

FOCUSES = ["body", ".player .button >> nth=1", ".top a >> nth=0"]


@pytest.fixture
def watching(visitor: Visitor) -> Visitor:
    """Return a visitor who looks at a moment of a replay."""
    visitor.be_guest("Ash")
    body = {"text": GAME.read_text(encoding="utf-8")}
    table = visitor.page.request.post(f"{visitor.url}/api/replays", data=body).json()["id"]
    visitor.go(f"/t/{table}?ply=10")
    expect(visitor.find(".replay .board-frame svg").first).to_be_visible()
    return visitor


def expect_ply(visitor: Visitor, ply: int) -> None:
    """Wait until a moment is shown; -1 is the last one."""
    output = visitor.find(".player output")
    last = (output.text_content() or "").partition(" / ")[2]
    expect(output).to_have_text(f"{last if ply < 0 else ply} / {last}")


@pytest.mark.parametrize("focus", FOCUSES)
def test_keys_step_from_wherever_the_focus_is(watching: Visitor, focus: str) -> None:
    expect_ply(watching, 10)
    if focus != "body":
        watching.find(focus).focus()
        expect(watching.find(focus)).to_be_focused()
    for key, ply in STEPS:
        watching.page.keyboard.press(key)
        expect_ply(watching, ply)
    watching.expect_no_problem()


def test_keys_in_fields_and_on_buttons_mean_what_they_mean_there(watching: Visitor) -> None:
    keyboard = watching.page.keyboard
    watching.find(".speed").focus()
    keyboard.press("End")
    keyboard.press("ArrowLeft")
    expect(watching.find(".speed")).not_to_have_value("1")
    expect_ply(watching, 10)
    slider = watching.find(".player input[type=range]")
    slider.focus()
    keyboard.press("ArrowRight")
    expect_ply(watching, 11)
    watching.page.locator(".player [aria-keyshortcuts=ArrowRight]").focus()
    keyboard.press(" ")
    expect_ply(watching, 12)
    pausing = watching.find(".player [aria-keyshortcuts=Space]")
    name = pausing.get_attribute("aria-label") or ""
    watching.page.evaluate("document.activeElement.blur()")
    keyboard.press(" ")
    expect(pausing).not_to_have_attribute("aria-label", name)
    keyboard.press(" ")
    expect(pausing).to_have_attribute("aria-label", name)
    watching.expect_no_problem()
