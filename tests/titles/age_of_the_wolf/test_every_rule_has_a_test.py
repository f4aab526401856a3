"""Each numbered rule of the digest has a test named for it."""

import re
from pathlib import Path

import pytest

from tests.titles.chapters import chapter_tests
from wolfden.titles.age_of_the_wolf.text.reasons import REASONS

NUMBERS = {
    1: range(1, 8),
    2: range(1, 5),
    3: range(8),
    4: range(1, 4),
    5: range(1, 10),
    6: range(1, 4),
    7: range(1, 3),
    8: range(1, 7),
    9: range(1, 4),
    10: range(1, 7),
}
"""The numbers of each chapter; the turn (A3) begins with 0."""

TESTS = chapter_tests(Path(__file__).parent, "a")
RULES = [(chapter, number) for chapter, numbers in NUMBERS.items() for number in numbers]


@pytest.mark.parametrize(("chapter", "number"), RULES, ids=[f"A{c}.{n}" for c, n in RULES])
def test_every_rule_has_a_test_named_for_it(chapter: int, number: int) -> None:
    names = [name for _file, name in TESTS]
    assert [name for name in names if name.startswith(f"test_a{chapter}_{number}_")]


def test_every_chapter_test_is_named_for_a_rule_of_its_chapter() -> None:
    for chapter, name in TESTS:
        match = re.fullmatch(r"test_a(\d+)_(\d+)_[a-z0-9_]+", name)
        assert match is not None, name
        assert int(match[1]) == chapter, name
        assert int(match[2]) in NUMBERS[chapter], name


def test_every_reason_cites_a_rule_that_exists() -> None:
    known = {f"A{chapter}.{number}" for chapter, number in RULES}
    assert {rule for rule, _sentence in REASONS.values()} <= known | {"A2", "A8"}


def test_the_rules_are_written_down_with_the_same_numbers() -> None:
    page = Path(__file__).parents[3] / "docs" / "rules" / "age-of-the-wolf.md"
    text = page.read_text(encoding="utf-8")
    assert [rule for rule in RULES if f"**A{rule[0]}.{rule[1]}**" not in text] == []
