"""Each numbered rule has a test named for it."""

import re
from pathlib import Path

import pytest

from tests.titles.chapters import chapter_tests, rules_of
from wolfden.titles.age_of_the_wolf.game import META
from wolfden.titles.age_of_the_wolf.rules.vocabulary import REASON_RULES

TESTS = chapter_tests(Path(__file__).parent, "a")
RULES = rules_of(META)


@pytest.mark.parametrize(("chapter", "number"), RULES, ids=[f"A{c}.{n}" for c, n in RULES])
def test_every_rule_has_a_test_named_for_it(chapter: int, number: int) -> None:
    names = [name for _file, name in TESTS]
    assert [name for name in names if name.startswith(f"test_a{chapter}_{number}_")]


def test_every_chapter_test_is_named_for_a_rule_of_its_chapter() -> None:
    for chapter, name in TESTS:
        match = re.fullmatch(r"test_a(\d+)_(\d+)_[a-z0-9_]+", name)
        assert match is not None, name
        assert int(match[1]) == chapter, name
        assert (chapter, int(match[2])) in RULES, name


def test_every_reason_cites_a_rule_that_exists() -> None:
    known = {f"A{chapter}.{number}" for chapter, number in RULES}
    assert set(REASON_RULES.values()) <= known | {"A2", "A8"}
