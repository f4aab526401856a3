"""Reading who enters a tournament."""

from collections.abc import Iterable

from wolfden.core.errors import BadSetup
from wolfden.players.bots import check_bot


def read_entrants(text: str) -> tuple[str, ...]:
    """Read the names of bots with commas between.

    Raises:
        BadSetup: a name is empty, or no bot is called so.
    """
    return checked_entrants(text.split(","))


def checked_entrants(names: Iterable[str]) -> tuple[str, ...]:
    """Return the names without blanks around them, once every one is known to be a bot's.

    Raises:
        BadSetup: a name is empty, or no bot is called so.
    """
    entrants = tuple(name.strip() for name in names)
    if "" in entrants:
        raise BadSetup("entrant-empty")
    for name in dict.fromkeys(entrants):
        check_bot(name)
    return entrants
