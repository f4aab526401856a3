"""Short games, quick tournaments and waiting with a deadline."""

import time
from collections.abc import Callable

from wolfden.arena.match import MatchPlan
from wolfden.arena.schedule import TournamentSettings
from wolfden.arena.tournament import Tournament, make_settings

WOLVES = "the-wolves"
BROTHERHOOD = "brotherhood-of-the-wolf"
SHORT = {"turn-limit": 3}
DEADLINE = 180
"""Seconds after which a process that hangs fails its test."""


def short_settings(*entrants: str, limit: float = 60.0, seed: int = 1) -> TournamentSettings:
    """Return settings of a tournament of short games."""
    return make_settings(
        WOLVES, entrants or ("random", "random"), seed=seed, limit=limit, options=SHORT
    )


def short_plan(*entrants: str, limit: float = 60.0, number: int = 1) -> MatchPlan:
    """Return one short game."""
    return Tournament(short_settings(*entrants, limit=limit)).plan(number)


def wait_until(is_done: Callable[[], bool], failure: str) -> None:
    """Wait for something another process does; fail once the deadline has passed."""
    deadline = time.monotonic() + DEADLINE
    while not is_done():
        assert time.monotonic() < deadline, failure
        time.sleep(0.02)
