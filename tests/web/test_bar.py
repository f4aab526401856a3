"""The bar of a table: nothing in it is cut or overlaps, and cards can be read."""

from typing import Any, Literal

import pytest
from playwright.sync_api import Browser, expect

from tests.support.servers import Running
from tests.support.visitors import DRAWN, PHONE, Visitor, visiting
from tests.web.learner import Learner
from tests.web.moments import (
    ATTACK,
    DEN,
    DISCARD,
    DISPLACED,
    DRAFT,
    HIDING,
    PLACING,
    PURSUIT,
    Moment,
    begin_at,
)

DESK = {"width": 1280, "height": 720}
UPRIGHT = {"width": 390, "height": 844}
FLAT = {"width": 844, "height": 390}
THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")

BAR = """() => {
    const bar = document.querySelector(".action-bar");
    const box = (one) => one.getBoundingClientRect();
    const meet = (a, b) => a.left < b.right - 1 && b.left < a.right - 1
        && a.top < b.bottom - 3 && b.top < a.bottom - 3;  // boxes are higher than their text
    const inside = (a, b) => a.left >= b.left - 1 && a.right <= b.right + 1
        && a.top >= b.top - 1 && a.bottom <= b.bottom + 1;
    const all = (selector) => [...bar.querySelectorAll(selector)]
        .filter((one) => one.checkVisibility() && box(one).width > 1);
    const row = bar.querySelector(".crumb-words");
    const crumbs = all(".crumb").filter((one) => meet(box(one), box(row)));
    const words = crumbs.flatMap((one) => [...one.querySelectorAll("span")])
        .filter((one) => box(one).width > 1 && (crumbs.length > 1 || box(one).width < 150));
    const offers = all(".offers > *");
    const shown = [...all(".question, .crumbs > .button, .tools > *"), ...offers, ...crumbs];
    const texts = (some) => some.map((one) => one.textContent.trim());
    const last = bar.querySelector(".crumb:last-child");
    return {
        cut: texts([...all(".asks, .question, .offers, .offers > *"), ...words].filter((one) =>
            one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 2)
            .filter((one) => getComputedStyle(one).display !== "inline")),
        outside: texts([...crumbs.filter((one) => !inside(box(one), box(row))),
            ...offers.filter((one) => !inside(box(one), box(bar.querySelector(".offers")))),
            ...shown.filter((one) => !inside(box(one), box(bar)))]),
        over: shown.flatMap((one, place) => texts(shown.slice(place + 1)
            .filter((other) => meet(box(one), box(other)))).map((text) => [one.textContent, text])),
        unsaid: texts(last && !crumbs.includes(last) ? [last] : []),
    };
}"""
"""What of the bar is cut, sticks out or overlaps; a last word that is hidden.

What one pays may need more than all the width there is for the words chosen: it is shortened.
"""
NOTHING: dict[str, list[object]] = {"cut": [], "outside": [], "over": [], "unsaid": []}


def expect_whole_bar(visitor: Visitor, *sizes: dict[str, int]) -> None:
    """Check the bar in windows of several sizes, in both themes."""
    for size in sizes:
        visitor.resize(size)
        for theme in THEMES:
            visitor.page.emulate_media(color_scheme=theme)
            visitor.page.evaluate(DRAWN)
            found: dict[str, Any] = visitor.page.evaluate(BAR)
            assert found == NOTHING, (size, theme, visitor.find(".question").inner_text())


def choose_words(visitor: Visitor, *words: str) -> None:
    """Choose words, on the board where they are no buttons."""
    for word in words:
        chosen = visitor.find(".table").get_attribute("data-chosen") or ""
        button = visitor.find(f".offers [data-word='{word}']")
        place = visitor.find(f".board-frame .glowing[data-target$=':{word.lstrip('@')}']")
        expect(button.or_(place).first).to_be_attached()
        (button if button.count() else place).first.dispatch_event("click")
        expect(visitor.find(".table")).not_to_have_attribute("data-chosen", chosen)
        visitor.page.evaluate(DRAWN)


def test_odds_of_an_attack_are_read_whole(visitor: Visitor) -> None:
    begin_at(visitor, ATTACK)
    for word in ("move", "@red-lowland", "@red-mountain"):
        choose_words(visitor, word)
        expect_whole_bar(visitor, DESK, UPRIGHT, FLAT)
    expect(visitor.find(".offers .offer-note")).to_have_count(8)
    choose_words(visitor, "25")
    expect_whole_bar(visitor, DESK, UPRIGHT, FLAT)
    expect(visitor.find(".offers .offer-note")).to_have_count(2)
    visitor.expect_no_problem()


def test_odds_are_read_whole_in_the_lesson_too(visitor: Visitor) -> None:
    learner = Learner(visitor, "age-of-the-wolf")
    learner.take_up()
    learner.reach("move", "goal")
    for word in ("move", "@red-steppe", "20"):
        choose_words(visitor, word)
    expect(visitor.find(".offers .offer-note")).to_have_count(2)
    expect_whole_bar(visitor, DESK, UPRIGHT, FLAT)
    visitor.expect_no_problem()


@pytest.mark.parametrize(
    ("moment", "words"),
    [
        (DISPLACED, ("walk", "alpha@k5", "@j4")),
        (DEN, ("den",)),
        (PURSUIT, ("move", "gamekeeper")),
    ],
    ids=["wolf", "den", "hunter"],
)
def test_the_last_words_chosen_are_read_whole(
    visitor: Visitor, moment: Moment, words: tuple[str, ...]
) -> None:
    begin_at(visitor, moment)
    for word in words:
        choose_words(visitor, word)
        expect_whole_bar(visitor, DESK, *([] if word == "walk" else [UPRIGHT, FLAT]))
    visitor.expect_no_problem()


def test_as_many_of_the_last_words_are_read_as_there_is_space_for(visitor: Visitor) -> None:
    begin_at(visitor, DISPLACED)
    choose_words(visitor, "walk", "alpha@k5", "@j4")
    visitor.resize(UPRIGHT)
    shown = visitor.find(".crumb-words").evaluate(
        """(row) => [...row.children].filter((word) => word.offsetTop === row.offsetTop
            || word.getBoundingClientRect().top < row.getBoundingClientRect().bottom - 4).length"""
    )
    assert shown == 2


UNREAD = """(cards) => cards.filter((card) => {
    const text = card.querySelector("small");
    const { top, bottom, left, right, height } = text.getBoundingClientRect();
    return height < 10 || top < 0 || left < 0 || right > innerWidth || bottom > innerHeight
        || text.scrollWidth > text.clientWidth + 1 || card.scrollHeight > card.clientHeight + 1
        || !card.contains(document.elementFromPoint((left + right) / 2, bottom - 4))
        || !card.contains(document.elementFromPoint((left + right) / 2, top + 4));
}).map((card) => card.textContent)"""
"""Cards of which some of the text is out of sight, cut or covered."""


@pytest.mark.parametrize("moment", [DRAFT, DISCARD], ids=["hunters", "beast"])
def test_cards_to_choose_from_are_read_whole(
    browser: Browser, server: Running, moment: Moment
) -> None:
    with visiting(browser, server.url, PHONE) as visitor:
        begin_at(visitor, moment)
        cards = visitor.find(".hand .season-choice")
        expect(cards).to_have_count(6 if moment is DRAFT else 5)
        for size in (UPRIGHT, FLAT, DESK):
            visitor.resize(size)
            assert cards.evaluate_all(UNREAD) == [], size
            expect_whole_bar(visitor, size)
        visitor.resize(UPRIGHT)
        name = cards.first.locator("b").evaluate("(name) => name.firstChild.textContent")
        cards.first.tap()
        expect(cards.filter(has_text=name)).to_have_count(0)
        visitor.expect_no_problem()


@pytest.mark.parametrize("moment", [PLACING, HIDING], ids=["hunters", "beast"])
def test_cards_in_hand_of_both_sides_can_be_read_later(
    browser: Browser, server: Running, moment: Moment
) -> None:
    with visiting(browser, server.url, PHONE) as visitor:
        begin_at(visitor, moment)
        expect(visitor.find(".hand")).to_have_count(0)
        for size in (UPRIGHT, DESK):
            visitor.resize(size)
            visitor.open_panel("packs")
            cards = visitor.find(".side .held-cards li")
            expect(visitor.find(".side .held-cards")).to_have_count(2)
            expect(cards).to_have_count(12)
            for card in cards.all():
                card.scroll_into_view_if_needed()
                assert card.evaluate(f"(card) => ({UNREAD})([card])") == [], size
            visitor.find("[data-do=close-panel]").click()
        visitor.expect_no_problem()
