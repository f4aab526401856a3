"""What Brotherhood of the Wolf knows of good play, as players ask for it."""

import random
from typing import Final, final

from wolfden.core.contract import Encoder, Heuristics, Seat, State
from wolfden.titles.brotherhood_of_the_wolf.bot.encoder import ENCODER
from wolfden.titles.brotherhood_of_the_wolf.bot.evaluation import beast_view, hunters_view
from wolfden.titles.brotherhood_of_the_wolf.bot.priors import move_priors, quick_choice
from wolfden.titles.brotherhood_of_the_wolf.rules.state import Position


@final
class BrotherhoodHeuristics(Heuristics):
    """The title's judgement: one Beast against a team."""

    def chances(self, state: State) -> list[float]:
        """Return each seat's chance to win, as far as it knows: the hunters have the same one."""
        assert isinstance(state, Position)
        hunters = 1.0 - hunters_view(state)
        return [beast_view(state)] + [hunters] * len(state.setting.team)

    def weights(self, state: State, seat: Seat, codes: list[int]) -> list[float]:
        """Return how promising each code looks."""
        assert isinstance(state, Position)
        return move_priors(state, codes)

    def quick_code(self, state: State, seat: Seat, codes: list[int], rng: random.Random) -> int:
        """Return what a quick player of either side does, from what that side knows."""
        assert isinstance(state, Position)
        return quick_choice(state, codes, rng)

    def encoder(self) -> Encoder:
        """Return what a network is told of a position."""
        return ENCODER


HEURISTICS: Final = BrotherhoodHeuristics()
