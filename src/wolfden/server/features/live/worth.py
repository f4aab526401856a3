"""Which running games are worth watching: one rule, from what every watcher may know.

The worth of a game is the sum of what makes people stay, divided by how long nothing has happened:

======================  =======  ==========================================================
part                    up to    from
======================  =======  ==========================================================
people                  3        the share of seats that people play themselves
strength                1        the mean rating of the people there who have one
tension                 2        how close the two likeliest winners are
turn                    1.5      whether another one leads than before the last actions
watchers                1.5      how many watch, each further one for less
progress                1        how far the game is: an opening says little yet
======================  =======  ==========================================================

After half an hour without an action a game is worth half as much, so that games over days are
listed when nothing else is played.
"""

import math
from collections.abc import Collection, Sequence
from typing import Final

from msgspec import Struct

from wolfden.core.contract import Seat
from wolfden.server.base.times import MINUTE
from wolfden.server.features.ratings.model import MIDDLE

PEOPLE: Final = 3.0
STRENGTH: Final = 1.0
STRONG: Final = 400.0
"""Points above the middle with which a player counts fully."""
TENSION: Final = 2.0
TURN: Final = 1.5
WATCHERS: Final = 1.5
CROWD: Final = 15
"""Watchers with whom a game counts fully."""
PROGRESS: Final = 1.0
MIDGAME: Final = 60
"""Actions after which a game counts half of what it may for its progress."""
IDLE: Final = 30 * MINUTE


class Spectacle(Struct, frozen=True):
    """What is known of a running game: seats played by people, their ratings, chances of teams.

    ``before`` are the chances some actions ago; both are empty where nobody has judged the game.
    """

    people: int
    seats: int
    ratings: Sequence[int]
    chances: Sequence[float]
    before: Sequence[float]
    watching: int
    ply: int
    idle: int
    """Milliseconds since the last action."""


def worth(game: Spectacle) -> float:
    """Return how much a game is worth watching; larger is better."""
    parts = (
        PEOPLE * game.people / max(1, game.seats),
        STRENGTH * _strength(game.ratings),
        TENSION * _tension(game.chances),
        TURN * _has_turned(game.before, game.chances),
        WATCHERS * min(1.0, math.log1p(game.watching) / math.log1p(CROWD)),
        PROGRESS * game.ply / (game.ply + MIDGAME),
    )
    return sum(parts) / (1 + max(0, game.idle) / IDLE)


def team_chances(chances: Sequence[float], teams: Collection[Collection[Seat]]) -> list[float]:
    """Return the chance of each team; its seats share one."""
    return [max(chances[seat] for seat in team) for team in teams] if chances else []


def _strength(ratings: Sequence[int]) -> float:
    """Return from -1 to 1 how far people are above the middle; 0 if none of them is rated."""
    if not ratings:
        return 0.0
    return max(-1.0, min(1.0, (sum(ratings) / len(ratings) - MIDDLE) / STRONG))


def _tension(chances: Sequence[float]) -> float:
    if len(chances) < 2:
        return 0.0
    first, second, *_ = sorted(chances, reverse=True)
    return 1 - (first - second)


def _has_turned(before: Sequence[float], chances: Sequence[float]) -> bool:
    """Whether the likeliest winner is another one than before."""
    if len(before) != len(chances) or not chances:
        return False
    return max(range(len(before)), key=before.__getitem__) != max(
        range(len(chances)), key=chances.__getitem__
    )
