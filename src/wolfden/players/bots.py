"""Bots by name: what a command line, an arena and a table call an opponent."""

import random
from collections.abc import Callable
from typing import Final

from wolfden.core.contract import Game
from wolfden.core.errors import BadSetup
from wolfden.players.player import Player, RandomPlayer

Maker = Callable[[Game, random.Random], Player]

BOTS: Final[dict[str, Maker]] = {"random": lambda _game, rng: RandomPlayer(rng)}
DEFAULT_BOT: Final = "random"


def check_bot(name: str) -> None:
    """Make sure that a bot has this name.

    Raises:
        BadSetup: none has.
    """
    if name not in BOTS:
        raise BadSetup(f"no bot is called {name!r}: the bots are {', '.join(BOTS)}")


def make_bot(name: str, game: Game, seed: str) -> Player:
    """Return a player of a game; the same seed makes it decide the same way again.

    Raises:
        BadSetup: no bot has this name.
    """
    check_bot(name)
    return BOTS[name](game, random.Random(seed))
