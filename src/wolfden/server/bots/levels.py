"""The bots that can be asked for over the network: those of the house, by their plain names.

A name such as ``package.module:Class`` would run code of the caller's choice, and a budget of the
caller's choice could keep a worker busy for an hour; the command line takes both, a server neither.
"""

from typing import Final

from wolfden.core.errors import BadSetup
from wolfden.players.bots import BOTS, LEVELS

THINKING: Final = {name: level.budget.seconds for name, level in LEVELS.items()}
"""The most seconds a bot thinks about a decision; those that are not here need none."""

USUAL: Final = "hunter"
"""The level of a bot when nobody says more."""


def checked_level(level: str) -> str:
    """Return a bot level, the usual one for none.

    Raises:
        BadSetup: no bot of the house has the level.
    """
    if level and level not in BOTS:
        raise BadSetup("bot-unknown", bot=level, known=list(BOTS))
    return level or USUAL
