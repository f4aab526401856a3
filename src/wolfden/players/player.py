"""The interface of players, and the player that plays at random."""

import random
from abc import ABC, abstractmethod

from wolfden.core.contract import Action, Seat
from wolfden.core.perspective import Perspective


class Player(ABC):
    """Decides for a seat from what that seat knows."""

    @abstractmethod
    def choose(self, perspective: Perspective) -> Action:
        """Return one of the perspective's legal actions."""

    def plans_with(self, other: "Player") -> bool:
        """Whether two players of a team decide as one; then one is asked for both."""
        return False

    def choose_for(self, perspective: Perspective, seats: tuple[Seat, ...]) -> Action:
        """Return a legal action of one of these seats, all of the perspective's team.

        Only called for players that plan together; the perspective belongs to the first of them.
        """
        return self.choose(perspective)


class RandomPlayer(Player):
    """Chooses uniformly among the legal actions."""

    def __init__(self, rng: random.Random) -> None:
        self._rng = rng

    def choose(self, perspective: Perspective) -> Action:
        """Return one of the perspective's legal actions."""
        return self._rng.choice(perspective.legal())
