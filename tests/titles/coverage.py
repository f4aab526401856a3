"""The coverage documents: what each printed statement became, row by row.

``docs/rules/<title>-coverage.md`` has a table per chapter of the printed rules, and at its end one
under the heading ``Rules of ours`` with what no book says.
"""

import ast
import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final, Self

TESTS: Final = Path(__file__).parents[1]
RULES: Final = TESTS.parent / "docs/rules"
HEADER: Final = "| # | the book says | where | rule | test | result |"
RESULTS: Final = ("same", "reading", "ours")
OURS: Final = "Rules of ours"
"""The heading of the table of rules that no book has."""

_NOTHING: Final = "–"
_NUMBER: Final = re.compile(r"[A-Z]\d+(\.\d+)?")
_OPTION: Final = re.compile(r"`([a-z-]+)`")


@dataclass(frozen=True)
class Row:
    """A statement: where it is printed, the rules and tests that keep it, and how."""

    chapter: str
    number: str
    says: str
    where: str
    rules: tuple[str, ...]
    options: tuple[str, ...]
    texts: tuple[str, ...]
    """Sections of the title's texts that carry what is no rule, such as ``aid``."""
    tests: tuple[str, ...]
    result: str

    @classmethod
    def parse(cls, chapter: str, line: str) -> Self:
        """Read a line of a table."""
        number, says, where, rule, test, result = (cell.strip() for cell in line.split("|")[1:-1])
        parts = _parts(rule)
        rules = tuple(part for part in parts if _NUMBER.fullmatch(part))
        options = tuple(match[1] for match in map(_OPTION.fullmatch, parts) if match)
        texts = tuple(part for part in parts if part not in rules and part[0] != "`")
        tests = tuple(name.strip("`") for name in _parts(test))
        return cls(chapter, number, says, where, rules, options, texts, tests, result)


def _parts(cell: str) -> list[str]:
    return [part.strip() for part in cell.split(",") if part.strip() != _NOTHING]


def covered_titles() -> list[str]:
    """Return the ids of the titles that have a coverage document."""
    return sorted(path.name.removesuffix("-coverage.md") for path in RULES.glob("*-coverage.md"))


@cache
def rows(title: str) -> list[Row]:
    """Return the rows of all tables of a coverage document, in their order."""
    found = []
    chapter = ""
    in_table = False
    for line in (RULES / f"{title}-coverage.md").read_text(encoding="utf-8").splitlines():
        if line.startswith("## "):
            chapter = line[3:]
        if not line.startswith("|"):
            in_table = False
        elif line == HEADER:
            in_table = True
        elif in_table and not line.startswith("|---"):
            found.append(Row.parse(chapter, line))
    return found


@cache
def names_of_tests(title: str) -> frozenset[str]:
    """Return the names of the tests of a title, and of those that belong to no title."""
    own = TESTS / "titles" / title.replace("-", "_")
    shared = (path for path in TESTS.rglob("test_*.py") if path.parent.parent != own.parent)
    return frozenset(
        node.name
        for path in [*shared, *own.glob("test_*.py")]
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        if node.name.startswith("test_")
    )
