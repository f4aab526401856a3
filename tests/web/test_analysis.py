"""The analysis board in a browser: from a replay, by a text, with the engine, and on a phone."""

from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.support.servers import Running
from tests.support.visitors import PATIENCE, PHONE, Visitor, visiting
from tests.web.accessible import expect_accessible

GAME = Path(__file__).parent / "fixtures" / "mistakes.replay"
LONG = 3 * PATIENCE


def open_replay(visitor: Visitor) -> None:
    """Go from a moment of a stored replay to the analysis board."""
    visitor.be_guest("Ash")
    body = {"text": GAME.read_text(encoding="utf-8")}
    table = visitor.page.request.post(f"{visitor.url}/api/replays", data=body).json()
    visitor.go(f"/t/{table['id']}?ply=20")
    visitor.find("[data-do=analyse]").click()
    expect(visitor.find(".analysis .board-frame svg").first).to_be_visible()


def test_bots_are_called_as_at_a_table(visitor: Visitor) -> None:
    visitor.be_guest("Ash")
    table = visitor.new_table("age-of-the-wolf", ["bot", "bot"])
    api = f"{visitor.url}/api/tables/{table}"
    visitor.wait_until(
        lambda: visitor.page.request.get(api).json()["status"] == "finished", "the bots are done"
    )
    visitor.go(f"/analysis?table={table}&ply=5")
    expect(visitor.find(".analysis .pack-name strong").first).to_have_text("Stray bot 1")
    visitor.expect_no_problem()


def try_candidate(visitor: Visitor) -> None:
    """Let the engine think, then try one of its actions: a second line begins."""
    board = visitor.find(".analysis")
    expect(board).to_have_attribute("data-seq", "21")
    visitor.find("[data-do=think]").click()
    other = visitor.find("[data-candidate]").last
    expect(other).to_be_visible(timeout=LONG)
    expect(visitor.find(".engine")).to_contain_text("Simulations")
    side = visitor.find(".analysis-side")
    assert "@" not in side.inner_text(), "words, no notation"
    assert side.evaluate("(one) => one.scrollWidth <= one.clientWidth"), "all of it is in sight"
    visitor.find("[data-do=think]").click()
    other.focus()
    visitor.page.keyboard.press("Enter")
    expect(board).to_have_attribute("data-seq", "22")
    visitor.find("[data-step=replay-back]").click()
    expect(board).to_have_attribute("data-seq", "21")
    visitor.find(".action-bar [data-do=undo]").click()
    expect(board).to_have_attribute("data-seq", "20")
    visitor.find("[data-step=replay-last]").click()


def test_lines_are_tried_thought_about_named_and_passed_on(
    browser: Browser, server: Running
) -> None:
    with visiting(browser, server.url) as visitor:
        open_replay(visitor)
        try_candidate(visitor)
        line = visitor.find(".line-of.is-here")
        line.locator("input").fill("Another way")
        line.locator("input").press("Enter")
        expect_accessible(visitor)
        visitor.find("[data-do=export]").click()
        assert "Another way" in visitor.find(".dialog textarea").input_value()
        link = visitor.find(".dialog .share input").input_value()
        assert "/analysis#" in link
        visitor.page.keyboard.press("Escape")
        visitor.expect_no_problem()

    with visiting(browser, server.url, PHONE) as visitor:
        visitor.go(f"/{link.split('/', 3)[3]}")
        visitor.find(".tabs [data-panel=log]").tap()
        expect(visitor.find(".line-of input").last).to_have_value("Another way")
        wide = visitor.page.evaluate("document.documentElement.scrollWidth > innerWidth")
        assert not wide, "a phone need not be moved sideways"
        visitor.find("[data-do=set-up]").tap()
        position = visitor.find(".dialog textarea")
        text = position.input_value()
        position.fill(f"{text}\nhowl\n")
        visitor.find("[data-do=show-position]").tap()
        expect(visitor.find(".notice")).to_contain_text("Unknown line “howl”")
        position.fill(text)
        visitor.find("[data-do=show-position]").tap()
        expect(visitor.find(".dialog")).to_have_count(0)
        expect(visitor.find(".analysis .board-frame svg").first).to_be_visible()
        expect(visitor.find(".line-of input")).to_have_count(0)
        visitor.go("/analysis")
        visitor.find(".analysis-begin summary").click()
        visitor.find(".analysis-begin textarea").fill("hello")
        visitor.find("[data-do=open-text]").tap()
        expect(visitor.find(".analysis-begin .problem")).to_contain_text("neither a position")
        expect_accessible(visitor)
