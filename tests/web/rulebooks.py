"""The rules as tests, refusals and texts of the page number them."""

import re
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Final

from fluent.syntax import FluentSerializer, ast

from tests.titles.chapters import chapter_tests
from tests.web.languages import parse
from wolfden.i18n.languages import find_texts
from wolfden.i18n.rulebook import rule_numbers
from wolfden.titles import TITLES

ROOT: Final = Path(__file__).parents[2]
RULE_LETTERS: Final = {"the-wolves": "W", "age-of-the-wolf": "A", "brotherhood-of-the-wolf": "B"}
NUMBER: Final = re.compile(r"\b[WAB]\d+(?:\.\d+)?\b")

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


def rules_of_texts(title: str) -> list[str]:
    """Return the numbers of a title's chapters and rules, as its texts have them."""
    return rule_numbers(TITLES.get(title).meta())


def rules_of_refusals(title: str) -> set[str]:
    """Return the rules that refusals of a title name."""
    reasons = import_module(f"wolfden.titles.{title.replace('-', '_')}.rules.vocabulary")
    return {
        number for number in NUMBER.findall(str(vars(reasons)["REASON_RULES"])) if "." in number
    }


def rules_of_tests(title: str) -> set[str]:
    """Return the rules that have tests named for them."""
    folder = ROOT / "tests" / "titles" / title.replace("-", "_")
    names = [name for _chapter, name in chapter_tests(folder, RULE_LETTERS[title].lower())]
    found = [match for match in map(TESTED.match, names) if match]
    return {f"{match[1].upper()}{match[2]}.{match[3]}" for match in found}
