"""The words of Brotherhood of the Wolf, each with a small number."""

from typing import Final

from wolfden.core.machine import i64
from wolfden.titles.brotherhood_of_the_wolf.rules import vocabulary as vocab

FIRST_YEAR: Final = 1764
ROUNDS: Final = 12
"""B1.5 Summer 1764 to spring 1767."""

ALL_TOKENS: Final = 31
"""A bit for each trace token."""

SEASON_TROOP: Final = (vocab.DRAGOON, vocab.PEASANT, vocab.PEASANT, vocab.DRAGOON)
"""B1.4 What is on the space of each season."""
TROOPS_PER_SPACE: Final = 3


VILLAGES: Final = 30
"""B1.1 Villages are the places 0 to 29, one less than their number; hamlets come after."""
START_COUNT: Final = 5
SPECIAL_COUNT: Final = 3
TOKENS_TO_WIN: Final = 4
"""B6.7 Trace tokens the hunters need."""
VICTIMS_TO_WIN: Final = 25
BASE_VICTIMS: Final = 5
"""B6.2 Victims before the leagues are taken off."""
BASE_RANGE: Final = 4
"""B4.2 Leagues the Beast may travel."""
PACK_RANGE: Final = 2
"""B4.4 Leagues that the wolf pack adds."""
FOOT: Final = 2
RIDE: Final = 3
"""B5.1 Leagues a hunter walks, and rides."""
HAUNT_RANGE: Final = 3
"""B4.4 How near to the vagabond's haunt his power works."""

BEAST_SEAT: Final = 0
NONE: Final = -1
"""No village, no token, no card, no space."""


def season_of(round_number: i64) -> i64:
    """B1.5 Return the season of a round; round 0 is the spring of the first victim."""
    return (round_number + 3) % vocab.SEASON_COUNT


def year_of(round_number: i64) -> i64:
    """B1.5 Return the year of a round."""
    return FIRST_YEAR + round_number // vocab.SEASON_COUNT
