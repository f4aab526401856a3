"""What goes wrong is told in the viewer's language, and the server knows which that is."""

import pytest
from playwright.sync_api import expect

from tests.web.test_viewers import speak
from tests.web.visitors import PATIENCE, Visitor
from wolfden.speech.speaker import Speaker

WRONG_CODE = "no-such-code"


@pytest.mark.parametrize("language", ["uk", "fi"])
def test_a_slip_is_told_in_the_viewers_language(visitor: Visitor, language: str) -> None:
    speaker = Speaker(language)
    visitor.be_guest("Ash")
    speak(visitor, language)
    visitor.page.wait_for_function(
        "async (spoken) => (await (await fetch('/api/me')).json()).language === spoken",
        arg=language,
        timeout=PATIENCE,
    )
    table = visitor.new_table("the-wolves", ["me", "bot"])
    visitor.sit_down(table)
    visitor.wait_for_turn()
    visitor.page.keyboard.press("/")
    expect(visitor.find("#command-line")).to_be_focused()
    visitor.page.keyboard.type("draft @zz")
    visitor.page.keyboard.press("Enter")
    told = speaker.say("problem-place", {"word": "@zz", "like": "@c4"})
    expect(visitor.find(".notice.bad")).to_contain_text(told, timeout=PATIENCE)
    visitor.expect_no_problem()


def test_a_code_that_no_longer_holds_is_told_in_the_viewers_language(visitor: Visitor) -> None:
    visitor.be_guest("Ash")
    speak(visitor, "cs")
    visitor.go(f"/move/{WRONG_CODE}")
    visitor.find("main .button").first.click()
    told = Speaker("cs").say("problem-code-gone")
    expect(visitor.find(".notice.bad")).to_contain_text(told, timeout=PATIENCE)
