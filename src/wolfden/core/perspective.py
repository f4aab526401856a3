"""A seat's knowledge, and nothing beyond it: what bots and hints decide from."""

import random

from wolfden.core.contract import Action, Json, Seat, State


class Perspective:
    """What one seat knows of a running game.

    It keeps no handle to the true state: on creation the state is resampled for the seat, and only
    that possible world is kept. View and legal actions are the same in every such world.
    """

    def __init__(self, state: State, seat: Seat, rng: random.Random) -> None:
        self.seat = seat
        self._world = state.resample(seat, rng)

    def view(self) -> Json:
        """Return what the seat sees."""
        return self._world.view(self.seat)

    def legal(self) -> list[Action]:
        """Return the seat's legal actions."""
        return self._world.legal(self.seat)

    def resample(self, rng: random.Random) -> State:
        """Return a full state, free to play on, that fits all the seat knows."""
        return self._world.resample(self.seat, rng)
