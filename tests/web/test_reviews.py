"""A review in a browser: asked for after a game, read with a pointer, by keys and on a phone."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.support.servers import Running, serving
from tests.support.visitors import DESK, DRAWN, PATIENCE, PHONE, Visitor, visiting
from tests.web.accessible import expect_accessible

GAME = Path(__file__).parent / "fixtures" / "mistakes.replay"
"""A game in which the first seat acts at random."""
AT_WORK = re.compile("waiting|finished")
LONG = 3 * PATIENCE
"""A review takes a while where modules are not compiled."""


@pytest.fixture(scope="module")
def reviewer(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """Return a server that makes quick reviews."""
    folder = tmp_path_factory.mktemp("reviews") / "data"
    with serving(folder, review_simulations=2, workers=2) as running:
        yield running


def upload(visitor: Visitor) -> str:
    """Store the game; return the id of its table."""
    visitor.be_guest("Ash")
    body = {"text": GAME.read_text(encoding="utf-8")}
    answer = visitor.page.request.post(f"{visitor.url}/api/replays", data=body)
    assert answer.ok, answer.text()
    return str(answer.json()["id"])


GRAPH = """() => {
    const graph = document.querySelector(".review svg.graph").getBoundingClientRect();
    const letters = [...document.querySelectorAll(".review svg.graph .axis")];
    const now = document.querySelector(".review svg.graph .now").getBoundingClientRect();
    return { now: now.x - graph.x,
             sizes: letters.map((one) => parseFloat(getComputedStyle(one).fontSize)
                 * one.getScreenCTM().a),
             cut: letters.filter((one) => one.getBoundingClientRect().top < graph.top - 3)
                 .map((one) => one.textContent) };
}"""
"""Where the moment shown is in the graph, how large its numbers are, and which are cut off."""


def expect_graph(visitor: Visitor, ply: str) -> None:
    """Check that numbers can be read in every window, and that a click finds what is below it."""
    for width, height in ((1280, 720), (390, 844), (844, 390)):
        visitor.resize({"width": width, "height": height})
        found = visitor.page.evaluate(GRAPH)
        assert all(11 <= size <= 16 for size in found["sizes"]), (width, found)
        assert found["cut"] == [], (width, found)
        visitor.find(".review .timeline").click(position={"x": found["now"], "y": 150})
        visitor.page.evaluate(DRAWN)
        expect(visitor.find(".decision")).to_have_attribute("data-ply", ply)
    visitor.resize(DESK)


def test_a_game_is_reviewed_and_read(browser: Browser, reviewer: Running) -> None:
    with visiting(browser, reviewer.url) as visitor:
        table = upload(visitor)
        visitor.go(f"/t/{table}?ply=end")
        visitor.find(".replay-tools [data-do=review]").click()
        visitor.find("[data-do=begin-review]").click()
        expect(visitor.find(".review")).to_have_attribute("data-status", "finished", timeout=LONG)
        worst = visitor.find(".mistakes [data-ply]").first
        ply = str(worst.get_attribute("data-ply"))
        expect(worst).to_have_attribute("aria-current", "true")
        expect(visitor.find(".decision")).to_have_attribute("data-ply", ply)
        expect(visitor.find(".decision .board-frame svg").first).to_be_visible()
        expect(visitor.find(".decision-words")).to_contain_text("Better:")
        expect(visitor.find("[data-side=played]")).not_to_contain_text("…")
        assert "@" not in visitor.find(".decision-sides").inner_text(), "words, no notation"
        expect_graph(visitor, ply)
        visitor.find("[data-side=better]").click()
        expect(visitor.find("[data-side=better]")).to_have_attribute("aria-pressed", "true")
        expect_accessible(visitor)

        # The graph is clicked, and moved along by keys.
        visitor.find(".review .clickable").click(position={"x": 60, "y": 40})
        expect(visitor.find(".decision")).not_to_have_attribute("data-ply", ply)
        before = str(visitor.find(".decision").get_attribute("data-ply"))
        visitor.find(".review input[type=range]").focus()
        for _step in range(6):
            visitor.page.keyboard.press("ArrowRight")
        expect(visitor.find(".decision")).not_to_have_attribute("data-ply", before)

        visitor.find(".mistakes select").select_option(label="Birch")
        expect(visitor.find(f".mistakes [data-ply='{ply}']")).to_have_count(0)
        visitor.expect_no_problem()

    with visiting(browser, reviewer.url, PHONE) as visitor:
        visitor.go(f"/review/{table}?ply={ply}")
        expect(visitor.find(".decision")).to_have_attribute("data-ply", ply)
        visitor.find("[data-side=better]").tap()
        expect(visitor.find("[data-side=better]")).to_have_attribute("aria-pressed", "true")
        assert not visitor.page.evaluate("document.documentElement.scrollWidth > innerWidth")
        visitor.go("/analysis")
        visitor.find(".analysis-begin summary").click()
        visitor.find(".analysis-begin textarea").fill(GAME.read_text(encoding="utf-8"))
        visitor.find("[data-do=review-text]").tap()
        visitor.page.wait_for_url("**/review/*")
        expect(visitor.find(".review")).to_have_attribute("data-status", AT_WORK)
        visitor.expect_no_problem()
