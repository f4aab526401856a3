"""The tests of a title's rules: a file for each chapter, a test for each number."""

import ast
from pathlib import Path

from wolfden.core.meta import Meta
from wolfden.i18n.rulebook import rule_numbers


def rules_of(meta: Meta) -> list[tuple[int, int]]:
    """Return chapter and number of every rule of a title, as its texts have them."""
    rules = [number[1:].split(".") for number in rule_numbers(meta) if "." in number]
    return [(int(chapter), int(number)) for chapter, number in rules]


def chapter_tests(folder: Path, letter: str) -> list[tuple[int, str]]:
    """Return the tests of all chapter files, each with the chapter its file is named for."""
    found = []
    for path in sorted(folder.glob(f"test_{letter}[0-9][0-9]_*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        names = [node.name for node in tree.body if isinstance(node, ast.FunctionDef)]
        found += [(int(path.name[6:8]), name) for name in names if name.startswith("test_")]
    return found
