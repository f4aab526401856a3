"""Options: reading the values people give."""

import pytest

from wolfden.core.errors import BadSetup
from wolfden.core.options import (
    Choice,
    Document,
    Edition,
    Number,
    Option,
    Value,
    read_options,
)

PACKS = Choice("packs", ("dealt", "chosen"))
LIMIT = Number("limit", 1, 500, 250)
BOARD = Document("board")
SCHEMA: tuple[Option, ...] = (PACKS, LIMIT, BOARD)


def test_nothing_given_means_defaults() -> None:
    assert read_options(SCHEMA, {}) == {"packs": "dealt", "limit": 250, "board": ""}


def test_given_values_come_in_the_order_of_the_schema() -> None:
    read = read_options(SCHEMA, {"board": "x\ny", "limit": "7", "packs": "chosen"})
    assert list(read.items()) == [("packs", "chosen"), ("limit", 7), ("board", "x\ny\n")]


def test_reading_again_changes_nothing() -> None:
    read = read_options(SCHEMA, {"limit": "7", "packs": "chosen"})
    assert read_options(SCHEMA, read) == read


@pytest.mark.parametrize("value", ["0", 501, "-1", "1.5", "", "seven", "٧", "1" * 30, " 7"])
def test_a_number_outside_its_bounds_is_refused(value: Value) -> None:
    with pytest.raises(BadSetup) as caught:
        LIMIT.read(value)
    assert str(caught.value) == f"Option limit: “{value}” is not a whole number from 1 to 500."


@pytest.mark.parametrize("value", [1, "1", 500, "500", "007"])
def test_a_number_within_its_bounds_is_read(value: Value) -> None:
    assert LIMIT.read(value) == int(value)


@pytest.mark.parametrize("value", ["Dealt", "", "random", 1])
def test_a_choice_that_is_none_of_the_named_is_refused(value: Value) -> None:
    with pytest.raises(BadSetup) as caught:
        read_options(SCHEMA, {"packs": value})
    assert str(caught.value) == f"Option packs: “{value}” is not one of dealt | chosen."


def test_an_unknown_option_is_refused_with_the_known_ones() -> None:
    with pytest.raises(BadSetup) as caught:
        read_options(SCHEMA, {"pack": "dealt"})
    assert str(caught.value) == "Unknown option “pack”. Available: packs, limit, board."


EDITIONS = (Edition("czech", {"packs": "chosen", "limit": 100}),)


def test_an_edition_sets_its_options_and_named_ones_override_it() -> None:
    read = read_options(SCHEMA, {"edition": "czech", "limit": 7}, EDITIONS)
    assert read == {"packs": "chosen", "limit": 7, "board": ""}


def test_an_unknown_edition_is_refused_with_the_known_ones() -> None:
    with pytest.raises(BadSetup) as caught:
        read_options(SCHEMA, {"edition": "danish"}, EDITIONS)
    assert str(caught.value) == "Unknown edition “danish”. Available: czech."


def test_where_there_are_no_editions_none_is_an_option() -> None:
    with pytest.raises(BadSetup) as caught:
        read_options(SCHEMA, {"edition": "czech"})
    assert str(caught.value) == "Unknown option “edition”. Available: packs, limit, board."


def test_a_hidden_value_is_read() -> None:
    packs = Choice("packs", ("dealt", "chosen"), hidden=("by-seat",))
    assert read_options((packs,), {"packs": "by-seat"}) == {"packs": "by-seat"}
