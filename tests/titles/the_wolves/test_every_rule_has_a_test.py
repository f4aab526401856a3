"""Each numbered rule has a test named for it; so has each option of W17."""

import re
from pathlib import Path

import pytest

from tests.titles.chapters import chapter_tests, rules_of
from wolfden.titles.the_wolves.game import META
from wolfden.titles.the_wolves.rules.vocabulary import REASON_RULES

TESTS = chapter_tests(Path(__file__).parent, "w")
RULES = rules_of(META)


@pytest.mark.parametrize(("chapter", "number"), RULES, ids=[f"W{c}.{n}" for c, n in RULES])
def test_every_rule_has_a_test_named_for_it(chapter: int, number: int) -> None:
    names = [name for _file, name in TESTS]
    assert [name for name in names if name.startswith(f"test_w{chapter}_{number}_")]


def test_every_option_has_a_test_named_for_it() -> None:
    names = [name for chapter, name in TESTS if chapter == 17]
    switches = [
        option.name for option in META.options if option.name not in ("turn-limit", "board")
    ]
    for option in switches:
        assert [name for name in names if name.startswith(f"test_w17_{option.replace('-', '_')}_")]


def test_every_chapter_test_is_named_for_a_rule_of_its_chapter() -> None:
    for chapter, name in TESTS:
        match = re.fullmatch(r"test_w(\d+)_(\d+)?_?[a-z]\w*", name)
        assert match is not None, name
        assert int(match[1]) == chapter, name
        if chapter != 17:
            assert (chapter, int(match[2])) in RULES, name


def test_every_reason_cites_a_rule_that_exists() -> None:
    known = {f"W{chapter}.{number}" for chapter, number in RULES} | {"W17"}
    assert set(REASON_RULES.values()) <= known
