"""How strong entrants are: Weng–Lin ratings, and intervals of shares."""

from dataclasses import dataclass
from math import sqrt
from typing import Final

from openskill.models import BradleyTerryFull, BradleyTerryFullRating

from wolfden.arena.results import GameResult
from wolfden.arena.schedule import Seating

SPREAD: Final = 1.96
"""Standard deviations on either side of a 95 % interval."""


@dataclass(frozen=True)
class Rating:
    """A strength: the best guess, and how far the truth may be from it (95 %)."""

    mean: float
    spread: float

    @property
    def low(self) -> float:
        """The lower end of the interval."""
        return self.mean - self.spread

    @property
    def high(self) -> float:
        """The upper end of the interval."""
        return self.mean + self.spread


def rate(games: list[tuple[Seating, GameResult]]) -> dict[str, Rating]:
    """Return every rating by name, from games in the order of their numbers.

    A party is rated as one player, be it a seat or a whole side. Whoever has several seats in a
    game gets the mean of what they gained, and a game against nobody but oneself says nothing.
    Bots do not learn between games, so a rating settles down for good (tau is zero).
    """
    model = BradleyTerryFull(tau=0.0)
    ratings: dict[str, BradleyTerryFullRating] = {}
    for seating, result in games:
        names = [party.rated_as for party in seating.parties]
        before = [[ratings.get(name) or model.rating(name=name)] for name in names]
        places = [float(result.ranks[party.seats[0]]) for party in seating.parties]
        after = before if len(set(names)) == 1 else model.rate(before, ranks=places)
        for name in dict.fromkeys(names):
            ratings[name] = _mean(model, [team[0] for team in after if team[0].name == name])
    return {name: Rating(one.mu, SPREAD * one.sigma) for name, one in ratings.items()}


def _mean(model: BradleyTerryFull, several: list[BradleyTerryFullRating]) -> BradleyTerryFullRating:
    count = len(several)
    return model.rating(
        mu=sum(one.mu for one in several) / count,
        sigma=sum(one.sigma for one in several) / count,
        name=several[0].name,
    )


def wilson(won: float, played: int) -> tuple[float, float]:
    """Return the 95 % interval of a share by Wilson's formula; shared wins count in part.

    >>> [round(end, 3) for end in wilson(8, 10)]
    [0.49, 0.943]
    >>> wilson(0, 0)
    (0.0, 1.0)
    """
    if played == 0:
        return (0.0, 1.0)
    share = won / played
    weight = SPREAD**2 / played
    centre = (share + weight / 2) / (1 + weight)
    reach = sqrt(share * (1 - share) * weight + weight**2 / 4) / (1 + weight)
    return (max(0.0, centre - reach), min(1.0, centre + reach))
