"""Ratings of people: Weng–Lin, as in the arena, but following players who learn."""

from collections.abc import Sequence
from typing import Final

from msgspec import Struct
from openskill.models import BradleyTerryFull

from wolfden.arena.intervals import SPREAD
from wolfden.core.contract import Game

_MODEL: Final = BradleyTerryFull()
"""Unlike in the arena, uncertainty grows a little with each game (tau): people change."""
MIDDLE: Final = 1500
SCALE: Final = 40
"""Points that people read for one of the model."""


class Strength(Struct, frozen=True):
    """How strong a player is thought to be, how sure that is, and from how many games."""

    mu: float = _MODEL.mu
    sigma: float = _MODEL.sigma
    games: int = 0


class RatingShown(Struct):
    """A rating with half the width of its 95 % interval, for a title and a side."""

    title: str
    side: str
    seat: int
    """A seat of the side at the smallest table; its role names the side."""
    rating: int
    spread: int
    games: int


def describe_rating(game: Game, side: str, strength: Strength) -> RatingShown:
    """Return a rating as people read it."""
    meta = game.meta()
    sides = game.sides(meta.min_seats)
    return RatingShown(
        title=meta.id,
        side=side,
        seat=sides.index(side) if side in sides else 0,
        rating=round(MIDDLE + SCALE * (strength.mu - _MODEL.mu)),
        spread=round(SCALE * SPREAD * strength.sigma),
        games=strength.games,
    )


def rate_teams(teams: Sequence[Sequence[Strength]], ranks: Sequence[int]) -> list[list[Strength]]:
    """Return the strengths of teams after a game that ended with these ranks."""
    before = [[_MODEL.rating(mu=one.mu, sigma=one.sigma) for one in team] for team in teams]
    after = _MODEL.rate(before, ranks=[float(rank) for rank in ranks])
    return [
        [Strength(new.mu, new.sigma, old.games + 1) for new, old in zip(rated, team, strict=True)]
        for rated, team in zip(after, teams, strict=True)
    ]
