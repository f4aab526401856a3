"""Every page by itself: what it shows, what it weighs, whether everyone can use it."""

import re
import struct

import pytest
from playwright.sync_api import Browser, expect

from scripts.make_icons import icons
from tests.support.servers import Running
from tests.support.visitors import DESK, PHONE, Visitor, visiting
from tests.web.accessible import expect_accessible, serious_violations
from wolfden.players.strength import measurements_of

SHIFTS = """
    window.shifts = [];
    new PerformanceObserver((list) => {
        for (const { value, sources } of list.getEntries()) {
            window.shifts.push({ value, moved: sources.map(({ node }) => node?.nodeName) });
        }
    }).observe({ type: "layout-shift", buffered: true });
"""
"""Remember everything that moves without having been asked to."""
PAGES = (
    *("/", "/new/the-wolves", "/new/age-of-the-wolf", "/new/brotherhood-of-the-wolf", "/me"),
    *("/aid/the-wolves", "/aid/age-of-the-wolf", "/aid/brotherhood-of-the-wolf"),
    *("/about/the-wolves", "/about/age-of-the-wolf", "/about/brotherhood-of-the-wolf"),
)


@pytest.mark.parametrize("path", PAGES)
def test_axe_finds_nothing_serious_on_pages(regular: Visitor, path: str) -> None:
    regular.go(path)
    regular.page.wait_for_load_state("networkidle")
    regular.unfold()
    expect_accessible(regular)
    regular.expect_no_problem()


def test_axe_finds_nothing_serious_in_a_guided_game(visitor: Visitor) -> None:
    visitor.be_guest("Ash")
    answer = visitor.page.request.post(f"{visitor.url}/api/guides/the-wolves")
    visitor.sit_down(str(answer.json()["id"]))
    visitor.page.wait_for_selector(".guide[data-page=explain]")
    expect_accessible(visitor)
    visitor.expect_no_problem()


@pytest.mark.parametrize(("size", "language"), [(DESK, "en"), (PHONE, "uk")], ids=["desk", "phone"])
def test_nothing_jumps_on_the_first_page(
    browser: Browser, server: Running, size: dict[str, int], language: str
) -> None:
    """Pictures, lines of text and own tables have their space before they are loaded."""
    with visiting(browser, server.url, size, first_time=True) as visitor:
        visitor.run_first(SHIFTS)
        visitor.prefer(language)
        expect_nothing_jumps(visitor)
        visitor.be_guest("Ash")
        for _ in range(2):
            visitor.new_table("the-wolves", ["me", "open"])
        visitor.go("/")
        expect(visitor.find("a.table-row").first).to_be_visible()
        expect_nothing_jumps(visitor)
        expect(visitor.find("a.table-row").first).to_be_visible()
        visitor.expect_no_problem()


def test_games_are_started_without_scrolling(visitor: Visitor) -> None:
    visitor.resize({"width": 1280, "height": 720})
    visitor.go("/")
    for card in visitor.find(".game").all():
        expect(card).to_be_in_viewport(ratio=1)
    visitor.be_guest("Ash")
    for _ in range(4):
        visitor.new_table("the-wolves", ["me", "open"])
    visitor.go("/")
    expect(visitor.find(".my-tables a.table-row")).to_have_count(4)
    for start in visitor.find(".game .button.main").all():
        expect(start).to_be_in_viewport(ratio=1)


def expect_nothing_jumps(visitor: Visitor) -> None:
    """Open the first page; nothing moves until everything is there."""
    visitor.go("/")
    expect(visitor.find(".cover > svg.scene")).to_have_count(3)
    visitor.page.wait_for_load_state("networkidle")
    visitor.page.wait_for_function("() => document.fonts.status === 'loaded'")
    shifts = visitor.page.evaluate("() => window.shifts")
    assert sum(shift["value"] for shift in shifts) < 0.02, shifts


def test_a_scene_gives_way_to_a_board_in_play_below_the_mouse(visitor: Visitor) -> None:
    visitor.go("/")
    cover = visitor.find(".cover").first
    expect(cover.locator("svg.scene")).to_be_visible()
    cover.hover()
    expect(cover.locator(".living svg.board")).to_be_visible()
    visitor.page.mouse.move(0, 0)
    expect(cover.locator(".living")).to_have_count(0)
    visitor.expect_no_problem()


def test_nothing_comes_from_elsewhere(visitor: Visitor) -> None:
    asked: list[str] = []
    visitor.page.on("request", lambda request: asked.append(request.url))
    visitor.go("/")
    visitor.page.wait_for_load_state("networkidle")
    assert [url for url in asked if not url.startswith(visitor.url)] == []


@pytest.mark.parametrize(
    "path",
    ["/nowhere", "/t", "/new/chess", "/t/nosuchtable", "/t/nosuchtable?ply=3", "/t/%E0%A4%A"],
)
def test_impossible_links_lead_home(regular: Visitor, path: str) -> None:
    answer = regular.page.goto(regular.url + path)
    assert answer
    assert answer.status == 404
    home = regular.find(".lost a.button.main")
    expect(home).to_be_visible()
    home.click()
    expect(regular.find(".game")).to_have_count(3)


def test_my_page_keeps_name_and_theme(visitor: Visitor) -> None:
    visitor.go("/me")
    visitor.find("#name").fill("<script>alert(1)</script>")
    visitor.find(".name-form .button.main").click()
    visitor.see("Saved.")
    visitor.find("#theme").select_option("snow")
    expect(visitor.find("html")).to_have_attribute("data-theme", "snow")
    visitor.page.reload()
    expect(visitor.find("#name")).to_have_value("<script>alert(1)</script>")
    expect(visitor.find("html")).to_have_attribute("data-theme", "snow")
    visitor.expect_no_problem()


def test_the_language_is_chosen_on_the_first_page(visitor: Visitor) -> None:
    visitor.go("/")
    visitor.page.get_by_label("Language").select_option("Čeština")
    expect(visitor.find("html")).to_have_attribute("lang", "cs")
    visitor.expect_no_problem()


def test_a_table_is_set_up_with_options_and_bots(visitor: Visitor) -> None:
    visitor.go("/new/the-wolves")
    expect(visitor.find(".board-preview svg.board")).to_be_visible()
    visitor.find(".seats > button").click()
    expect(visitor.find(".seat")).to_have_count(4)
    rating = measurements_of("the-wolves").ladders[4].ratings["hunter"]
    expect(visitor.find("#seat-1 option:checked")).to_have_text(
        f"Tracker bot: challenging · {rating}"
    )
    visitor.find(".character").first.select_option("bold")
    visitor.unfold()
    visitor.find("#option-tiles").select_option("chosen")
    visitor.find("form .button.main").click()
    visitor.page.wait_for_selector(".table")
    expect(visitor.find(".pack-card").nth(1)).to_contain_text("Tracker bot 2 (bold)")
    visitor.wait_for_turn()
    visitor.expect_no_problem()


def test_a_replay_is_walked_shared_and_played_on(visitor: Visitor) -> None:
    visitor.be_guest("Ash")
    table = visitor.new_table("the-wolves", ["me", "bot"], options={"turn-limit": 1})
    visitor.sit_down(table)
    visitor.play_to_the_end()
    visitor.go(f"/t/{table}?ply=end")
    expect(visitor.find(".player output")).to_have_text(re.compile(r"^(\d+) / \1$"))
    last = visitor.find(".player output").inner_text().split(" / ")[1]
    visitor.find("[aria-label='To the beginning']").click()
    expect(visitor.find(".player output")).to_have_text(f"0 / {last}")
    visitor.find(".player input").fill("20")
    expect(visitor.find(".player output")).to_have_text(f"20 / {last}")
    tools = visitor.find(".replay-tools").bounding_box()
    assert tools is not None
    assert tools["y"] + tools["height"] <= DESK["height"], "all tools are above the fold"
    for back in ("zoom-out", "zoom-fit"):
        visitor.find(".player [data-do=zoom-in]").click()
        expect(visitor.find(".replay .board-frame.is-zoomed")).to_be_visible()
        visitor.find(f".player [data-do={back}]").click()
        expect(visitor.find(".replay .board-frame.is-zoomed")).to_have_count(0)
    visitor.resize({"width": 844, "height": 390})
    turn = visitor.find(".replay .status-words > strong")
    assert turn.evaluate("(words) => words.scrollWidth <= words.clientWidth + 1"), "read whole"
    visitor.resize(DESK)
    visitor.find(".eyes select").select_option("1")
    visitor.page.wait_for_url("**/t/*?ply=20&eyes=1")
    assert serious_violations(visitor) == []
    with visitor.page.expect_download() as download:
        visitor.page.get_by_role("link", name="Download").click()
    assert download.value.path().read_text(encoding="utf-8").startswith("wolfden-replay 1")
    visitor.find("[data-do=fork]").click()
    visitor.page.wait_for_selector(".table")
    visitor.expect_no_problem()


CUT_CHOICES = """() => [...document.querySelectorAll(".option select")].filter((select) => {
    const style = getComputedStyle(select);
    const pen = document.createElement("canvas").getContext("2d");
    pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    const arrow = 20;
    const space = select.clientWidth - parseFloat(style.paddingLeft) - arrow;
    return pen.measureText(select.selectedOptions[0].textContent).width > space;
}).map((select) => select.selectedOptions[0].textContent)"""
"""Settings whose choice is longer than its field."""


def test_settings_are_read_whole_on_a_phone(browser: Browser, server: Running) -> None:
    with visiting(browser, server.url, PHONE) as visitor:
        visitor.be_guest("Ash")
        visitor.go("/me")
        for language in ("en", "ru", "fi"):
            visitor.switch_language(language)
            assert visitor.page.evaluate(CUT_CHOICES) == [], language
        visitor.expect_no_problem()


def test_icons_are_those_that_the_manifest_promises(regular: Visitor) -> None:
    """Drawn from `icon.svg`: `python -m scripts.make_icons`."""
    drawn = icons()
    manifest = regular.page.request.get(f"{regular.url}/manifest.webmanifest").json()
    promised = {one["src"]: one["sizes"] for one in manifest["icons"] if "png" in one["type"]}
    assert set(promised.values()) == {"192x192", "512x512"}
    assert any(one.get("purpose") == "maskable" for one in manifest["icons"])
    for path in [*promised, "/icons/apple-touch-icon.png"]:
        picture = regular.page.request.get(regular.url + path).body()
        assert picture == drawn[path.rpartition("/")[2]], path
        size = "x".join(str(side) for side in struct.unpack(">II", picture[16:24]))
        assert size == promised.get(path, "180x180")
