"""What a title knows of good play: chances, priors, quick choices and the styles of its bots.

A title derives a class from :class:`Heuristics` and returns it in ``Game.heuristics``.
"""

import random
from abc import abstractmethod
from dataclasses import dataclass
from typing import Final, Generic, TypeVar, final

from wolfden.core.contract import Game, Knowledge, Seat, State
from wolfden.core.machine import i64, mypyc_attr
from wolfden.players.learning import Encoder

S = TypeVar("S", bound=State)


@dataclass(frozen=True)
class Tuning:
    """How a search uses a title's heuristics."""

    exploration: float = 1.2
    """How much priors and exploration count against the results of simulations."""
    horizon: int = 0
    """How many quick decisions are played before an evaluation."""
    width: int = 40
    """How many of the most promising actions of a state are tried."""


@final
class Style:
    """A character: how a bot's play leans while it stays as strong.

    Chances to win become ``chance ** (1 + risk)``: above zero it gambles, below it plays safe.
    ``spite`` is how much of the strongest rival's chance it subtracts from its own, ``focus`` how
    many times as much it explores, ``factors`` how many times as promising the actions of each
    verb look. The verb is the lowest bits of a code, those of ``mask``.
    """

    def __init__(
        self,
        risk: float = 0.0,
        spite: float = 0.0,
        focus: float = 1.0,
        factors: dict[int, float] | None = None,
        mask: int = 0,
    ) -> None:
        self.risk: Final = risk
        self.spite: Final = spite
        self.focus: Final = focus
        self.mask: Final[i64] = mask
        given = {} if factors is None else factors
        self.factors: Final = [given.get(verb, 1.0) for verb in range(mask + 1)]

    def tilt_chances(self, chances: list[float]) -> list[float]:
        """Apply risk and spite to the seats' chances to win."""
        felt = [chance ** (1.0 + self.risk) if chance > 0.0 else 0.0 for chance in chances]
        if self.spite == 0.0:
            return felt
        return [felt[seat] - self.spite * _highest_other(felt, seat) for seat in range(len(felt))]

    def tilt_weights(self, weights: list[float], codes: list[int]) -> list[float]:
        """Multiply priors by the factors of their verbs."""
        return [weights[place] * self._factor(codes[place]) for place in range(len(codes))]

    def _factor(self, code: i64) -> float:
        return self.factors[code & self.mask]


def _highest_other(chances: list[float], seat: int) -> float:
    others = [chance for other, chance in enumerate(chances) if other != seat]
    return max(others) if others else 0.0


@mypyc_attr(allow_interpreted_subclasses=True)
class Heuristics(Knowledge, Generic[S]):
    """What a title knows of good play, for players that know no title.

    States are full ones, which players have resampled from what their seat knows.
    """

    @abstractmethod
    def chances(self, state: S) -> list[float]:
        """Return each seat's chance to win, 0 to 1, at any moment, also when the game is over.

        Seats of one team have the same chance, and the chances of all teams add up to one. Where
        a title evaluates each side by what that side knows, they do so on average only.
        """

    @abstractmethod
    def weights(self, state: S, seat: Seat, codes: list[int]) -> list[float]:
        """Return the prior of each legal code of ``seat``; it must be cheap.

        Zero means that another code is at least as good; never all are zero.
        """

    @abstractmethod
    def quick_code(self, state: S, seat: Seat, codes: list[int], rng: random.Random) -> int:
        """Return a quick sensible choice: one step of a playout."""

    def progress(self, state: S) -> float:
        """Return which part of the game is over, 0 to 1, by what all seats can see.

        Chances are trusted more the farther it is. By default it is unknown.
        """
        return 0.0

    def order(self, state: S, seats: int) -> list[Seat]:
        """Return the seats in the order by which their average shares of wins were measured.

        By default that is the number of the seat; a title whose first player is drawn counts from
        that one. Empty while nobody knows, when all seats are alike.
        """
        return list(range(seats))

    def tuning(self) -> Tuning:
        """Return how a search should use these heuristics."""
        return Tuning()

    def encoder(self) -> Encoder[S] | None:
        """Return the encoder of states for networks; without it nothing can be learned."""
        return None

    def styles(self) -> dict[str, Style]:
        """Return the characters a bot of the title may have, by name."""
        return {}


def heuristics_of(game: Game) -> Heuristics[State] | None:
    """Return the heuristics of a title; without any, players evaluate by random playouts."""
    found = game.heuristics()
    assert found is None or isinstance(found, Heuristics), "a game returns its heuristics"
    return found
