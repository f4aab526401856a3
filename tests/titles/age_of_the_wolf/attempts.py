"""Illegal attempts at Age of the Wolf, each with the reason and the rule it is refused for."""

from pathlib import Path

from tests.titles.age_of_the_wolf.table import Table
from tests.titles.attempts import Attempt, played, read_attempts
from wolfden.core.contract import State
from wolfden.titles.age_of_the_wolf.game import GAME

PLAIN = "red-forest=1:25 red-steppe=1:10,bear red-ridge=bear green-forest=2:5"
RICH = {4, 6, 11, 17, 19, 24}
"""Which regions have a prey value of 30 or more, in the order in which they get a predator."""


def laid(tigers: set[int]) -> str:
    """Return how a game is set up with tigers in these regions and bears in all others."""
    kinds = ["tiger" if number in tigers else "bear" for number in range(26)]
    return "; ".join(["first 1", *[f"predator {kind}" for kind in kinds]])


def state_of(attempt: Attempt) -> State:
    """Return the position of an attempt: a table laid out, or chance setting up a game."""
    if attempt.heading == "deal":
        options = {"packs": "seats", "details": "printed"}
        state = GAME.setup(2, {name: attempt.field(name, value) for name, value in options.items()})
        return played(state, attempt.first)
    leads = {int(seat): region for seat, region in attempt.pairs("leads").items()}
    table = Table(
        attempt.field("regions", PLAIN),
        hands={1: attempt.field("cards", "freeze")},
        leads=leads,
        turn=attempt.field("turn"),
        dens=attempt.field("dens", "any"),
    )
    return played(table.state, attempt.first)


ATTEMPTS = read_attempts(
    Path(__file__).with_name("attempts.txt"),
    BEARS="; ".join(["predator bear"] * 20),
    POOR_TIGERS=laid({0, *RICH} - {19}),
    RICH_TIGERS=laid(RICH),
)
