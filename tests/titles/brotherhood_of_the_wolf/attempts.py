"""Illegal attempts at Brotherhood of the Wolf, each with the reason and the rule against it."""

from pathlib import Path

from tests.titles.attempts import Attempt, played, read_attempts
from tests.titles.brotherhood_of_the_wolf.table import Table
from wolfden.core.contract import State
from wolfden.titles.brotherhood_of_the_wolf.game import GAME


def state_of(attempt: Attempt) -> State:
    """Return the position of an attempt: a table laid out, or an opening."""
    seats = attempt.number("seats", 2)
    if attempt.heading == "opening":
        return played(GAME.setup(seats, attempt.pairs("options")), attempt.first)
    table = Table(
        attempt.field("stage", "prowl"),
        attempt.number("number", 1),
        laid=attempt.field("laid", "spring=langeac"),
        at=attempt.field("at"),
        villages=attempt.field("villages"),
        tokens=attempt.field("tokens"),
        card=attempt.field("card"),
        seats=seats,
        count=attempt.number("count"),
    )
    return played(table.state, attempt.first)


ATTEMPTS = read_attempts(Path(__file__).with_name("attempts.txt"))
TRIED_ELSEWHERE = {"card-not-in-hand"}
"""Reasons that the test of a rule tries: of B9.2."""
