"""The colours of Brotherhood of the Wolf: hunters told apart by everyone, signs easy to see."""

from itertools import combinations

import pytest

from tests.pictures.test_wolves_colours import READABLE, SIGHTS, contrast, difference
from wolfden.pictures.brotherhood_of_the_wolf.looks import BLOOD, HUNTERS, PAPER, SEASONS
from wolfden.pictures.looks import HALO, LAMPLIGHT, PAPER_INK

SIGN = 3.0
"""The least contrast of a sign that is no text."""


@pytest.mark.parametrize("sight", SIGHTS)
def test_hunters_differ_for_every_eye(sight: str) -> None:
    for one, other in combinations(HUNTERS, 2):
        assert difference(HUNTERS[one], HUNTERS[other], sight) > 12, (one, other)


def test_writing_on_the_map_can_be_read() -> None:
    for ink, paper in ((PAPER_INK, PAPER), (HALO, BLOOD), (PAPER_INK, LAMPLIGHT)):
        assert contrast(ink, paper) > READABLE


def test_signs_of_seasons_stand_out_from_their_cards() -> None:
    for season, colour in SEASONS.items():
        assert contrast(colour, "#f6ecd6") > SIGN, season
