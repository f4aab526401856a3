"""Fingers and mice on a board: dragging pieces, pinching, panning, tapping twice."""

import json
import math
import re
import time
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Literal

import pytest
from playwright.sync_api import Browser, CDPSession, Locator, expect

from tests.support.servers import Running
from tests.support.visitors import DESK, DRAWN, PHONE, Visitor, visiting
from tests.web.moments import DISPLACED, begin_at

Point = tuple[float, float]
NEAR = 25
"""How far the middle of a piece may be from where it was taken."""
SCALE = re.compile(r"scale\(([\d.]+)\)")
ALL_IN_SIGHT = """() => {
    const frame = document.querySelector(".board-frame");
    const { left, right } = frame.getBoundingClientRect();
    return [...frame.querySelectorAll(".glowing")].every((thing) => {
        const box = thing.getBoundingClientRect();
        return box.left >= left - 2 && box.right <= right + 2;
    });
}"""
"""Whether everything that can be chosen is inside the frame of the board."""


@dataclass
class Fingers:
    """Touches as a screen reports them, one list of points after the other."""

    session: CDPSession

    def touch(self, kind: str, *points: Point, at: float | None = None) -> None:
        """Put fingers down, move them, or lift them, now or at a given time."""
        places = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]
        event: dict[str, Any] = {"type": kind, "touchPoints": places}
        self.session.send("Input.dispatchTouchEvent", event | ({"timestamp": at} if at else {}))

    def drag(self, start: Point, end: Point) -> None:
        """Move one finger."""
        self.touch("touchStart", start)
        for step in range(1, 6):
            self.touch("touchMove", between(start, end, step / 5))
        self.touch("touchEnd")

    def tap_twice(self, point: Point) -> None:
        """Tap a point twice, a tenth of a second apart however slow the machine is."""
        start = time.time()
        for at in (start, start + 0.1):
            self.touch("touchStart", point, at=at)
            self.touch("touchEnd", at=at + 0.02)


def between(start: Point, end: Point, share: float) -> Point:
    """Return a point on the way."""
    return (start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share)


def middle_of(thing: Locator) -> Point:
    """Return the middle of something drawn."""
    expect(thing).to_be_visible()
    box = thing.bounding_box()
    assert box
    return (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def expect_at(visitor: Visitor, carried: Locator, pointer: Point) -> None:
    """Wait until a thing is where its pointer is."""
    visitor.wait_until(
        lambda: math.dist(middle_of(carried), pointer) < NEAR, "what is dragged is at the pointer"
    )


def scale_of(visitor: Visitor) -> float:
    """Return how large the board is shown."""
    style = visitor.find(".board-sheet").get_attribute("style") or ""
    found = SCALE.search(style)
    return float(found[1]) if found else 1.0


def hunting(visitor: Visitor) -> Visitor:
    """Sit down as the hunters of Brotherhood and play until they may move."""
    visitor.be_guest("Ash")
    visitor.begin("brotherhood-of-the-wolf", ["bot", "me"])
    visitor.choose_until(".offers [data-word=move]")
    return visitor


@pytest.fixture
def phone(browser: Browser, server: Running) -> Iterator[Visitor]:
    """Return a visitor with a phone who leads hunters that may move."""
    with visiting(browser, server.url, PHONE) as visitor:
        yield hunting(visitor)


@pytest.fixture
def fingers(phone: Visitor) -> Fingers:
    """Return the fingers on the phone."""
    return Fingers(phone.page.context.new_cdp_session(phone.page))


def hunter_and_village(visitor: Visitor) -> tuple[Locator, str]:
    """Return a hunter who may move, and the target of a village he may move to."""
    hunter = visitor.find(".board-frame .hunter.glowing").first
    visitor.click_on(hunter)
    goal = visitor.find(".board-frame .place.glowing").first
    expect(goal).to_be_visible()
    target = goal.get_attribute("data-target")
    visitor.page.keyboard.press("Escape")
    expect(visitor.find(".crumb")).to_have_count(0)
    return hunter, str(target)


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["mouse", "finger"])
def test_what_glows_is_hit_below_a_chosen_piece(
    browser: Browser, server: Running, size: dict[str, int]
) -> None:
    """The displaced wolf goes to where the alpha that comes was, and still is on the screen."""
    with visiting(browser, server.url, size) as visitor:
        begin_at(visitor, DISPLACED)
        before = visitor.seq
        press = visitor.page.touchscreen.tap if size is PHONE else visitor.page.mouse.click
        for target in ("piece:alpha@k5", "hex:j4", "hex:k5"):
            thing = visitor.find(f".board-frame .glowing[data-target='{target}']")
            expect(thing).to_be_visible()
            visitor.page.evaluate(DRAWN)
            visitor.point_on(visitor.find(f".board-frame [data-target='{target}']").first)
            press(*middle_of(thing))
        visitor.wait_for_seq(str(int(before) + 1))
        expect(visitor.find(".question")).to_contain_text("You may move 1 more wolf to desert")
        visitor.expect_no_problem()


def test_a_piece_is_dragged_with_the_mouse(visitor: Visitor) -> None:
    hunting(visitor)
    hunter, village = hunter_and_village(visitor)
    before = visitor.find(".table").get_attribute("data-seq")
    mouse = visitor.page.mouse
    mouse.move(*visitor.point_on(hunter))
    mouse.down()
    start = visitor.point_on(visitor.find(f".board-frame [data-target='{village}']"))
    mouse.move(*start, steps=5)
    expect(visitor.find(f".board-frame [data-target='{village}']")).to_have_class(
        re.compile("hovered")
    )
    expect_at(visitor, visitor.find(".carried > g"), start)
    mouse.up()
    expect(visitor.find(".table")).not_to_have_attribute("data-seq", str(before))
    expect(visitor.find(".carried")).to_have_count(0)
    visitor.expect_no_problem()


def test_a_piece_dropped_elsewhere_goes_back(visitor: Visitor) -> None:
    """The dragged picture follows the pointer with reduced motion, too."""
    hunting(visitor)
    hunter, _village = hunter_and_village(visitor)
    seq = str(visitor.find(".table").get_attribute("data-seq"))
    motions: tuple[Literal["reduce", "no-preference"], ...] = ("reduce", "no-preference")
    for motion in motions:
        visitor.page.emulate_media(reduced_motion=motion)
        visitor.page.mouse.move(*visitor.point_on(hunter))
        visitor.page.mouse.down()
        visitor.page.mouse.move(400, 20, steps=5)
        expect_at(visitor, visitor.find(".carried > g"), (400, 20))
        expect(visitor.find(".board-frame [data-lifted]")).to_have_count(1)
        expect(visitor.find(".carried [data-target], .carried.glowing")).to_have_count(0)
        visitor.page.mouse.up()
        expect(visitor.find(".carried")).to_have_count(0)
        expect(visitor.find(".board-frame [data-lifted]")).to_have_count(0)
        expect(visitor.find(".table")).to_have_attribute("data-seq", seq)
    visitor.expect_no_problem()


def test_a_region_is_dragged_to_where_its_wolves_go(visitor: Visitor) -> None:
    """A region may begin several actions: the drag means the one that leads to its end."""
    received: list[dict[str, Any]] = []

    def hear(message: str | bytes) -> None:
        received.append(json.loads(message))

    visitor.page.on("websocket", lambda socket: socket.on("framereceived", hear))
    visitor.be_guest("Ash")
    visitor.begin("age-of-the-wolf", ["me", "bot"])
    visitor.choose_until(".offers [data-word=move]")
    legal = next(news["legal"] for news in reversed(received) if news.get("legal"))
    start, ways = next(iter(legal["move"].items()))
    end = next(iter(ways))
    mouse = visitor.page.mouse
    first = visitor.find(f".board-frame [data-target='region:{start[1:]}']")
    last = visitor.find(f".board-frame [data-target='region:{end[1:]}']")
    mouse.move(*visitor.point_on(first))
    mouse.down()
    mouse.move(*visitor.point_on(last), steps=5)
    expect(visitor.find(".carried [data-wolves]")).to_be_visible()
    mouse.up()
    chosen = re.compile(f"^move {start} {end}")
    expect(visitor.find(".table")).to_have_attribute("data-chosen", chosen)
    visitor.expect_no_problem()


def test_a_piece_is_dragged_with_a_finger(phone: Visitor, fingers: Fingers) -> None:
    phone.find(".board-tools [data-do=zoom-fit]").tap()
    hunter, village = hunter_and_village(phone)
    before = phone.find(".table").get_attribute("data-seq")
    phone.find(".board-tools [data-do=zoom-fit]").tap()
    end = phone.find(f".board-frame [data-target='{village}']")
    start, goal = phone.point_on(hunter), phone.point_on(end)
    fingers.touch("touchStart", start)
    for step in range(1, 6):
        fingers.touch("touchMove", between(start, goal, step / 5))
    expect(end).to_have_class(re.compile("hovered"))
    carried = phone.find(".carried > g")
    phone.wait_until(
        lambda: abs(middle_of(carried)[0] - goal[0]) < NEAR, "what is dragged is at the finger"
    )
    assert middle_of(carried)[1] < goal[1], "a finger would hide it"
    fingers.touch("touchEnd")
    expect(phone.find(".carried")).to_have_count(0)
    expect(phone.find(".table")).not_to_have_attribute("data-seq", str(before))
    phone.expect_no_problem()


def test_two_fingers_zoom_and_one_pans(phone: Visitor, fingers: Fingers) -> None:
    phone.find(".board-tools [data-do=zoom-fit]").tap()
    box = phone.find(".board-frame").bounding_box()
    assert box
    middle = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    left, right = (middle[0] - 20, middle[1]), (middle[0] + 20, middle[1])
    fingers.touch("touchStart", left, right)
    for spread in (30, 50, 80):
        fingers.touch("touchMove", (middle[0] - spread, middle[1]), (middle[0] + spread, middle[1]))
    fingers.touch("touchEnd")
    phone.wait_until(lambda: scale_of(phone) > 2, "two fingers zoom")
    phone.page.evaluate(DRAWN)
    before = phone.find(".board-sheet").get_attribute("style") or ""
    seq = phone.find(".table").get_attribute("data-seq")
    # Not at the very edge: there a browser takes a finger for one on the page.
    land = (box["x"] + 40, box["y"] + 40)
    fingers.drag(land, (land[0] + 40, land[1] + 30))
    expect(phone.find(".board-sheet")).not_to_have_attribute("style", before)
    expect(phone.find(".table")).to_have_attribute("data-seq", str(seq))
    expect(phone.find(".crumb")).to_have_count(0)
    phone.expect_no_problem()


def test_a_phone_goes_near_to_what_can_be_chosen(phone: Visitor) -> None:
    """All that glows is in sight, and nearer than on the whole map."""
    phone.wait_until(lambda: scale_of(phone) > 1, "the board is nearer")
    expect(phone.find(".board-frame .glowing").first).to_be_attached()
    phone.page.wait_for_function(ALL_IN_SIGHT)


@pytest.mark.parametrize("title", ["age-of-the-wolf", "brotherhood-of-the-wolf"])
def test_two_taps_show_the_map_near_enough_to_read(
    browser: Browser, server: Running, title: str
) -> None:
    sizes = """() => [...document.querySelectorAll(".place-name, .place-label")]
        .map((name) => parseFloat(getComputedStyle(name).fontSize) * name.getScreenCTM().a)
        .sort((one, other) => one - other)"""
    with visiting(browser, server.url, PHONE) as visitor:
        visitor.be_guest("Ash")
        visitor.begin(title, ["me", "bot"])
        fingers = Fingers(visitor.page.context.new_cdp_session(visitor.page))
        visitor.find(".board-tools [data-do=zoom-fit]").tap()
        box = visitor.find(".board-frame").bounding_box()
        assert box
        corner = (box["x"] + 8, box["y"] + 8)
        fingers.tap_twice(corner)
        visitor.page.wait_for_function(
            f"() => ((sizes) => sizes[Math.floor(sizes.length / 10)] >= 10)(({sizes})())"
        )
        fingers.tap_twice(corner)
        visitor.wait_until(lambda: scale_of(visitor) == 1, "two more taps show the whole map")
