"""The rules on the page: every number has its text, in every language and in the right order."""

import re

import pytest

from tests.web.rulebooks import (
    LETTERS,
    NUMBER,
    key_of,
    rules_of_document,
    rules_of_refusals,
    rules_of_tests,
    texts_of,
)
from tests.web.test_languages import offered
from wolfden.titles import TITLES

NOTES = ("-intro", "-ruling", "-rebuilt")
FILES = [f"{kind}-{title}" for kind in ("rules", "aid") for title in LETTERS]


def test_every_title_has_its_letter() -> None:
    assert set(LETTERS) == set(TITLES.ids())


def test_the_documents_number_their_rules_in_one_of_two_ways() -> None:
    assert {"A3", "A3.0", "A10.6"} <= set(rules_of_document("age-of-the-wolf"))
    assert {"B6", "B6.8", "B11.5"} <= set(rules_of_document("brotherhood-of-the-wolf"))
    assert {"W6", "W6.4", "W18.10"} <= set(rules_of_document("the-wolves"))


@pytest.mark.parametrize("title", LETTERS)
def test_the_texts_are_the_rules_of_the_document_in_their_order(title: str) -> None:
    source, *keys = texts_of("en", f"rules-{title}")
    assert source == f"rules-{title}-sources"
    told = [key for key in keys if key.startswith("rule-") and not key.endswith(NOTES)]
    assert told == [key_of(number) for number in rules_of_document(title)]


@pytest.mark.parametrize("title", LETTERS)
def test_every_rule_tested_or_named_in_a_refusal_has_a_text(title: str) -> None:
    numbers = rules_of_tests(title) | rules_of_refusals(title)
    assert len(numbers) > 30
    known = texts_of("en", f"rules-{title}")
    assert {number for number in numbers if key_of(number) not in known} == set()


@pytest.mark.parametrize("title", LETTERS)
def test_every_note_stands_at_a_rule(title: str) -> None:
    keys = texts_of("en", f"rules-{title}")
    for key in keys:
        rule, _, kind = key.rpartition("-")
        is_note = f"-{kind}" in NOTES
        assert not is_note or rule in keys, key
        assert not key.endswith("-intro") or rule.count("-") == 1, f"{key} is no chapter's"


@pytest.mark.parametrize("title", LETTERS)
def test_the_reference_says_what_is_a_ruling_or_rebuilt(title: str) -> None:
    keys = texts_of("en", f"rules-{title}")
    assert any(key.endswith("-ruling") for key in keys)
    is_rebuilt = title != "the-wolves"
    assert any(key.endswith("-rebuilt") for key in keys) == is_rebuilt


@pytest.mark.parametrize("language", offered())
@pytest.mark.parametrize("file", FILES)
def test_every_language_names_the_same_rules_and_numbers(language: str, file: str) -> None:
    english = texts_of("en", file)
    texts = texts_of(language, file)
    assert list(texts) == list(english)
    for key, text in texts.items():
        assert sorted(NUMBER.findall(text)) == sorted(NUMBER.findall(english[key])), key
        assert cells(text) == cells(english[key]), key


@pytest.mark.parametrize("file", FILES)
def test_every_row_of_a_table_fits_under_its_heading(file: str) -> None:
    for key, text in texts_of("en", file).items():
        width = 0
        for line in text.splitlines():
            is_row = line.strip().startswith("|")
            width = (width or line.count("|")) if is_row else 0
            assert not is_row or line.count("|") <= width, key


def cells(text: str) -> list[list[str]]:
    """Return the tables of a text, with the words of their cells left out."""
    rows = [
        line.strip().split("|")[1:] for line in text.splitlines() if line.strip().startswith("|")
    ]
    return [
        [cell.strip() if re.fullmatch(r"[\d /–]+", cell) else "" for cell in row] for row in rows
    ]
