"""Data files: every value is asked for by name and type, every error says where."""

from collections.abc import Callable

import pytest

from wolfden.core.errors import BadData
from wolfden.core.text.datafile import MAX_LENGTH, Section, read_toml

TEXT = """
count = 3
title = "den"
row = [1, 2, 3]
words = ["elk", "hare"]
grid = [[0, 1], [2, 3]]

[moon]
date = 7

[[prey]]
id = "elk"

[[prey]]
id = "hare"
"""


def section() -> Section:
    """Return the sample file."""
    return read_toml(TEXT, "sample.toml")


def test_values_come_by_name_and_type() -> None:
    sample = section()
    assert sample.number("count") == 3
    assert sample.word("title") == "den"
    assert sample.word("title", among=("den", "lair")) == "den"
    assert sample.numbers("row") == (1, 2, 3)
    assert sample.numbers("row", 3) == (1, 2, 3)
    assert sample.words("words", among=["elk", "hare", "deer"], count=2) == ("elk", "hare")
    assert sample.number_lists("grid", 2) == ((0, 1), (2, 3))
    assert sample.section("moon").number("date") == 7
    assert [prey.word("id") for prey in sample.sections("prey")] == ["elk", "hare"]
    assert sample.names() == ("count", "title", "row", "words", "grid", "moon", "prey")
    assert sample.has("count")
    assert not sample.has("counts")
    sample.finish()


def test_a_key_nobody_asked_for_is_refused() -> None:
    sample = read_toml("count = 3\ncuont = 4", "sample.toml")
    sample.number("count")
    with pytest.raises(BadData) as caught:
        sample.finish()
    assert str(caught.value) == "sample.toml: unknown key “cuont”. Possible: count."


def test_a_key_that_may_be_left_out_is_one_of_those_known() -> None:
    sample = read_toml("cuont = 4", "sample.toml")
    assert not sample.has("count")
    with pytest.raises(BadData, match=r"sample\.toml: unknown key “cuont”. Possible: count\."):
        sample.finish()


def test_what_is_no_toml_is_refused_by_name() -> None:
    with pytest.raises(
        BadData,
        match=r"board\.toml: this is not a TOML file\. Reading stopped at row 1, column 3\.",
    ):
        read_toml("[[[", "board.toml")


@pytest.mark.parametrize(
    ("ask", "sentence"),
    [
        (lambda s: s.number("age"), "sample.toml: “age” is missing; it must be a whole number."),
        (lambda s: s.number("title"), "sample.toml: “title” must be a whole number, not 'den'."),
        (lambda s: s.word("name"), "sample.toml: “name” is missing; it must be a text."),
        (lambda s: s.word("count"), "sample.toml: “count” must be a text, not 3."),
        (lambda s: s.word("title", ("lair",)), "sample.toml: “title”: “den” is not one of lair."),
        (lambda s: s.numbers("count"), "sample.toml: “count” must be a list, not 3."),
        (lambda s: s.numbers("rows"), "sample.toml: “rows” is missing; it must be a list."),
        (lambda s: s.numbers("row", 2), "sample.toml: “row” must have 2 entries, not 3."),
        (
            lambda s: s.numbers("words"),
            "sample.toml: “words” must be a list of whole numbers, not ['elk', 'hare'].",
        ),
        (lambda s: s.words("row"), "sample.toml: “row” must be a list of texts, not [1, 2, 3]."),
        (lambda s: s.words("words", ("elk",)), "sample.toml: “words”: “hare” is not one of elk."),
        (lambda s: s.words("words", count=1), "sample.toml: “words” must have one entry, not 2."),
        (lambda s: s.number_lists("grid", 3), "sample.toml: “grid 1” must have 3 entries, not 2."),
        (lambda s: s.number_lists("row", 2), "sample.toml: “row 1” must be a list, not 1."),
        (lambda s: s.section("star"), "sample.toml: “star” is missing; it must be a table."),
        (lambda s: s.section("row"), "sample.toml: “row” must be a table, not [1, 2, 3]."),
        (
            lambda s: s.sections("row"),
            "sample.toml: “row” must be a list of tables, not [1, 2, 3].",
        ),
        (lambda s: s.sections("moon"), "sample.toml: “moon” must be a list, not {'date': 7}."),
        (
            lambda s: s.section("moon").number("hour"),
            "sample.toml: moon: “hour” is missing; it must be a whole number.",
        ),
        (
            lambda s: s.sections("prey")[1].number("id"),
            "sample.toml: prey 2: “id” must be a whole number, not 'hare'.",
        ),
    ],
)
def test_errors_say_what_and_where(ask: Callable[[Section], object], sentence: str) -> None:
    with pytest.raises(BadData) as caught:
        ask(section())
    assert str(caught.value) == sentence


def test_truth_values_are_no_numbers() -> None:
    sample = read_toml("count = true\nrow = [1, true]", "sample.toml")
    with pytest.raises(BadData, match=r"sample\.toml: “count” must be a whole number, not True\."):
        sample.number("count")
    with pytest.raises(
        BadData, match=r"sample\.toml: “row” must be a list of whole numbers, not \[1, True\]\."
    ):
        sample.numbers("row")


@pytest.mark.parametrize(
    ("text", "facts"),
    [
        ("id = 1\nx", {"where": "board"}),
        ("[x]\n[x]\ny = 3", {"where": "board", "row": 2, "column": 3}),
        ("id = " + "1" * 5_000, {"where": "board"}),
        ("id = " + "[" * 5_000, {"where": "board"}),
    ],
)
def test_whatever_the_reader_of_toml_cannot_take_is_no_toml(text: str, facts: object) -> None:
    with pytest.raises(BadData, match="board: this is not a TOML file") as caught:
        read_toml(text, "board")
    assert caught.value.facts == facts


def test_a_file_is_refused_before_it_is_parsed_if_it_is_too_long() -> None:
    with pytest.raises(BadData) as caught:
        read_toml("#" * (MAX_LENGTH + 1), "board")
    assert caught.value.facts == {"where": "board", "length": MAX_LENGTH + 1, "most": MAX_LENGTH}


@pytest.mark.parametrize(
    "text",
    [
        "a." * 8_000 + "a = 1",
        "[" + "a." * 8_000 + "a]",
        "x = { " + "a . " * 8_000 + "a = 1 }",
        "\n".join("a." * 50 + f"b{line} = 1" for line in range(500)),
        "'a'." * 8_000 + '"b" = 1',
    ],
)
def test_keys_of_many_parts_are_refused_before_they_cost_quadratic_time(text: str) -> None:
    with pytest.raises(BadData, match="more than 16 dots"):
        read_toml(text, "board")


def test_dots_in_ordinary_texts_and_numbers_are_no_keys() -> None:
    text = "row = [" + ", ".join(["1.5"] * 40) + "]\n" + "# One. Two. Three.\n" * 20
    assert read_toml(text, "board").names() == ("row",)
