"""Puzzles in a browser: solved by clicks and by keys, wrong first, on a phone, and played on."""

import itertools

import pytest
from playwright.sync_api import Browser, expect

from tests.support.servers import Running
from tests.support.visitors import DRAWN, PHONE, Visitor, visiting
from tests.web.accessible import THEMES, expect_accessible, serious_violations
from wolfden.teaching.puzzles import library
from wolfden.teaching.puzzles.library import Puzzle
from wolfden.titles import TITLES

LONG = ("uk", "cs", "fi")
"""Languages with long words."""


def first(title: str) -> Puzzle:
    """Return a puzzle of a title."""
    return library.puzzles_of(title)[0]


def wrong_answer(puzzle: Puzzle) -> str:
    """Return an action that is not accepted."""
    return next(one.action for one in puzzle.choices[::-1] if one.action not in puzzle.accepted)


def open_puzzle(visitor: Visitor, puzzle: Puzzle) -> None:
    """Open a puzzle and wait until something can be chosen."""
    visitor.go(f"/puzzles/{puzzle.id}")
    visitor.page.wait_for_selector(".table .board-frame svg")
    visitor.page.wait_for_selector(".action-bar .offers")


def click_through(visitor: Visitor, action: str) -> None:
    """Choose an action by clicks in the list of all choices, one word after the other."""
    words = action.split()
    confirm = visitor.find(".offers [data-choice]")
    visitor.find(".tools [aria-pressed]").click()
    visitor.page.wait_for_selector("[data-listed]")
    while not confirm.count():
        before = visitor.find(".table").get_attribute("data-chosen") or ""
        listed = visitor.find("[data-listed]").all()
        known = {str(one.get_attribute("data-listed")): one for one in listed}
        word = next(word for word in words[len(before.split()) :] if word in known)
        known[word].click()
        expect(visitor.find(".table")).not_to_have_attribute("data-chosen", before)
        visitor.page.evaluate(DRAWN)
    expect(confirm).to_have_attribute("data-choice", action)
    confirm.click()


def type_in(visitor: Visitor, action: str) -> None:
    """Choose an action by keys alone: the line of words, then Enter to confirm."""
    keys = visitor.page.keyboard
    if not visitor.find("#command-line").count():
        keys.press("/")
    line = visitor.find("#command-line")
    line.fill(action)
    line.press("Enter")
    confirm = visitor.find(".offers [data-choice]")
    expect(confirm).to_have_attribute("data-choice", action)
    confirm.focus()
    keys.press("Enter")


def test_wrong_first_then_right_by_keys_and_why(visitor: Visitor) -> None:
    puzzle = first("the-wolves")
    open_puzzle(visitor, puzzle)
    type_in(visitor, wrong_answer(puzzle))
    verdict = visitor.find("[data-verdict]")
    expect(verdict).to_have_attribute("data-verdict", "wrong")
    expect(visitor.find(".comparison")).to_have_count(0)
    type_in(visitor, puzzle.accepted[0])
    expect(verdict).to_have_attribute("data-verdict", "right")
    expect(visitor.find(".comparison .is-best").first).to_be_visible()
    steps = visitor.find(".line-steps output")
    expect(steps).to_have_text(f"1 of {len(puzzle.line)}")
    for step in range(2, len(puzzle.line) + 1):
        visitor.find("[data-step=replay-forward]").click()
        expect(steps).to_have_text(f"{step} of {len(puzzle.line)}")
    expect(visitor.find("[data-step=replay-forward]")).to_be_disabled()
    expect(visitor.find(".log .log-line").first).to_be_visible()
    visitor.find("[data-step=replay-first]").click()
    expect(visitor.find(".table")).to_have_attribute("data-seq", "0")
    visitor.expect_no_problem()


def test_the_turn_is_shown_step_by_step(visitor: Visitor) -> None:
    """An action is said as it was before it: a tile shows what it paid with, not what it became."""
    puzzle = next(
        one for one in library.puzzles_of("the-wolves") if one.accepted == ["move rock +rock/grass"]
    )
    open_puzzle(visitor, puzzle)
    visitor.find("[data-do=give-up]").click()
    expect(visitor.find(".comparison .is-best .what")).to_contain_text(
        "Move · rock · pay rock→grass"
    )
    own = list(itertools.takewhile(lambda move: move.seat == puzzle.seat, puzzle.line))
    steps = visitor.find("[data-turn-step]")
    expect(steps).to_have_count(len(own))
    expect(steps.nth(0)).to_contain_text("First")
    expect(steps.nth(1)).to_contain_text("Then")
    expect(steps.nth(0)).to_have_attribute("aria-pressed", "true")
    steps.nth(1).click()
    expect(visitor.find(".table")).to_have_attribute("data-seq", "2")
    expect(steps.nth(1)).to_have_attribute("aria-pressed", "true")
    visitor.expect_no_problem()


def test_a_puzzle_is_solved_by_clicks_and_remembered(visitor: Visitor) -> None:
    visitor.go("/")
    expect(visitor.find(".puzzle-link a").first).to_have_attribute("href", "/puzzles")
    visitor.go("/puzzles")
    expect(visitor.find("[data-puzzle]")).to_have_count(len(list(TITLES.ids())))
    expect(visitor.find(".archive time")).to_have_count(29)
    card = visitor.find("[data-puzzle^=the-wolves]")
    name = str(card.get_attribute("data-puzzle"))
    expect(card).to_have_attribute("data-state", "open")
    card.locator("a.button").click()
    visitor.page.wait_for_selector(".action-bar .offers")
    found = library.find_puzzle(name)
    assert found is not None
    click_through(visitor, found[1].accepted[0])
    expect(visitor.find("[data-verdict]")).to_have_attribute("data-verdict", "right")
    visitor.find(".solution-bar a[href='/puzzles']").click()
    expect(visitor.find(f"[data-puzzle='{name}']")).to_have_attribute("data-state", "solved")
    expect(visitor.find(".streak")).to_be_visible()
    visitor.page.reload()
    expect(visitor.find(f"[data-puzzle='{name}']")).to_have_attribute("data-state", "solved")
    visitor.expect_no_problem()


@pytest.mark.parametrize("title", TITLES.ids())
def test_giving_up_shows_the_answer_and_play_continues(visitor: Visitor, title: str) -> None:
    puzzle = first(title)
    open_puzzle(visitor, puzzle)
    visitor.find("[data-do=give-up]").click()
    expect(visitor.find("[data-verdict]")).to_have_attribute("data-verdict", "shown")
    expect(visitor.find(".comparison .is-best").first).to_be_visible()
    visitor.find("[data-do=play-puzzle]").click()
    visitor.page.wait_for_url("**/t/*")
    visitor.wait_for_turn()
    visitor.expect_no_problem()


def test_what_cannot_be_chosen_says_why(visitor: Visitor) -> None:
    open_puzzle(visitor, first("the-wolves"))
    dark = visitor.find(".board-frame .hex.lake").first
    visitor.click_on(dark)
    expect(visitor.find(".tip")).to_be_visible()
    visitor.expect_no_problem()


@pytest.mark.parametrize("title", TITLES.ids())
def test_a_puzzle_is_solved_on_a_phone(browser: Browser, server: Running, title: str) -> None:
    puzzle = first(title)
    with visiting(browser, server.url, PHONE) as visitor:
        open_puzzle(visitor, puzzle)
        click_through(visitor, puzzle.accepted[0])
        expect(visitor.find("[data-verdict]")).to_have_attribute("data-verdict", "right")
        assert_fits(visitor)
        visitor.find(".tabs button").nth(2).click()
        expect(visitor.find(".comparison .is-best").first).to_be_visible()
        visitor.expect_no_problem()


def test_a_puzzle_that_is_not_there_says_so(visitor: Visitor) -> None:
    visitor.go("/puzzles/nothing")
    expect(visitor.find(".lost h1")).to_be_visible()


def test_axe_finds_nothing_serious(visitor: Visitor) -> None:
    visitor.go("/puzzles")
    visitor.page.wait_for_selector(".living svg")
    expect_accessible(visitor)
    for title, theme in zip(TITLES.ids(), itertools.cycle(THEMES), strict=False):
        visitor.page.emulate_media(color_scheme=theme)
        open_puzzle(visitor, first(title))
        visitor.find("[data-do=give-up]").click()
        expect(visitor.find(".comparison .is-best").first).to_be_visible()
        assert serious_violations(visitor) == []


def test_long_languages_fit_a_phone(browser: Browser, server: Running) -> None:
    with visiting(browser, server.url, PHONE) as visitor:
        visitor.go("/puzzles")
        visitor.page.wait_for_selector(".archive")
        assert_fits(visitor, LONG)
        open_puzzle(visitor, first("the-wolves"))
        visitor.find(".tabs button").nth(2).click()
        assert_fits(visitor, LONG)
        visitor.find("[data-do=give-up]").click()
        expect(visitor.find(".solution-bar")).to_be_visible()
        assert_fits(visitor, LONG)
        visitor.expect_no_problem()


def assert_fits(visitor: Visitor, languages: tuple[str, ...] = ("en",)) -> None:
    """Check that nothing sticks out to the right of the screen, in each of these languages."""
    for language in languages:
        visitor.switch_language(language)
        width = visitor.page.evaluate("document.documentElement.scrollWidth")
        assert width <= PHONE["width"], language


CUT_OFF = """() => {
    const bar = document.querySelector(".solution-bar").getBoundingClientRect();
    const steps = document.querySelector(".line-steps > span");
    const height = parseFloat(getComputedStyle(steps).lineHeight);
    const lines = steps.getBoundingClientRect().height / height;
    const parts = document.querySelectorAll(".solution-bar :is(.button, .verdict, output)");
    const cut = [...parts].filter((part) => {
        const { left, right, top, bottom } = part.getBoundingClientRect();
        return left < bar.left - 1 || right > bar.right + 1
            || top < bar.top - 1 || bottom > bar.bottom + 1;
    });
    return { cut: cut.map((part) => part.textContent), lines };
}"""
"""What of the bar below a solved puzzle is out of sight, and how many lines its label has."""


@pytest.mark.parametrize(("width", "height"), [(1280, 720), (390, 844), (844, 390), (820, 1180)])
def test_all_that_leads_on_from_an_answer_is_in_sight(
    regular: Visitor, width: int, height: int
) -> None:
    regular.resize({"width": 1280, "height": 720})
    open_puzzle(regular, first("the-wolves"))
    regular.find("[data-do=give-up]").click()
    expect(regular.find(".solution-bar")).to_be_visible()
    regular.resize({"width": width, "height": height})
    found = regular.page.evaluate(CUT_OFF)
    assert found["cut"] == []
    assert found["lines"] < 3.5


def test_a_small_screen_shows_the_task_until_something_is_chosen(
    browser: Browser, server: Running
) -> None:
    with visiting(browser, server.url, PHONE) as visitor:
        open_puzzle(visitor, first("the-wolves"))
        task = visitor.find(".puzzle-task")
        expect(task).to_be_visible()
        expect(task).to_be_in_viewport(ratio=1)
        visitor.find(".offers [data-word]").first.click()
        expect(task).to_have_count(0)
        visitor.expect_no_problem()
