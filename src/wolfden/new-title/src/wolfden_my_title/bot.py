"""What bots know of good play. Without it they play on at random to judge a moment."""

import random

from wolfden.core.contract import Seat
from wolfden.players.heuristics import Heuristics
from wolfden_my_title.rules.state import MOST, Position


class MyTitleHeuristics(Heuristics[Position]):
    """Knows who wins with two seats: the one that need not take from a multiple of four."""

    def chances(self, state: Position) -> list[float]:
        """Return each seat's chance to win."""
        if not state.left:
            return [float(seat == state.turn) for seat in range(state.seats)]
        if state.seats > 2:
            return [1.0 / state.seats] * state.seats
        own = 0.9 if state.left % (MOST + 1) else 0.1
        return [own if seat == state.turn else 1.0 - own for seat in range(2)]

    def weights(self, state: Position, seat: Seat, codes: list[int]) -> list[float]:
        """Return the same prior for all actions."""
        return [1.0] * len(codes)

    def quick_code(self, state: Position, seat: Seat, codes: list[int], rng: random.Random) -> int:
        """Return a choice at random."""
        return rng.choice(codes)
