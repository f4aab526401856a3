"""The rules on the page: every number has its text, in every language and in the right order."""

import re

import pytest

from tests.web.rulebooks import (
    NUMBER,
    ROOT,
    RULE_LETTERS,
    rules_of_refusals,
    rules_of_tests,
    rules_of_texts,
    texts_of,
)
from wolfden.i18n.languages import LANGUAGES
from wolfden.i18n.rulebook import document, rule_key
from wolfden.titles import TITLES

NOTES = ("-intro", "-ruling", "-rebuilt")
FILES = [f"{kind}-{title}" for kind in ("rules", "aid") for title in RULE_LETTERS]


def test_every_title_has_its_letter() -> None:
    assert set(RULE_LETTERS) == set(TITLES.ids())


@pytest.mark.parametrize("title", RULE_LETTERS)
def test_the_document_is_written_from_the_texts(title: str) -> None:
    folder = ROOT / "docs" / "rules"
    rulings = (folder / f"{title}-rulings.md").read_text(encoding="utf-8")
    written = (folder / f"{title}.md").read_text(encoding="utf-8")
    again = "run: python -m wolfden.i18n.rulebook docs/rules"
    assert written == document(TITLES.get(title).meta(), rulings), again


@pytest.mark.parametrize("title", RULE_LETTERS)
def test_every_entry_of_the_ledger_is_linked_from_its_rule(title: str) -> None:
    folder = ROOT / "docs" / "rules"
    rulings = (folder / f"{title}-rulings.md").read_text(encoding="utf-8")
    entries = re.findall(r'<a id="r(\d+\.\d+)"></a>', rulings)
    linked = re.findall(r"-rulings\.md#r([\d.]+)\)", document(TITLES.get(title).meta(), rulings))
    assert sorted(entries) == sorted(linked)


@pytest.mark.parametrize("title", RULE_LETTERS)
def test_chapters_and_rules_are_in_order(title: str) -> None:
    source, *_keys = texts_of("en", f"rules-{title}")
    assert source == f"rules-{title}-sources"
    numbers = [number[1:].split(".") for number in rules_of_texts(title)]
    ordered = sorted(numbers, key=lambda parts: [int(part) for part in parts])
    assert numbers == ordered
    assert [chapter for chapter, *rule in numbers if not rule] == [
        str(one) for one in range(1, 1 + len({parts[0] for parts in numbers}))
    ]


@pytest.mark.parametrize("title", RULE_LETTERS)
def test_every_rule_tested_or_named_in_a_refusal_has_a_text(title: str) -> None:
    numbers = rules_of_tests(title) | rules_of_refusals(title)
    assert len(numbers) > 30
    known = texts_of("en", f"rules-{title}")
    assert {number for number in numbers if rule_key(number) not in known} == set()


@pytest.mark.parametrize("title", RULE_LETTERS)
def test_every_note_belongs_to_a_rule(title: str) -> None:
    keys = texts_of("en", f"rules-{title}")
    for key in keys:
        rule, _, kind = key.rpartition("-")
        is_note = f"-{kind}" in NOTES
        assert not is_note or rule in keys, key
        assert not key.endswith("-intro") or rule.count("-") == 1, f"{key} belongs to no chapter"


@pytest.mark.parametrize("title", RULE_LETTERS)
def test_the_reference_says_what_is_a_ruling_or_rebuilt(title: str) -> None:
    keys = texts_of("en", f"rules-{title}")
    assert any(key.endswith("-ruling") for key in keys)
    is_rebuilt = title != "the-wolves"
    assert any(key.endswith("-rebuilt") for key in keys) == is_rebuilt


@pytest.mark.parametrize("language", LANGUAGES)
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
