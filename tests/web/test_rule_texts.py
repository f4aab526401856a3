"""The rules reference says every numbered rule of a title, in their order, and no other."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast

ROOT = Path(__file__).parents[2]
LOCALES = ROOT / "src" / "wolfden" / "web" / "locales"
LANGUAGES = sorted(path.name for path in LOCALES.iterdir())
TITLES = sorted(path.stem.removeprefix("rules-") for path in LOCALES.glob("en/rules-*.ftl"))

CHAPTER = re.compile(r"#+ ([A-Z]\d+) ")
LISTED = re.compile(r"(\d+)\. ")
MARKED = re.compile(r"<a id=\"[a-z]\d+\.\d+\"></a>\*\*([A-Z]\d+\.\d+)\*\*")
"""A rule in the documents: an item of the list below its chapter, or a number with an anchor."""


def numbers_of(title: str) -> list[str]:
    """Return the numbers of a title's chapters and rules, as its document has them."""
    numbers: list[str] = []
    chapter = ""
    text = (ROOT / "docs" / "rules" / f"{title}.md").read_text(encoding="utf-8")
    for line in text.splitlines():
        if line.startswith("#"):
            heading = CHAPTER.match(line)
            chapter = heading.group(1) if heading else ""
            numbers += [chapter] if chapter else []
        elif marked := MARKED.match(line):
            numbers.append(marked.group(1))
        elif chapter and (listed := LISTED.match(line)):
            numbers.append(f"{chapter}.{listed.group(1)}")
    return numbers


def key_of(number: str) -> str:
    """Return the key of a rule's or chapter's text."""
    return f"rule-{number.lower().replace('.', '-')}"


def texts_of(title: str, language: str) -> dict[str, str]:
    """Return the texts of a title's rules by their keys, as they are written."""
    source = (LOCALES / language / f"rules-{title}.ftl").read_text(encoding="utf-8")
    return {
        entry.id.name: FluentSerializer().serialize_entry(entry)
        for entry in FluentParser().parse(source).body
        if isinstance(entry, ast.Message)
    }


def test_the_documents_number_their_rules_in_one_of_two_ways() -> None:
    assert {"A3", "A3.0", "A10.6"} <= set(numbers_of("age-of-the-wolf"))
    assert {"B6", "B6.8", "B11.5"} <= set(numbers_of("brotherhood-of-the-wolf"))
    assert len(numbers_of("the-wolves")) == len(set(numbers_of("the-wolves")))


@pytest.mark.parametrize("title", TITLES)
def test_the_texts_are_the_rules_of_the_document_in_their_order(title: str) -> None:
    notes = ("-intro", "-ruling", "-rebuilt", "-sources")
    told = [key for key in texts_of(title, "en") if not key.endswith(notes)]
    assert told == [key_of(number) for number in numbers_of(title)]


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rows_of_a_table_have_the_cells_of_its_heading(title: str, language: str) -> None:
    for key, text in texts_of(title, language).items():
        cells = 0
        for line in text.splitlines():
            is_row = line.strip().startswith("|")
            cells = (cells or line.count("|")) if is_row else 0
            assert not is_row or line.count("|") == cells, key
