"""What a player is, and the one that plays at random."""

import random
from abc import ABC, abstractmethod

from wolfden.core.contract import Action
from wolfden.core.perspective import Perspective


class Player(ABC):
    """Decides for a seat from what that seat knows."""

    @abstractmethod
    def choose(self, perspective: Perspective) -> Action:
        """Return one of the perspective's legal actions."""


class RandomPlayer(Player):
    """Takes any legal action, each with the same chance."""

    def __init__(self, rng: random.Random) -> None:
        self._rng = rng

    def choose(self, perspective: Perspective) -> Action:
        """Return one of the perspective's legal actions."""
        return self._rng.choice(perspective.legal())
