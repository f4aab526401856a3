"""Tables of Ambush at a chosen moment."""

from pathlib import Path

import wolfden_ambush
from wolfden_ambush.game import GAME, META, AmbushState

from wolfden.core.options import read_options
from wolfden.core.record import Record
from wolfden.core.registry import Registry

AMBUSH = GAME
FOLDER = Path(wolfden_ambush.__file__).parent
"""The package of the title."""
AMBUSH_ONLY = Registry()
"""A registry with this one title."""
AMBUSH_ONLY.register(AMBUSH, FOLDER)

DEALT = "hand seat=1 card=owl; hand seat=2 card=fox"
"""Two seats with their cards, about to bid."""
BOTH_BID = "hand seat=1 card=owl bid=3; hand seat=2 card=fox bid=1"
"""Both have bid; seat 1 is to show or to fold."""
BOTH_FOLDED = "; ".join(f"{hand} decision=folded" for hand in BOTH_BID.split("; "))
"""The game is over, and nobody has shown."""


def position(lines: str, seats: int = 2) -> str:
    """Return a position text; lines are parted by semicolons."""
    rows = [row.strip() for row in lines.split(";")]
    return "\n".join([f"position ambush rules=3 seats={seats}", *rows]) + "\n"


def ambush(lines: str, seats: int = 2) -> AmbushState:
    """Return the state that a position text describes."""
    return AMBUSH.load(position(lines, seats))


def beginning(seats: int = 2) -> AmbushState:
    """Return a table before any card is drawn."""
    return AMBUSH.begin(seats, read_options(META.options, {}))


def record(lines: str = "", seats: int = 2) -> Record:
    """Return a record that starts from a position, or from the beginning."""
    return Record(AMBUSH, seats, None, position(lines, seats) if lines else "")


def do(game: Record, *lines: str) -> None:
    """Apply actions written as in a replay: ``1 bid 2`` or ``~ draw fox``."""
    for line in lines:
        who, _, text = line.partition(" ")
        game.apply(game.state.parse(-1 if who == "~" else int(who) - 1, text))
