"""The stage: how large the board is, whether it can be read and hit, and that nothing moves."""

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.support.servers import Running
from tests.support.visitors import DRAWN, MOST_TABLES, PHONE, Visitor, visiting
from tests.web.moments import DEN, HUNGER, begin_at
from wolfden.i18n.languages import LANGUAGES

TABLES = {
    "the-wolves": ["me", "bot", "bot", "bot", "bot"],
    "age-of-the-wolf": ["me", "bot", "bot", "bot"],
    "brotherhood-of-the-wolf": ["bot", "me"],
}
WINDOWS = [(1280, 720), (1440, 900), (1920, 1080), (960, 600), (640, 400)]
"""The last two are what a laptop shows at a zoom of 150 % and 200 %."""
SCREENS = [(390, 844), (844, 390), (820, 1180)]
PHASES = 4
"""How many different questions are looked at in each title."""
MOST_CHOICES = 60
PLAYED = 45
"""How far a game is played before it is looked at: there are things on the board by then."""

MEASURE = """() => {
    const box = (found) => {
        const { x, y, width, height } = found.getBoundingClientRect();
        return { x, y, width, height, right: x + width, bottom: y + height };
    };
    const one = (selector) => document.querySelector(selector);
    const frame = box(one(".board-frame"));
    const texts = [...document.querySelectorAll(".board-frame text")]
        .filter((text) => text.getBoundingClientRect().width > 0)
        .map((text) => [parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a,
                        `${text.getAttribute("class")} ${text.textContent}`])
        .sort(([a], [b]) => a - b);
    const inside = (found) => { const { x, y, right, bottom, width } = box(found);
        return width > 0 && x >= -1 && y >= -1 && right <= innerWidth + 1
            && bottom <= innerHeight + 1; };
    const shown = (selector) => [...document.querySelectorAll(selector)];
    return {
        share: frame.width * frame.height / innerWidth / innerHeight,
        height: frame.height / innerHeight,
        frame,
        texts: texts[0] ?? [99, ""],
        overflow: document.documentElement.scrollWidth - innerWidth,
        covering: shown(".board-tools .button").map(box).filter((tool) => tool.width > 0
            && tool.x < frame.right - 1 && tool.right > frame.x + 1
            && tool.y < frame.bottom - 1 && tool.bottom > frame.y + 1).length,
        seats: shown(".table > .table-left .pack-place").filter((seat) => !inside(seat)).length,
        tools: shown(".tools .button, .tabs button, .offers > .button:first-child")
            .filter((tool) => !tool.matches(".is-impossible"))
            .filter((tool) => tool.offsetParent && !inside(tool)).map((tool) => tool.outerHTML),
        washed: shown(".board-frame .glowing > .pane, .board-frame .piece-glow")
            .filter((rim) => getComputedStyle(rim).fillOpacity > 0.15).length,
        cut: one(".own").scrollWidth - one(".own").clientWidth,
        low: shown(".own .own-part").filter((part) => part.offsetParent)
            .filter((part) => box(part).bottom > box(one(".own")).bottom + 1
                || box(part).y < box(one(".own")).y - 1).map((part) => part.className),
        further: shown(".offers").map((all) => [all.scrollWidth - all.clientWidth,
                                                all.scrollHeight - all.clientHeight])
            .filter((more) => more.some((pixels) => pixels > 1)),
        questions: shown(".question").filter((asked) => asked.scrollHeight > asked.clientHeight + 2
                || box(asked).bottom > box(asked.parentElement).bottom + 1)
            .map((asked) => asked.textContent),
        tracks: shown(".status-track > *").filter((track) => track.getClientRects().length
                && (box(track).right > innerWidth || box(track).x < 0))
            .map((track) => track.outerHTML),
        unread: shown(".status-words > strong").filter((words) => words.scrollWidth
            > words.clientWidth + 1).map((words) => words.textContent),
        hidden: shown(".tabs button, .board-tools .button").filter((tool) => tool.offsetParent
            && !tool.contains(document.elementFromPoint(box(tool).x + box(tool).width / 2,
                                                        box(tool).y + box(tool).height / 2)))
            .map((tool) => tool.outerHTML),
        halved: shown(".table > .table-left .pack-row > *").filter((thing) => {
            const [part, row] = [box(thing), box(thing.parentElement)];
            return part.width > 0 && part.y < row.bottom - 1 && part.right > row.right + 2;
        }).map((thing) => thing.outerHTML),
        ends: shown(".offers > :is([data-word=end], [data-word=next])")
            .map((end) => [box(end), box(end.parentElement)])
            .filter(([end, all]) => end.bottom > all.bottom + 1 || end.right > all.right + 1),
        small: shown(".tools .button, .tabs button, .offers > .button, .own button.thing")
            .filter((tool) => tool.offsetParent && box(tool).height < 40)
            .map((tool) => [tool.className, box(tool).height]),
    };
}"""
"""Shares of the window, the smallest text on the board, and what is out of sight or too small."""

PLACES = """() => Object.fromEntries([".strip", ".status-track", ".table-left", ".board-frame",
        ".action-bar", ".own", ".tools [data-do=undo]", ".tools [data-do=hint]", ".tabs"]
    .map((selector) => {
        const { x, y, width, height } = document.querySelector(selector).getBoundingClientRect();
        return [selector, [x, y, width, height].map(Math.round)];
    }))"""
"""Where everything is that is not to move."""


STROKES = """() => [".goal", ".place.glowing > .pane"]
    .map((selector) => getComputedStyle(document.querySelector(`.board-frame ${selector}`)))
    .map(({ stroke, strokeDasharray }) => ({ stroke, dashes: strokeDasharray }))"""
"""How what is worked out looks, and what can be chosen."""


def hand_over_for_a_while(visitor: Visitor, title: str) -> None:
    """Have a bot play a while on the visitor's seat of a new table, and sit down there."""
    seats = TABLES[title]
    own = seats.index("me")
    table = visitor.new_table(title, seats)
    api = f"{visitor.url}/api/tables/{table}"
    seat = f"{api}/seats/{own}"
    visitor.page.request.post(f"{seat}/hand-over", data={"to": "bot", "level": "random"})
    visitor.wait_until(
        lambda: visitor.page.request.get(api).json()["seq"] >= PLAYED, "bots have played"
    )
    visitor.page.request.post(f"{seat}/take-back")
    visitor.sit_down(table)
    visitor.wait_for_turn()


def play(visitor: Visitor, title: str) -> None:
    """Sit down at a table that bots have played at for a while; what happened is not read.

    Random bots are quick: where they have played to the end by then, there is another table.
    """
    visitor.be_guest("Ash")
    for _table in range(MOST_TABLES):
        hand_over_for_a_while(visitor, title)
        if not visitor.is_over:
            break
    if visitor.find("dialog").count():
        visitor.page.keyboard.press("Escape")
        expect(visitor.find("dialog")).to_have_count(0)


def resize(visitor: Visitor, width: int, height: int) -> dict[str, Any]:
    """Make the window so large, and measure what is on it."""
    found: dict[str, Any] = measure_at(visitor, (width, height), MEASURE)
    return found


def measure_at(visitor: Visitor, size: tuple[int, int], measure: str) -> Any:
    """Make the window so large; return what a script measures there."""
    visitor.page.set_viewport_size({"width": size[0], "height": size[1]})
    visitor.page.evaluate(DRAWN)
    visitor.page.evaluate(DRAWN)
    return visitor.page.evaluate(measure)


def expect_usable(found: dict[str, Any], texts: float) -> None:
    """Check what holds in every window."""
    report = json.dumps(found)
    assert found["texts"][0] >= texts - 0.05, report
    assert found["overflow"] <= 0, report
    assert found["seats"] == 0, report
    assert found["tools"] == [], report
    assert found["ends"] == [], report
    assert found["covering"] == 0, report
    assert found["hidden"] == [], report
    assert found["washed"] == 0, report
    assert found["small"] == [], report
    assert found["low"] == [], report
    assert found["questions"] == [], report
    assert found["tracks"] == [], report
    assert found["halved"] == [], report


@pytest.fixture(scope="module", params=TABLES)
def staying(request: pytest.FixtureRequest, browser: Browser, server: Running) -> Iterator[Visitor]:
    """Return a visitor with a screen to touch, at a table of each title."""
    with visiting(browser, server.url, PHONE) as visitor:
        play(visitor, request.param)
        yield visitor


def test_a_screen_in_the_hand_belongs_to_the_board(regular: Visitor) -> None:
    for width, height in SCREENS:
        found = resize(regular, width, height)
        expect_usable(found, 10)
        assert found["further"] == [], "all kinds of action are in sight"
        assert found["frame"]["height"] >= (0.7 * height if height < width else 400), found
    regular.find(".board-tools [data-do=zoom-fit]").tap()
    regular.page.evaluate(DRAWN)
    regular.page.evaluate(DRAWN)
    expect_usable(regular.page.evaluate(MEASURE), 10)
    regular.expect_no_problem()


def test_a_window_belongs_to_the_board(regular: Visitor) -> None:
    for width, height in WINDOWS:
        found = resize(regular, width, height)
        is_large = height > 500
        expect_usable(found, 11 if is_large else 10)
        assert found["height"] >= (0.6 if is_large else 0.7), found
        assert found["share"] >= (0.5 if is_large else 0.4), found
        assert found["unread"] == [], found
        assert found["cut"] <= 0 or not is_large, found
        assert found["further"] == [] or width < WINDOWS[0][0], "all kinds of action are in sight"
    resize(regular, 1280, 720)
    for _step in range(4):
        regular.find("[data-do=zoom-in]").click()
        regular.page.evaluate(DRAWN)
        regular.page.evaluate(DRAWN)
        expect_usable(regular.page.evaluate(MEASURE), 11)
    regular.expect_no_problem()


def test_hunger_is_read_whole_beside_cards_and_dens(visitor: Visitor) -> None:
    begin_at(visitor, HUNGER)
    for width, height in ((1100, 700), *WINDOWS[:4]):
        found = resize(visitor, width, height)
        assert found["cut"] <= 0, (width, height)
        expect_usable(found, 11)
        expect(visitor.find(".own .starving-list")).to_be_in_viewport(ratio=1)
    visitor.expect_no_problem()


def expect_stage(visitor: Visitor) -> None:
    """Measure what is on the screen in a large window and in every size of a screen in the hand."""
    for width, height in (*SCREENS, WINDOWS[0]):
        found = resize(visitor, width, height)
        is_large = width > 1000
        expect_usable(found, 11 if is_large else 10)
        least = 0.6 * height if is_large else 0.7 * height if height < width else 400
        assert found["frame"]["height"] >= least, found


@pytest.mark.parametrize("title", TABLES)
def test_every_phase_belongs_to_the_board(visitor: Visitor, title: str) -> None:
    """Whatever is asked, while words are being chosen, and when the game is over."""
    visitor.be_guest("Ash")
    table = visitor.begin(title, ["bot", "me"])
    seen: set[str] = set()
    for _choice in range(MOST_CHOICES):
        visitor.wait_for_turn()
        if visitor.is_over:
            table = visitor.begin(title, ["bot", "me"])
        asked = re.sub(r"\d+", "", visitor.find(".question").inner_text())
        if asked not in seen:
            seen.add(asked)
            expect_stage(visitor)
        if len(seen) == PHASES:
            break
        visitor.choose()
    assert len(seen) == PHASES, seen
    visitor.page.request.post(f"{visitor.url}/api/tables/{table}/seats/1/resign")
    visitor.page.wait_for_selector("[data-do=score-sheet]")
    if visitor.find("dialog").count():
        visitor.page.keyboard.press("Escape")
    expect_stage(visitor)
    visitor.expect_no_problem()


def test_nothing_moves_while_one_plays(visitor: Visitor) -> None:
    """A choice, a preview, a hint, the list of choices, others' turns: all in their places."""
    visitor.be_guest("Ash")
    visitor.sit_down(visitor.new_table("the-wolves", ["me", "bot"]))
    for width, height in ((1280, 720), (390, 844), (844, 390)):
        visitor.resize({"width": width, "height": height})
        visitor.wait_for_turn()
        places = visitor.page.evaluate(PLACES)

        def expect_still(when: str, places: dict[str, object] = places) -> None:
            for selector in places:
                expect(visitor.find(selector).first).to_be_attached()
            visitor.page.evaluate(DRAWN)
            assert visitor.page.evaluate(PLACES) == places, when

        visitor.find("[data-do=hint]").click()
        expect(visitor.find(".hint-words")).to_be_visible()
        expect_still("a hint")
        visitor.find(".hint-line .quiet").click()
        while visitor.find(".offers [data-word=end]").count() == 0:
            visitor.choose()
            visitor.wait_for_turn()
            expect_still("a draft")
        visitor.find(".offers [data-word=move]").click()
        expect(visitor.find(".crumb").first).to_be_visible()
        expect_still("a choice")
        visitor.page.keyboard.press("Escape")
        visitor.find(".offers [data-word=end]").click()
        expect(visitor.find(".board-frame.is-preview")).to_be_visible()
        expect_still("a preview")
        visitor.page.keyboard.press("Escape")
        visitor.find(".tools .icon").last.click()
        expect(visitor.find("#command-line")).to_be_visible()
        expect_still("the list of choices")
        visitor.find(".tools .icon").last.click()
        visitor.find(".tabs button[data-panel=log]").click()
        expect(visitor.find(".log .log-line").last).to_be_in_viewport()
        expect_still("the log")
        visitor.find(".side [data-do=close-panel]").click()
        visitor.choose(visitor.find(".offers [data-word=end]"))
        visitor.choose()
        visitor.wait_for_turn()
        expect_still("a turn of another player")
        visitor.expect_no_problem()


def test_all_kinds_of_action_fit_in_every_language(regular: Visitor) -> None:
    for language in LANGUAGES:
        regular.switch_language(language)
        for width, height in SCREENS:
            found = resize(regular, width, height)
            assert found["further"] == [], (language, width, found["further"])
            assert found["questions"] == [], (language, width, found["questions"])
    regular.switch_language("en")
    regular.expect_no_problem()


def test_long_choices_have_short_labels(visitor: Visitor) -> None:
    """Which track a den comes from: three sentences that name numbers now and later."""
    visitor.be_guest("Ash")
    visitor.begin("the-wolves", ["me", "bot"])
    visitor.choose_until(".offers [data-word=den]")
    visitor.choose(visitor.find(".offers [data-word=den]"))
    tracks = visitor.find(".offers [data-word^='^']")
    visitor.choose_until(".offers [data-word^='^']")
    label = tracks.first.locator("span").first.inner_text()
    for width, height in (*SCREENS, *WINDOWS):
        found = resize(visitor, width, height)
        assert found["further"] == [], (width, height, found["further"])
        expect(visitor.page.get_by_role("button", name=label, exact=True)).to_be_in_viewport()
    visitor.expect_no_problem()


LONG_QUESTION = (
    "Where does the king’s envoy go? Up to 2 leagues on foot: he stands and protects. "
    "3 leagues: he rides, lies down and does not protect."
)


def test_a_long_question_is_read_whole_where_the_board_answers_it(visitor: Visitor) -> None:
    visitor.be_guest("Ash")
    visitor.begin("brotherhood-of-the-wolf", ["bot", "me"])
    visitor.choose_until(".offers > .on-board:only-child")
    visitor.find(".question").evaluate("(one, text) => { one.textContent = text; }", LONG_QUESTION)
    for width, height in (*SCREENS, *WINDOWS):
        found = resize(visitor, width, height)
        assert found["questions"] == [], (width, height)
    visitor.expect_no_problem()


COVERED = """() => {
    const hint = document.querySelector(".hint-line").getBoundingClientRect();
    const meets = ({ left, right, top, bottom }) => left < hint.right - 1
        && right > hint.left + 1 && top < hint.bottom - 1 && bottom > hint.top + 1;
    const frame = document.querySelector(".board-frame").getBoundingClientRect();
    const lit = [...document.querySelectorAll(".own .glowing")]
        .filter((thing) => meets(thing.getBoundingClientRect()));
    return { board: meets(frame), lit: lit.map((thing) => thing.outerHTML),
             inside: hint.top >= 0 && hint.bottom <= innerHeight + 1
                 && hint.left >= -1 && hint.right <= innerWidth + 1 };
}"""
"""What a hint covers, and whether all of it is on the screen."""


def test_a_hint_covers_nothing_that_can_be_chosen(regular: Visitor) -> None:
    """One is asked for on a screen in the hand and one in a window, as a bot has to think."""
    for sizes in (SCREENS, WINDOWS):
        places = {size: measure_at(regular, size, PLACES) for size in sizes}
        regular.find("[data-do=hint]").click()
        expect(regular.find(".hint-words")).to_be_visible()
        for size in reversed(sizes):
            found = measure_at(regular, size, COVERED)
            assert found == {"board": False, "lit": [], "inside": True}, size
            assert regular.page.evaluate(PLACES) == places[size], size
        regular.find(".hint-line .quiet").click()
        expect(regular.find(".hint-line")).to_have_count(0)
    regular.expect_no_problem()


def test_what_is_chosen_of_ones_own_is_in_sight(visitor: Visitor) -> None:
    """Four figures are more than a phone on its side has space for."""
    visitor.be_guest("Ash")
    visitor.begin("brotherhood-of-the-wolf", ["bot", "me"])
    last = "[data-target='piece:envoy']"
    visitor.choose_until(f".board-frame .glowing{last}")
    resize(visitor, 844, 390)
    visitor.click_on(visitor.find(f".board-frame .glowing{last}"))
    expect(visitor.find(f".own .marked{last}")).to_be_in_viewport(ratio=0.95)
    visitor.expect_no_problem()


OWN_TILES = """() => {
    const row = document.querySelector(".own").getBoundingClientRect();
    return [...document.querySelectorAll(".own .own-tile")].map((tile) => {
        const { left, right } = tile.getBoundingClientRect();
        return left >= row.left - 1 && right <= row.right + 1;
    });
}"""
"""Of each tile one pays with: whether it is in sight."""


@pytest.mark.parametrize("size", SCREENS[:2], ids=["upright", "flat"])
def test_what_one_pays_with_comes_back_after_a_track_was_chosen(
    browser: Browser, server: Running, size: tuple[int, int]
) -> None:
    with visiting(browser, server.url, PHONE) as visitor:
        visitor.resize({"width": size[0], "height": size[1]})
        begin_at(visitor, DEN)
        assert visitor.page.evaluate(OWN_TILES) == [True] * 6
        seq = visitor.seq
        visitor.choose(visitor.find(".offers [data-word=den]"))
        expect(visitor.find(".own .own-track.glowing").first).to_be_in_viewport(ratio=0.95)
        assert False in visitor.page.evaluate(OWN_TILES), "the tracks are at the row's end"
        visitor.choose(visitor.find(".offers [data-word='^speed']"))
        while visitor.seq == seq:
            visitor.choose()
        visitor.wait_for_turn()
        visitor.wait_until(
            lambda: visitor.page.evaluate(OWN_TILES) == [True] * 6, "all tiles are in sight"
        )
        visitor.choose(visitor.find(".offers [data-word=move]"))
        visitor.page.evaluate(DRAWN)
        assert visitor.page.evaluate(OWN_TILES) == [True] * 6
        visitor.expect_no_problem()


MINIATURES = """() => [...document.querySelectorAll(".living")].map((frame) => {
    const space = frame.getBoundingClientRect();
    const board = frame.querySelector("svg.board").getBoundingClientRect();
    const sizes = [...frame.querySelectorAll("text")]
        .filter((text) => text.getBoundingClientRect().width > 0)
        .map((text) => parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a);
    return { texts: Math.min(99, ...sizes),
             edge: Math.max(space.width - board.width, space.height - board.height) };
})"""
"""The smallest text of each miniature, and its distance from the edge of its frame."""


@pytest.mark.parametrize("title", TABLES)
def test_a_miniature_is_legible_and_borderless(visitor: Visitor, title: str) -> None:
    for path in (f"/new/{title}", "/puzzles"):
        visitor.go(path)
        expect(visitor.find(".living svg.board").first).to_be_visible()
        visitor.wait_until(
            lambda: visitor.find(".living svg.board").count() == visitor.find(".living").count(),
            "all boards are drawn",
        )
        visitor.page.evaluate(DRAWN)
        for found in visitor.page.evaluate(MINIATURES):
            assert found["texts"] >= 10.95, (path, found)
            assert found["edge"] <= 1, (path, found)
    visitor.expect_no_problem()


def test_a_finger_need_not_hit_exactly(browser: Browser, server: Running) -> None:
    """Hamlets are dots: a tap within a fingertip of one means it, unless another is nearer."""
    with visiting(browser, server.url, PHONE) as visitor:
        visitor.be_guest("Ash")
        visitor.begin("brotherhood-of-the-wolf", ["bot", "me"])
        visitor.find(".own .own-figure.glowing").first.tap()
        expect(visitor.find(".board-frame .place.glowing").first).to_be_visible()
        worked_out, rim = visitor.page.evaluate(STROKES)
        assert worked_out["stroke"] != rim["stroke"]
        assert "none" == rim["dashes"] != worked_out["dashes"]
        visitor.find(".board-tools [data-do=zoom-fit]").tap()
        visitor.page.evaluate(DRAWN)
        goals = visitor.page.evaluate(
            """() => [...document.querySelectorAll(".board-frame .place.glowing")].map((thing) => {
                const { x, y, width, height } = thing.getBoundingClientRect();
                return [thing.dataset.target, x + width / 2, y + height / 2];
            })"""
        )
        alone = [
            (target, x, y)
            for target, x, y in goals
            if all(abs(x + 18 - u) + abs(y - v) > 36 for name, u, v in goals if name != target)
        ]
        target, x, y = alone[0]
        visitor.page.touchscreen.tap(x + 18, y)
        word = target.partition(":")[2]
        table = visitor.find(".table")
        visitor.wait_until(
            lambda: (
                f"@{word}" in str(table.get_attribute("data-chosen"))
                or visitor.find(f".log:has-text('{word}')").count() > 0
                or visitor.find(f"[data-spoken]:has-text('{word}')").count() > 0
                or visitor.find(".board-frame .place.glowing").count() != len(goals)
            ),
            f"{target} is chosen",
        )
        expect(visitor.find(".tip")).to_have_count(0)
        visitor.expect_no_problem()
