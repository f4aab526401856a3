"""The tests of a title's rules: a file for each chapter, a test for each number."""

import ast
from dataclasses import dataclass
from pathlib import Path

from wolfden.i18n.rulebook import rule_numbers
from wolfden.titles import TITLES


@dataclass(frozen=True)
class Chapters:
    """The numbered rules of a title, and the tests of its chapters."""

    title: str
    letter: str
    rules: list[str]
    tests: list[tuple[int, str]]
    """Every test, with the chapter that its file is named for."""


def chapters_of(title: str) -> Chapters:
    """Return the rules of a title as its texts number them, and the tests of all its chapters."""
    rules = [number for number in rule_numbers(TITLES.get(title).meta()) if "." in number]
    letter = rules[0][0].lower()
    folder = Path(__file__).parent / title.replace("-", "_")
    return Chapters(title, letter, rules, chapter_tests(folder, letter))


def chapter_tests(folder: Path, letter: str) -> list[tuple[int, str]]:
    """Return the tests of all chapter files, each with the chapter its file is named for."""
    found = []
    for path in sorted(folder.glob(f"test_{letter}[0-9][0-9]_*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        names = [node.name for node in tree.body if isinstance(node, ast.FunctionDef)]
        found += [(int(path.name[6:8]), name) for name in names if name.startswith("test_")]
    return found
