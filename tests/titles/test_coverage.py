"""Every printed statement is kept, chosen or labelled, and every rule comes from one of them."""

import pytest

from tests.titles.coverage import OURS, RESULTS, Row, covered_titles, names_of_tests, rows
from wolfden.core.meta import Meta
from wolfden.core.text.english import ENGLISH
from wolfden.i18n.rulebook import NOTES, rule_key, rule_numbers
from wolfden.titles import TITLES

every_coverage = pytest.mark.parametrize("title", covered_titles())


def _meta(title: str) -> Meta:
    return TITLES.get(title).meta()


def _has_note(number: str) -> bool:
    return any(ENGLISH.say(f"{rule_key(number)}-{kind}") for kind in NOTES)


def _rules_to_cover(meta: Meta) -> set[str]:
    """Return the rules of a title, and the chapters without rules."""
    numbers = rule_numbers(meta)
    with_rules = {number.split(".")[0] for number in numbers if "." in number}
    return set(numbers) - with_rules


@every_coverage
def test_rows_are_numbered_one_after_the_other(title: str) -> None:
    numbers = [row.number for row in rows(title)]
    assert numbers == [str(number) for number in range(1, len(numbers) + 1)]


@every_coverage
def test_every_row_says_what_is_printed_where_and_what_became_of_it(title: str) -> None:
    for row in rows(title):
        assert row.says, row
        assert row.where, row
        assert row.result in RESULTS, row


@every_coverage
def test_every_rule_named_exists(title: str) -> None:
    named = {number for row in rows(title) for number in row.rules}
    assert named - set(rule_numbers(_meta(title))) == set()


@every_coverage
def test_every_section_named_in_place_of_a_rule_exists(title: str) -> None:
    keys = list(ENGLISH.keys())
    for name in {text for row in rows(title) for text in row.texts}:
        assert [key for key in keys if key.startswith(f"{name}-{title}-")], name


@every_coverage
def test_every_test_named_exists(title: str) -> None:
    named = {name for row in rows(title) for name in row.tests}
    assert named - names_of_tests(title) == set()


@every_coverage
def test_every_rule_comes_from_a_statement_or_is_marked_as_ours(title: str) -> None:
    named = {number for row in rows(title) for number in row.rules}
    assert _rules_to_cover(_meta(title)) - named == set()


@every_coverage
def test_a_reading_names_its_option_and_a_test(title: str) -> None:
    options = {option.name for option in _meta(title).options}
    for row in rows(title):
        assert set(row.options) <= options, row
        if row.result == "reading":
            assert row.options, row
            assert row.tests, row


@every_coverage
def test_what_is_ours_is_labelled_in_the_rules(title: str) -> None:
    for row in rows(title):
        if row.result == "ours":
            assert row.rules, row
            assert [number for number in row.rules if not _has_note(number)] == [], row


@every_coverage
def test_rules_that_no_book_has_are_called_ours(title: str) -> None:
    chapters = [row.chapter for row in rows(title)]
    assert chapters == sorted(chapters, key=lambda chapter: chapter == OURS), (
        "the table of ours comes last"
    )
    for row in rows(title):
        assert row.chapter != OURS or row.result == "ours", row


def test_a_row_is_read() -> None:
    line = "| 7 | one token a turn | C | W4.2, `action-tokens`, aid | `test_a`, test_b | same |"
    assert Row.parse("Tokens", line) == Row(
        chapter="Tokens",
        number="7",
        says="one token a turn",
        where="C",
        rules=("W4.2",),
        options=("action-tokens",),
        texts=("aid",),
        tests=("test_a", "test_b"),
        result="same",
    )


def test_a_row_may_name_nothing() -> None:
    row = Row.parse("Box", "| 1 | 5 cards | all | – | – | same |")
    assert (row.rules, row.options, row.texts, row.tests) == ((), (), (), ())
