"""Each season card has a test named for it; ``tests/titles`` asks the same of every rule."""

import pytest

from tests.titles.chapters import chapters_of
from wolfden.titles.brotherhood_of_the_wolf.rules.cards import EFFECTS, deck

NAMES = [name for _chapter, name in chapters_of("brotherhood-of-the-wolf").tests]


ALL = deck().all


@pytest.mark.parametrize("card", [card.id for card in ALL])
def test_every_card_has_a_test_named_for_it(card: str) -> None:
    assert [name for name in NAMES if name.startswith(f"test_b10_card_{card}_")]


def test_every_effect_is_on_a_card() -> None:
    assert {effect for card in ALL for effect in card.effects} == set(EFFECTS)
