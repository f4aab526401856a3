"""Guided first games in a real browser: whole ones, in several languages, by every kind of hand."""

import pytest
from playwright.sync_api import Browser, expect

from tests.support.servers import Running
from tests.support.visitors import DESK, DRAWN, PHONE, Visitor, visiting
from tests.web.learner import Learner
from wolfden.titles import TITLES


@pytest.mark.parametrize(
    ("title", "language", "size", "text"),
    [
        ("age-of-the-wolf", "sv", DESK, "Två flockar lever kring ett polarhav"),
        ("brotherhood-of-the-wolf", "cs", PHONE, "Gévaudan, zima 1766."),
    ],
    ids=["age-of-the-wolf", "brotherhood-of-the-wolf"],
)
def test_a_guide_by_clicks(
    browser: Browser, server: Running, title: str, language: str, size: dict[str, int], text: str
) -> None:
    with visiting(browser, server.url, size) as visitor:
        learner = Learner(visitor, title)
        learner.begin(language, title)
        visitor.see(text)
        if size is PHONE:
            for tab in visitor.find(".tabs button").all():
                expect(tab).to_be_in_viewport()
        learner.finish()
        visitor.wait_for_turn()
        if visitor.is_over:
            visitor.find("[data-do=score-sheet]").click()
            expect(visitor.find(".score-sheet table")).to_be_visible()
        else:
            visitor.choose()
        visitor.expect_no_problem()


def test_a_guide_by_keyboard_alone(visitor: Visitor) -> None:
    learner = Learner(visitor, "the-wolves")
    learner.begin("uk", "the-wolves")
    visitor.see("Ласкаво просимо до зграї!")
    learner.finish(by_keyboard=True)
    visitor.wait_for_turn()
    visitor.expect_no_problem()


def test_the_board_keeps_its_place_while_one_reads(visitor: Visitor) -> None:
    learner = Learner(visitor, "brotherhood-of-the-wolf")
    learner.take_up("brotherhood-of-the-wolf")
    heights = []
    for _page in range(8):
        learner.page()
        box = visitor.find(".board-frame").bounding_box()
        assert box
        heights.append(box["height"])
        learner.continue_guide()
    assert min(heights) > 0.85 * max(heights), heights
    visitor.expect_no_problem()


def test_a_phone_goes_near_to_what_a_guide_points_at(browser: Browser, server: Running) -> None:
    """Unless the player moved the board, and sees it all."""
    near = "() => document.querySelector('.board-frame').classList.contains('is-zoomed')"
    with visiting(browser, server.url, PHONE) as visitor:
        learner = Learner(visitor, "age-of-the-wolf")
        learner.take_up("age-of-the-wolf")
        learner.continue_guide()
        assert learner.page() == ("larder", "tell")
        visitor.page.wait_for_function(near)
        visitor.find(".board-tools [data-do=zoom-fit]").tap()
        visitor.page.wait_for_function(f"() => !({near})()")
        learner.continue_guide()
        assert learner.page() == ("move", "ask")
        for _ in range(2):
            visitor.page.evaluate(DRAWN)
        assert visitor.page.evaluate(near) is False
        visitor.expect_no_problem()


def test_a_guide_is_left_and_taken_up_again(browser: Browser, server: Running) -> None:
    with visiting(browser, server.url, DESK) as visitor:
        learner = Learner(visitor, "the-wolves")
        learner.take_up("the-wolves")
        while learner.page() != ("move", "ask"):
            learner.continue_guide()
        visitor.go("/")
        card = visitor.find(".game").nth(TITLES.ids().index("the-wolves"))
        card.get_by_text("Continue your first game").click()
        expect(visitor.find(".guide[data-step=move][data-page=ask]")).to_be_visible()

        visitor.find("[data-do=let-go]").click()
        visitor.see("You’re playing freely.")
        visitor.choose(visitor.find(".offers [data-word=end]"))
        visitor.choose()
        visitor.wait_for_turn()
        visitor.find("[data-do=take-up]").click()
        expect(visitor.find(".guide[data-step=move][data-page=ask]")).to_be_visible()
        while learner.page() != ("third", "ask"):
            learner.continue_guide()
        visitor.expect_no_problem()


def test_pointing_elsewhere_says_what_the_guide_wants(visitor: Visitor) -> None:
    learner = Learner(visitor, "the-wolves")
    learner.take_up("the-wolves")
    while learner.page() != ("howl", "ask"):
        learner.continue_guide()
    visitor.click_on(visitor.find('.board-frame [data-target="hex:m4"]'))
    visitor.see("That isn’t the next step of the guide.")
    visitor.find("[data-do=hint]").click()
    visitor.see("The guide asks for:")
    visitor.find("[data-do=take-hint]").click()
    expect(visitor.find(".guide[data-step=howl][data-page=done]")).to_be_visible()
    visitor.expect_no_problem()


def test_the_help_leads_to_the_guide(visitor: Visitor) -> None:
    visitor.be_guest("Ash")
    visitor.sit_down(visitor.new_table("age-of-the-wolf", ["me", "bot"]))
    visitor.page.keyboard.press("?")
    visitor.find("dialog [data-do=learn]").click()
    expect(visitor.find(".guide[data-step=welcome]")).to_be_visible()
    visitor.expect_no_problem()
