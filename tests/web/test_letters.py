"""Text of twice the size: nothing leaves the window, and questions are complete."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.support.servers import Running
from tests.support.visitors import DRAWN, PHONE, PLAIN, Visitor, visiting
from tests.web.accessible import NAMELESS
from tests.web.moments import ATTACK, DEN, PLACING, Moment, begin_at

WINDOWS = [(1280, 720), (390, 844)]
ENLARGE = "document.documentElement.style.fontSize = '32px'"
WIDE = """() => {
    const things = [...document.querySelectorAll(
        "main :is(select, input, button, h1, h2, p), .brand")];
    const isCut = (one) => {
        const { width, left, right } = one.getBoundingClientRect();
        const scroll = one.closest(".own, .offers, .board-frame, .side");
        return width > 1 && !scroll && (left < -1 || right > innerWidth + 1);
    };
    return { overflow: document.documentElement.scrollWidth - innerWidth,
             out: things.filter((one) => one.checkVisibility()).filter(isCut)
                 .map((one) => one.outerHTML.slice(0, 120)) };
}"""
"""By how much the page is wider than the window, and what of it sticks out."""
BAR = """() => {
    const bar = document.querySelector(".action-bar");
    const box = (one) => one.getBoundingClientRect();
    const inside = (one, other) => one.left >= other.left - 1 && one.right <= other.right + 1
        && one.top >= other.top - 1 && one.bottom <= other.bottom + 1;
    const all = (selector) => [...bar.querySelectorAll(selector)];
    const air = (one) => 0.3 * parseFloat(getComputedStyle(one).fontSize);  // above tight lines
    const isCut = (one) => one.scrollHeight > one.clientHeight + air(one)
        || one.scrollWidth > one.clientWidth + 1;
    const texts = (some) => some.map((one) => one.textContent);
    const [first] = all(".offers > .button:not(.is-impossible)");
    const row = bar.querySelector(".crumb-words");
    const last = bar.querySelector(".crumb:last-child");
    return {
        cut: texts(all(".asks, .question, .offers > .button").filter(isCut)),
        outside: texts([...all(".question, .tools > *"), ...(first ? [first] : [])]
            .filter((one) => !inside(box(one), box(bar)))),
        further: all(".offers").some((one) => one.scrollWidth > one.clientWidth + 1),
        unsaid: last !== null && !inside(box(last), box(row)),
    };
}"""
"""What of the bar is cut or out of sight; choices may continue below, but not beside it."""
WHOLE = {"cut": [], "outside": [], "further": False, "unsaid": False}
STRIP = """() => {
    const box = (one) => one.getBoundingClientRect();
    const seen = [...document.querySelectorAll(".strip .status-words > strong, .tabs button, "
        + ".table-tools > *, .board-tools .button")]
        .filter((one) => one.checkVisibility() && box(one).width > 1);
    const meet = (a, b) => a.left < b.right - 1 && b.left < a.right - 1
        && a.top < b.bottom - 2 && b.top < a.bottom - 2;
    return {
        over: seen.flatMap((one, place) => seen.slice(place + 1)
            .filter((other) => !one.contains(other) && meet(box(one), box(other)))
            .map((other) => [one.outerHTML.slice(0, 80), other.outerHTML.slice(0, 80)])),
        cut: seen.filter((one) => one.matches("strong") && one.scrollWidth > one.clientWidth + 1)
            .map((one) => one.textContent),
    };
}"""
"""Overlaps around the board, and words of the moment that are cut."""


@pytest.fixture(scope="module")
def staying(browser: Browser, server: Running) -> Iterator[Visitor]:
    """Return a visitor with a screen to touch who stays for all tests."""
    with visiting(browser, server.url, PHONE) as visitor:
        visitor.be_guest("Ash")
        yield visitor


def enlarge(visitor: Visitor, width: int, height: int) -> None:
    """Set the size of the window, and twice the usual text size."""
    visitor.page.evaluate(ENLARGE)
    visitor.resize({"width": width, "height": height})
    expect(visitor.find("html")).to_have_attribute("data-letters", "large")
    visitor.page.evaluate(DRAWN)


@pytest.mark.parametrize("path", ["/", "/me", "/new/the-wolves", "/puzzles"])
def test_pages_are_no_wider_than_the_window(regular: Visitor, path: str) -> None:
    if path == "/":
        regular.new_table("the-wolves", ["me", "bot"])
    regular.go(path)
    regular.page.wait_for_load_state("networkidle")
    regular.unfold()
    for width, height in WINDOWS:
        enlarge(regular, width, height)
        assert regular.page.evaluate(WIDE) == {"overflow": 0, "out": []}, (width, height)
        brand = regular.find(".brand").bounding_box()
        assert brand
        assert brand["height"] < 100, "the name is one line"
    if path.startswith("/new"):
        for button in regular.find(".start-bar > *").all():
            expect(button).to_be_in_viewport(ratio=0.98)
        top = regular.find(".start-bar").bounding_box()
        assert top
        assert top["height"] < 0.2 * WINDOWS[-1][1], "its buttons are in a row"
    regular.expect_no_problem()


@pytest.mark.parametrize(
    ("moment", "words"),
    [(DEN, ["den"]), (ATTACK, ["move", "@red-lowland"]), (PLACING, [])],
    ids=["the-wolves", "age-of-the-wolf", "brotherhood-of-the-wolf"],
)
def test_a_table_asks_in_whole_sentences(
    regular: Visitor, moment: Moment, words: list[str]
) -> None:
    begin_at(regular, moment)
    for word in ["", *words]:
        if word:
            regular.choose(regular.find(f".offers [data-word='{word}']"))
        for width, height in WINDOWS:
            enlarge(regular, width, height)
            assert regular.page.evaluate(BAR) == WHOLE, (width, height, word)
            assert regular.page.evaluate(WIDE) == {"overflow": 0, "out": []}, (width, height)
            assert regular.page.evaluate(STRIP) == {"over": [], "cut": []}, (width, height)
            assert regular.page.evaluate(NAMELESS) == []
            assert regular.find(".board-frame").bounding_box()["height"] > 150  # type: ignore[index]
            for tool in regular.find(".tools > *").all():
                expect(tool).to_be_in_viewport(ratio=0.98)
    regular.expect_no_problem()


def test_what_happened_meanwhile_can_be_left(regular: Visitor) -> None:
    table = begin_at(regular, DEN)
    api = f"{regular.url}/api/tables/{table}"
    seq = int(regular.seq)
    regular.page.goto(regular.url + PLAIN)
    regular.page.request.post(f"{api}/seats/0/hand-over", data={"to": "bot", "level": "random"})
    regular.wait_until(
        lambda: regular.page.request.get(api).json()["seq"] >= seq + 40, "bots have played"
    )
    regular.page.request.post(f"{api}/seats/0/take-back")
    regular.sit_down(table)
    expect(regular.find(".recap")).to_be_visible()
    for width, height in (*WINDOWS, (360, 640)):
        enlarge(regular, width, height)
        expect(regular.find("[data-do=close-recap]")).to_be_in_viewport(ratio=0.98)
        assert regular.page.evaluate(WIDE)["overflow"] <= 0
    regular.find("[data-do=close-recap]").click()
    expect(regular.find(".recap")).to_have_count(0)
    regular.expect_no_problem()
