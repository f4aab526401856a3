"""A puzzle is searched from what its seat knows: what the seat does not know changes nothing."""

import random

import pytest

from tests.players.moments import moments
from wolfden.core.contract import Game
from wolfden.teaching.moments import Moment
from wolfden.titles import TITLES

SECRETIVE = [TITLES.get(title) for title in ("age-of-the-wolf", "brotherhood-of-the-wolf")]


@pytest.mark.parametrize("game", SECRETIVE, ids=lambda game: str(game.meta().id))
def test_twins_are_weighed_alike(game: Game) -> None:
    for found in moments(game, 3, 12):
        one = Moment(game, found.state.resample(found.seat, random.Random(5)), found.seat, "x")
        other = Moment(game, found.twin.resample(found.seat, random.Random(5)), found.seat, "x")
        assert one.search("deep", 12) == other.search("deep", 12)
        first = str(one.world.legal(found.seat)[0])
        assert one.chance_after(first, "fair", 12) == other.chance_after(first, "fair", 12)
