"""Painted boards: the land as a picture, once it is loaded, and drawn land wherever it is not."""

import pytest
from playwright.sync_api import Route, expect

from tests.support.visitors import Visitor

BOARDS = {
    "the-wolves": (["me", "bot"], ".papers"),
    "age-of-the-wolf": (["me", "bot"], "[data-land] >> nth=0"),
    "brotherhood-of-the-wolf": (["bot", "me"], ".drawn-land >> nth=0"),
}
"""Seats of a table, and what is drawn of the land where it is not painted."""
each_board = pytest.mark.parametrize("title", BOARDS)


@each_board
def test_land_is_painted_unless_the_person_wants_it_plain(visitor: Visitor, title: str) -> None:
    seats, drawn = BOARDS[title]
    visitor.be_guest("Ash")
    visitor.begin(title, seats)
    expect(visitor.find(".board-frame .painting")).to_be_attached()
    expect(visitor.find(f".board-frame {drawn}")).to_be_hidden()
    visitor.go("/me")
    visitor.find("#land").select_option("plain")
    visitor.page.go_back()
    visitor.wait_for_turn()
    expect(visitor.find(f".board-frame {drawn}")).to_be_visible()
    expect(visitor.find(".board-frame .painting")).to_have_count(0)


@each_board
def test_drawn_land_stays_where_colours_are_few(visitor: Visitor, title: str) -> None:
    seats, drawn = BOARDS[title]
    visitor.be_guest("Ash")
    visitor.begin(title, seats)
    expect(visitor.find(".board-frame .painting")).to_be_attached()
    visitor.is_altered = True
    visitor.page.emulate_media(forced_colors="active")
    expect(visitor.find(f".board-frame {drawn}")).to_be_visible()
    expect(visitor.find(".board-frame .painting")).to_be_hidden()


@each_board
def test_a_picture_that_does_not_come_changes_nothing(visitor: Visitor, title: str) -> None:
    seats, drawn = BOARDS[title]
    visitor.is_altered = True
    asked = []

    def refuse(route: Route) -> None:
        asked.append(route.request.url)
        route.abort()

    visitor.page.route("**/land/*.webp*", refuse)
    visitor.be_guest("Ash")
    visitor.begin(title, seats)
    visitor.wait_until(lambda: asked, "the painting was asked for")
    visitor.choose()
    expect(visitor.find(f".board-frame {drawn}")).to_be_visible()
    expect(visitor.find(".board-frame .painting")).to_have_count(0)
    assert [one for one in visitor.problems if "ERR_FAILED" not in one] == []
    visitor.problems.clear()
