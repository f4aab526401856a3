"""The rules as documents, tests, refusals and texts of the page number them."""

import re
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Final

from fluent.syntax import FluentSerializer, ast

from tests.titles.chapters import chapter_tests
from tests.web.languages import parse
from wolfden.i18n.catalog import find_texts

ROOT: Final = Path(__file__).parents[2]
LETTERS: Final = {"the-wolves": "W", "age-of-the-wolf": "A", "brotherhood-of-the-wolf": "B"}
NUMBER: Final = re.compile(r"\b[WAB]\d+(?:\.\d+)?\b")

CHAPTER: Final = re.compile(r"#+ ([A-Z]\d+) ")
LISTED: Final = re.compile(r"(\d+)\. ")
MARKED: Final = re.compile(r"<a id=\"[a-z]\d+\.\d+\"></a>\*\*([A-Z]\d+\.\d+)\*\*")
"""A rule in the documents: an item of the list below its chapter, or a number with an anchor."""

TESTED: Final = re.compile(r"test_([wab])(\d+)_(\d+)_")


def key_of(number: str) -> str:
    """Return the key of the text of a rule or a chapter."""
    return f"rule-{number.lower().replace('.', '-')}"


@cache
def texts_of(language: str, file: str) -> dict[str, str]:
    """Return the texts of a file as they are written, by their keys."""
    return {
        entry.id.name: FluentSerializer().serialize_entry(entry)
        for entry in parse(find_texts(language, file) or "")
        if isinstance(entry, ast.Message)
    }


def rules_of_document(title: str) -> list[str]:
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


def rules_of_refusals(title: str) -> set[str]:
    """Return the rules that refusals of a title name."""
    reasons = import_module(f"wolfden.titles.{title.replace('-', '_')}.text.reasons")
    return {number for number in NUMBER.findall(str(vars(reasons)["REASONS"])) if "." in number}


def rules_of_tests(title: str) -> set[str]:
    """Return the rules that have tests named for them."""
    folder = ROOT / "tests" / "titles" / title.replace("-", "_")
    names = [name for _chapter, name in chapter_tests(folder, LETTERS[title].lower())]
    found = [match for match in map(TESTED.match, names) if match]
    return {f"{match[1].upper()}{match[2]}.{match[3]}" for match in found}
