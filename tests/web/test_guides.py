"""Guided first games in a real browser; that any choices lead to their end, others show."""

import pytest
from playwright.sync_api import Browser, expect

from tests.support.servers import Running
from tests.support.visitors import DESK, DRAWN, PHONE, Visitor, visiting
from tests.web.learner import Learner

BEAST = "brotherhood-of-the-wolf-beast"


@pytest.mark.parametrize(
    ("name", "language", "size", "text", "until"),
    [
        ("age-of-the-wolf", "sv", PHONE, "Två flockar lever kring ett polarhav", "close"),
        (BEAST, "cs", DESK, "Gévaudan, podzim 1766.", ""),
        ("the-wolves", "uk", DESK, "Ласкаво просимо до зграї!", "turn"),
    ],
    ids=["age-of-the-wolf", "brotherhood-of-the-wolf", "the-wolves"],
)
def test_a_guide_by_keys_alone(
    browser: Browser,
    server: Running,
    name: str,
    language: str,
    size: dict[str, int],
    text: str,
    until: str,
) -> None:
    """Each page lights up what it speaks of, covers nothing to choose, and moves no board."""
    with visiting(browser, server.url, size) as visitor:
        learner = Learner(visitor, name)
        learner.begin(language)
        visitor.see(text)
        if until:
            learner.reach(until, "goal")
        else:
            learner.finish()
        assert len(learner.heights) == 1, learner.heights
        visitor.expect_no_problem()


def test_a_goal_may_be_missed(visitor: Visitor) -> None:
    """A hint on demand, a word after each action, read out once; and the guide goes on."""
    learner = Learner(visitor, "the-wolves")
    learner.take_up()
    learner.reach("howl", "goal")
    words = visitor.find(".guide [aria-live=polite]")
    visitor.click_on(visitor.find('.board-frame [data-target="hex:d6"]'))
    visitor.see("That isn’t the next step of the guide.")
    visitor.find("[data-do=guide-hint]").click()
    expect(words).to_contain_text("two of your tiles show tundra")
    learner.act("howl @f4 +token,token")
    expect(words).to_contain_text("The lone wolf is yours now.")
    expect(words).not_to_contain_text("two of your tiles show tundra")
    learner.reach("hunt", "goal")
    learner.act("move forest +desert/forest")
    expect(words).to_contain_text("Done, and your goal is still open.")
    learner.act("stop")
    learner.act("end")
    expect(words).to_contain_text("Not this time")
    learner.reach("moon", "explain")
    visitor.expect_no_problem()


def test_a_phone_goes_near_to_what_a_guide_points_at(browser: Browser, server: Running) -> None:
    """Unless the player moved the board, and sees it all."""
    near = "() => document.querySelector('.board-frame').classList.contains('is-zoomed')"
    with visiting(browser, server.url, PHONE) as visitor:
        learner = Learner(visitor, BEAST)
        learner.take_up()
        visitor.page.wait_for_function(near)
        visitor.find(".board-tools [data-do=zoom-fit]").tap()
        visitor.page.wait_for_function(f"() => !({near})()")
        visitor.find("[data-do=guide-next]").tap()
        assert learner.page() == ("hunters", "explain")
        for _ in range(2):
            visitor.page.evaluate(DRAWN)
        assert visitor.page.evaluate(near) is False
        visitor.expect_no_problem()


def test_a_guide_is_left_and_taken_up_again(visitor: Visitor) -> None:
    learner = Learner(visitor, "the-wolves")
    learner.take_up()
    learner.reach("howl", "goal")
    visitor.go("/")
    visitor.find("a[data-do=learn][data-guide=the-wolves]").click()
    expect(visitor.find(".guide[data-step=howl][data-page=goal]")).to_be_visible()

    visitor.find("[data-do=let-go]").click()
    visitor.see("You’re playing freely.")
    learner.act("end")
    visitor.wait_for_turn()
    visitor.find("[data-do=take-up]").click()
    expect(visitor.find(".guide[data-step=howl][data-page=goal]")).to_be_visible()
    learner.reach("hunt", "goal")
    visitor.expect_no_problem()


def test_the_help_leads_to_the_guides(visitor: Visitor) -> None:
    visitor.be_guest("Ash")
    visitor.sit_down(visitor.new_table("brotherhood-of-the-wolf", ["me", "bot"]))
    visitor.page.keyboard.press("?")
    visitor.find("dialog").get_by_text("Learn as the Beast").click()
    expect(visitor.find(".guide[data-step=welcome]")).to_be_visible()
    visitor.expect_no_problem()
