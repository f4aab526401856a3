"""Each numbered rule has a test named for it, and so has each season card."""

import re
from pathlib import Path

import pytest

from tests.titles.chapters import chapter_tests, rules_of
from wolfden.titles.brotherhood_of_the_wolf.game import META
from wolfden.titles.brotherhood_of_the_wolf.rules.cards import EFFECTS, deck
from wolfden.titles.brotherhood_of_the_wolf.rules.vocabulary import REASON_RULES

TESTS = chapter_tests(Path(__file__).parent, "b")
RULES = rules_of(META)


@pytest.mark.parametrize(("chapter", "number"), RULES, ids=[f"B{c}.{n}" for c, n in RULES])
def test_every_rule_has_a_test_named_for_it(chapter: int, number: int) -> None:
    names = [name for _file, name in TESTS]
    assert [name for name in names if name.startswith(f"test_b{chapter}_{number}_")]


@pytest.mark.parametrize("card", deck().ids)
def test_every_card_has_a_test_named_for_it(card: str) -> None:
    names = [name for _file, name in TESTS]
    assert [name for name in names if name.startswith(f"test_b10_card_{card}_")]


def test_every_chapter_test_is_named_for_a_rule_of_its_chapter() -> None:
    for chapter, name in TESTS:
        match = re.fullmatch(r"test_b(\d+)_(\d+|card_[a-z0-9]+)_[a-z]\w*", name)
        assert match is not None, name
        assert int(match[1]) == chapter, name
        if match[2].isdigit():
            assert (chapter, int(match[2])) in RULES, name


def test_every_reason_cites_a_rule_that_exists() -> None:
    known = {f"B{chapter}.{number}" for chapter, number in RULES}
    assert set(REASON_RULES.values()) <= known


def test_every_effect_is_on_a_card() -> None:
    assert {effect for card in deck().cards for effect in card.effects} == set(EFFECTS)
