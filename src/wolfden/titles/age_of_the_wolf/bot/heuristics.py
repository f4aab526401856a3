"""What Age of the Wolf knows of good play: see ``evaluation`` and ``priors``."""

import random
from typing import Final, final

from wolfden.core.chance import draw_index
from wolfden.core.contract import Encoder, Heuristics, Seat, State, Tuning
from wolfden.titles.age_of_the_wolf.bot.encoder import ENCODER
from wolfden.titles.age_of_the_wolf.bot.evaluation import chances
from wolfden.titles.age_of_the_wolf.bot.priors import move_priors
from wolfden.titles.age_of_the_wolf.rules.state import Position

TUNING: Final = Tuning(exploration=0.7, horizon=0, width=40)
"""Leanings are good and battles are judged by their odds: little exploration, no playouts."""


@final
class AgeHeuristics(Heuristics):
    """The judgement of the title."""

    def chances(self, state: State) -> list[float]:
        """Return how likely each pack is to win."""
        assert isinstance(state, Position)
        return chances(state)

    def weights(self, state: State, seat: Seat, codes: list[int]) -> list[float]:
        """Return how promising each legal code looks."""
        assert isinstance(state, Position)
        return move_priors(state, seat, codes)

    def quick_code(self, state: State, seat: Seat, codes: list[int], rng: random.Random) -> int:
        """Return one of the promising codes: each as often as its weight says."""
        assert isinstance(state, Position)
        if len(codes) == 1:
            return codes[0]
        return codes[draw_index(move_priors(state, seat, codes), rng)]

    def tuning(self) -> Tuning:
        """Return how a search should use this judgement."""
        return TUNING

    def encoder(self) -> Encoder:
        """Return what a network is told of a position."""
        return ENCODER


HEURISTICS: Final = AgeHeuristics()
