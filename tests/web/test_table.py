"""At a table: undo, explanations, hints, chat, other people, lost connections."""

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, WebSocket, expect

from tests.support.servers import Running, serving
from tests.support.visitors import PATIENCE, Visitor, visiting


@pytest.fixture
def drafting(visitor: Visitor) -> Visitor:
    """Return a visitor who is to draft in The Wolves, against a bot."""
    visitor.be_guest("Ash")
    visitor.sit_down(visitor.new_table("the-wolves", ["me", "bot"]))
    visitor.wait_for_turn()
    return visitor


def finish_draft(visitor: Visitor) -> None:
    """Draft until actions are to be chosen."""
    while visitor.find(".offers [data-word=end]").count() == 0:
        visitor.choose()
        visitor.wait_for_turn()


def test_a_word_can_be_taken_back_and_an_action_undone(drafting: Visitor) -> None:
    finish_draft(drafting)
    table = drafting.find(".table")
    drafting.find(".offers [data-word=move]").click()
    expect(drafting.find(".crumb").first).to_be_visible()
    drafting.page.keyboard.press("Backspace")
    expect(drafting.find(".crumb")).to_have_count(0)
    ply = table.get_attribute("data-seq")
    drafting.find(".offers [data-word=move]").click()
    while table.get_attribute("data-seq") == ply:
        drafting.choose()
    drafting.find("[data-do=undo]").click()
    drafting.open_panel("log")
    expect(drafting.find(".log")).to_contain_text("Ash undoes the last action")
    expect(drafting.find(".offers [data-word=move]")).to_be_visible()
    drafting.expect_no_problem()


def test_what_cannot_be_chosen_says_why(drafting: Visitor) -> None:
    dark = drafting.find(".board-frame [data-target^='hex:']:not(.glowing)").nth(3)
    drafting.click_on(dark)
    expect(drafting.find(".tip .why .rule").first).to_contain_text("W", timeout=PATIENCE)
    drafting.open_panel("log")
    expect(drafting.find(".tip")).to_have_count(0)
    drafting.expect_no_problem()


def test_what_was_looked_at_is_chosen_with_the_next_click(drafting: Visitor) -> None:
    before = drafting.find(".table").get_attribute("data-seq")
    lit = drafting.find(".board-frame .glowing").first
    drafting.page.mouse.move(*drafting.point_on(lit))
    expect(drafting.find(".tip[role=tooltip]")).to_be_visible()
    drafting.click_on(lit)
    expect(drafting.find(".table")).not_to_have_attribute("data-seq", str(before))
    drafting.expect_no_problem()


def test_a_hint_can_be_asked_for_and_taken(drafting: Visitor) -> None:
    drafting.find("[data-do=hint]").click()
    expect(drafting.find(".hint-line.is-due")).to_be_visible()
    expect(drafting.find(".hint-words .soft")).not_to_be_empty(timeout=PATIENCE)
    expect(drafting.find(".board-frame .ghost").first).to_be_attached()
    before = drafting.find(".table").get_attribute("data-seq")
    drafting.find("[data-do=take-hint]").click()
    expect(drafting.find(".table")).not_to_have_attribute("data-seq", str(before))
    drafting.expect_no_problem()


def test_the_notation_can_be_typed(drafting: Visitor) -> None:
    drafting.page.keyboard.press("/")
    line = drafting.find("#command-line")
    line.fill("draft @a1")
    line.press("Enter")
    expect(drafting.find(".notice")).to_be_visible()
    word = drafting.find("[data-listed]").first.get_attribute("data-listed")
    before = drafting.find(".table").get_attribute("data-seq")
    line.fill(f"draft {word}")
    line.press("Enter")
    expect(drafting.find(".table")).not_to_have_attribute("data-seq", str(before))
    drafting.expect_no_problem()


def test_two_people_and_a_watcher_at_one_table(browser: Browser, server: Running) -> None:
    with (
        visiting(browser, server.url) as ash,
        visiting(browser, server.url) as birch,
        visiting(browser, server.url) as watcher,
    ):
        ash.be_guest("Ash <b>bold</b>")
        table = ash.new_table("the-wolves", ["me", "open"])
        ash.go(f"/t/{table}")
        expect(ash.find(".share input")).to_have_value(f"{server.url}/t/{table}")
        expect(ash.find("img.qr")).to_be_visible()
        birch.be_guest("Birch")
        birch.go(f"/t/{table}")
        birch.find("[data-do=join]").click()
        for player in (ash, birch):
            player.page.wait_for_selector(".table")
        watcher.sit_down(table)
        ash.wait_for_turn()
        ash.choose()
        birch.wait_for_turn()
        birch.choose()
        for other in (ash, watcher):
            other.wait_for_seq(birch.seq)
        expect(watcher.find(".table")).to_have_attribute("data-turn", "other")
        expect(watcher.find(".packs")).to_contain_text("Ash <b>bold</b>")
        ash.open_panel("chat")
        ash.find(".chat input").fill("<i>hello</i>")
        ash.find(".chat input").press("Enter")
        birch.open_panel("chat")
        expect(birch.find(".chat ol")).to_contain_text("<i>hello</i>")
        expect(ash.find(".chat li button")).to_have_count(0)
        birch.find(".chat li button").click()
        birch.find(".chat li button").click()
        expect(birch.find(".notices")).to_contain_text("Reported")
        watcher.open_panel("chat")
        expect(watcher.find(".chat ol")).not_to_contain_text("hello")
        for player in (ash, birch, watcher):
            player.expect_no_problem()


def test_taking_back_past_the_limit_needs_a_yes(browser: Browser, server: Running) -> None:
    with visiting(browser, server.url) as ash, visiting(browser, server.url) as birch:
        ash.be_guest("Ash")
        birch.be_guest("Birch")
        table = ash.new_table("the-wolves", ["me", "open"])
        birch.page.request.post(f"{server.url}/api/tables/{table}/join", data={})
        for player in (ash, birch):
            player.sit_down(table)
        ash.wait_for_turn()
        ash.choose()
        birch.wait_for_turn()
        birch.choose()
        ash.wait_for_seq(birch.seq)
        ash.find(".table-tools button").last.click()
        ash.find("[data-do=ask-undo]").click()
        birch.find(".banner .button.main").click()
        ash.open_panel("log")
        expect(ash.find(".log")).to_contain_text("Ash undoes the last action")
        expect(ash.find(".table")).to_have_attribute("data-turn", "mine")
        for player in (ash, birch):
            player.expect_no_problem()


def test_a_second_tab_stays_in_step_and_two_clicks_do_it_once(drafting: Visitor) -> None:
    entries: list[dict[str, Any]] = []

    def hear(message: str | bytes) -> None:
        entries.extend(json.loads(message).get("entries", []))

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", hear)

    other = drafting.page.context.new_page()
    other.on("websocket", listen)
    other.goto(drafting.page.url)
    other.wait_for_selector(".table[data-turn=mine]")
    before = drafting.seq
    drafting.find(".board-frame .glowing").first.dblclick()
    expect(drafting.find(".table")).not_to_have_attribute("data-seq", before)
    drafting.wait_for_turn()
    expect(other.locator(".table")).to_have_attribute("data-seq", drafting.seq)
    own = [entry for entry in entries if entry["seq"] > int(before) and entry["seat"] == 0]
    assert [entry["kind"] for entry in own] == ["act"]


def test_a_killed_server_comes_back_to_the_same_position(browser: Browser, tmp_path: Path) -> None:
    with serving(tmp_path / "data") as server, visiting(browser, server.url) as visitor:
        visitor.be_guest("Ash")
        visitor.sit_down(visitor.new_table("the-wolves", ["me", "bot"]))
        visitor.wait_for_turn()
        finish_draft(visitor)
        visitor.find(".offers [data-word=move]").click()
        seq = visitor.find(".table").get_attribute("data-seq")
        visitor.open_panel("log")
        log = visitor.find(".log").inner_text()
        server.kill()
        expect(visitor.find(".connection.is-lost")).to_be_visible(timeout=PATIENCE)
        with serving(server.data, port=server.port):
            expect(visitor.find("[data-link=open]")).to_be_attached(timeout=PATIENCE)
            expect(visitor.find(".table")).to_have_attribute("data-seq", str(seq))
            expect(visitor.find(".log")).to_have_text(log, use_inner_text=True)
            visitor.page.reload()
            expect(visitor.find(".table")).to_have_attribute("data-seq", str(seq), timeout=PATIENCE)
            visitor.choose()


def test_a_view_update_is_drawn_immediately(drafting: Visitor) -> None:
    """The position on the screen is the one of the last message, not of an animation's end."""
    seq = drafting.find(".table").get_attribute("data-seq") or ""
    drafting.choose()
    expect(drafting.find(".table")).not_to_have_attribute("data-seq", seq)
