"""Short games and quick tournaments for the tests."""

from wolfden.arena.plans import Plan, Settings
from wolfden.arena.tournament import Tournament, make_settings

WOLVES = "the-wolves"
BROTHERHOOD = "brotherhood-of-the-wolf"
SHORT = {"turn-limit": 3}


def short_settings(*entrants: str, limit: float = 60.0, seed: int = 1) -> Settings:
    """Return settings of a tournament of short games."""
    return make_settings(
        WOLVES, entrants or ("random", "random"), seed=seed, limit=limit, options=SHORT
    )


def short_plan(*entrants: str, limit: float = 60.0, number: int = 1) -> Plan:
    """Return one short game."""
    return Tournament(short_settings(*entrants, limit=limit)).plan(number)
