"""Following what others do: pausing, stepping, skipping, seeing it again, great moments."""

import pytest
from playwright.sync_api import expect

from tests.support.visitors import DESK, Visitor
from tests.web.moments import ATTACK, DISPLACED, PURSUIT, begin_at

MOMENT = """async () => {
    const { showHighlights } = globalThis.wolfdenModules.need("/js/board/highlights.js");
    const moment = { at: "", symbol: "ui-hint", tone: "die" };
    const title = { highlightOf: () => moment, eventText: () => null, places: () => [] };
    showHighlights(document.querySelector(".board-frame"), title, [{}], {}, {});
    return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(
        () => resolve(document.querySelectorAll(".moment").length))));
}"""
"""Show a moment and return how many are seen."""

PLACED = """async () => {
    const { showHighlights } = globalThis.wolfdenModules.need("/js/board/highlights.js");
    const frame = document.querySelector(".board-frame");
    const moment = { at: "", symbol: "piece-alpha", tone: "attack" };
    const eventText = () => ({ key: "page-title" });
    const title = { highlightOf: () => moment, eventText, places: () => [] };
    const say = () => "A wolf howls at the moon. ".repeat(3);
    showHighlights(frame, title, [{}, {}], {}, { say });
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return [...document.querySelectorAll(".moment")].map((box) => {
        const top = parseFloat(box.style.top) - box.offsetHeight / 2;
        const picture = box.querySelector("use").getBBox();
        const [x, y, width, height] = box.querySelector("svg").getAttribute("viewBox").split(" ");
        const [{ effect }] = box.getAnimations();
        return { top, bottom: top + box.offsetHeight, frame: frame.clientHeight,
                 begin: effect.getTiming().delay, end: effect.getComputedTiming().endTime,
                 whole: Number(y) <= picture.y + 1
                     && Number(y) + Number(height) >= picture.y + picture.height - 1 };
    });
}"""
"""Show two moments at the same place; return where they are, and whether all of each is seen."""


@pytest.fixture
def watching(visitor: Visitor) -> Visitor:
    """Return a visitor who likes things to move, at a table with two bots."""
    visitor.page.emulate_media(reduced_motion="no-preference")
    visitor.be_guest("Ash")
    visitor.sit_down(visitor.new_table("the-wolves", ["me", "bot", "bot"]))
    visitor.wait_for_turn()
    return visitor


def test_steps_of_others_wait_until_they_are_wanted(watching: Visitor) -> None:
    watching.page.keyboard.press("p")
    before = int(watching.seq)
    watching.choose()
    expect(watching.find("[data-do=follow-step]")).to_be_enabled()
    assert int(watching.seq) == before + 1, (
        "the player's own action is shown immediately, the bots' are not"
    )
    watching.find("[data-do=follow-step]").click()
    expect(watching.find(".table")).to_have_attribute("data-seq", str(before + 2))
    watching.find("[data-do=follow-skip]").click()
    watching.wait_for_turn()
    assert watching.find(".trails .went-line").count() == 0, "nobody walked"
    again = watching.find("[data-do=again]")
    expect(again).to_be_enabled()
    again.click()
    expect(watching.find(".seen-again")).to_be_visible()
    expect(watching.find(".board-frame .glowing")).to_have_count(0)
    watching.page.keyboard.press("Escape")
    expect(watching.find(".seen-again")).to_have_count(0)
    expect(watching.find(".board-frame .glowing").first).to_be_visible()
    watching.expect_no_problem()


def test_the_log_has_a_heading_per_turn(watching: Visitor) -> None:
    watching.choose()
    watching.wait_for_turn()
    watching.open_panel("log")
    turns = watching.find(".log .log-turn")
    expect(turns.first).to_be_attached()
    assert len(set(turns.all_inner_texts())) == 3
    for size in (DESK, {"width": 1000, "height": 560}, DESK):
        watching.resize(size)
        expect(watching.find(".log .log-line").last).to_be_in_viewport(ratio=1)


def test_a_moment_is_skipped_by_any_key_and_not_shown_without_motion(watching: Visitor) -> None:
    assert watching.page.evaluate(MOMENT) == 1
    watching.page.keyboard.press("Escape")
    expect(watching.find(".moment")).to_have_count(0)
    watching.page.emulate_media(reduced_motion="reduce")
    assert watching.page.evaluate(MOMENT) == 0
    watching.expect_no_problem()


def test_moments_are_seen_whole_and_do_not_cover_each_other(watching: Visitor) -> None:
    """One is above the other, or follows it where there is too little space."""
    for size in (DESK, {"width": 390, "height": 844}):
        watching.resize(size)
        first, second = watching.page.evaluate(PLACED)
        for box in (first, second):
            assert box["top"] >= 0, box
            assert box["bottom"] <= box["frame"], box
            assert box["whole"], "all of a piece is visible"
        is_apart = first["bottom"] <= second["top"] or second["bottom"] <= first["top"]
        assert is_apart or second["begin"] >= first["end"] - 100, (first, second)
        watching.page.keyboard.press("Escape")
        expect(watching.find(".moment")).to_have_count(0)
    watching.expect_no_problem()


WATCH = """() => {
    globalThis.noted = [];
    const look = () => {
        const { moment, seq } = document.querySelector(".table").dataset;
        const all = (selector) => [...document.querySelectorAll(selector)];
        const last = all("[data-line]").at(-1)?.dataset.line;
        const choices = ".offers [data-word], .offers [data-choice], .board-frame .glowing, "
            + "[data-do=score-sheet]";
        const sentence = all("[data-narrated]").length > 0;
        globalThis.noted.push({ moment, seq, last, sentence, choices: all(choices).length });
        requestAnimationFrame(look);
    };
    look();
}"""
"""Note in every frame what is shown, and which moment is being seen."""

POSITIONS = {"the-wolves": DISPLACED, "age-of-the-wolf": ATTACK, "brotherhood-of-the-wolf": PURSUIT}


@pytest.mark.parametrize("title", POSITIONS)
def test_what_happens_is_seen_before_log_and_question_say_it(visitor: Visitor, title: str) -> None:
    visitor.page.emulate_media(reduced_motion="no-preference")
    visitor.resize({"width": 1700, "height": 900})  # with a log beside the board
    begin_at(visitor, POSITIONS[title])
    visitor.page.evaluate(WATCH)
    for _turn in range(8):
        visitor.choose()
        visitor.wait_for_turn()
        frames = visitor.page.evaluate("globalThis.noted")
        if len({frame["moment"] for frame in frames if frame["moment"]}) > 1:
            break
    seen = [frame for frame in frames if frame["moment"]]
    assert seen, "something was to be seen"
    for frame in seen:
        seq, place = map(int, frame["moment"].split("."))
        assert int(frame["seq"]) < seq, frame
        assert [*map(int, frame["last"].split("."))] < [seq, place], frame
        assert frame["choices"] == 0, frame
        assert frame["sentence"], frame
    assert int(visitor.seq) >= max(int(frame["moment"].split(".")[0]) for frame in seen)
    visitor.expect_no_problem()
