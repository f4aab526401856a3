"""Bots by name, as the command line, the arena and the server use them.

* ``random`` and ``greedy`` need no time to think;
* the levels ``cub``, ``hunter``, ``alpha`` and ``legend`` search, each about four times as long as
  the one before; ``alpha:seconds=0.2`` and ``alpha:simulations=400`` are the level with another
  budget (with simulations the same seed decides the same way again);
* ``package.module:Class`` is an external player, made with the game and a random generator. It
  runs code by name: accept such names from the local user only, never over a network.
"""

import random
from collections.abc import Callable
from dataclasses import replace
from importlib import import_module
from math import isfinite
from typing import Final

from wolfden.core.contract import Game
from wolfden.core.errors import BadSetup
from wolfden.players.budget import Budget
from wolfden.players.greedy import GreedyPlayer
from wolfden.players.judging import judge_of
from wolfden.players.player import Player, RandomPlayer
from wolfden.players.searcher import Level, SearchPlayer

Maker = Callable[[Game, random.Random], Player]

LEVELS: Final[dict[str, Level]] = {
    "cub": Level(Budget(seconds=0.1), temperature=0.6),
    "hunter": Level(Budget(seconds=0.5), temperature=0.2),
    "alpha": Level(Budget(seconds=2.0)),
    "legend": Level(Budget(seconds=8.0)),
}
"""The bots that search, from the weakest to the strongest."""

BOTS: Final[tuple[str, ...]] = ("random", "greedy", *LEVELS)
"""Every built-in bot, from the weakest to the strongest."""

DEFAULT_BOT: Final = "cub"
MAX_SECONDS: Final = 3600.0
MAX_SIMULATIONS: Final = 10**6


def check_bot(name: str) -> None:
    """Check that a bot of this name exists.

    Raises:
        BadSetup: it does not, or its class cannot be imported.
    """
    _maker(name)


def make_bot(name: str, game: Game, seed: str) -> Player:
    """Return a player of a game; the same seed makes it decide the same way again.

    Raises:
        BadSetup: no bot has this name, or its class cannot be imported or constructed.
    """
    return _maker(name)(game, random.Random(seed))


def _maker(name: str) -> Maker:
    base, colon, rest = name.partition(":")
    if base in LEVELS:
        level = LEVELS[base]
        if colon:
            level = replace(level, budget=_read_budget(name, rest))
        return lambda game, rng: SearchPlayer(judge_of(game), level, rng)
    if name == "random":
        return lambda _game, rng: RandomPlayer(rng)
    if name == "greedy":
        return lambda game, rng: GreedyPlayer(judge_of(game), rng)
    if base in BOTS:
        raise BadSetup("bot-without-budget", bot=base)
    if colon:
        return _external_bot(name, base, rest)
    raise BadSetup("bot-unknown", bot=name, known=list(BOTS))


def _read_budget(name: str, text: str) -> Budget:
    kind, _equals, amount = text.partition("=")
    is_number = amount.isascii() and amount.isdigit()
    if kind == "simulations" and is_number and 1 <= int(amount) <= MAX_SIMULATIONS:
        return Budget(simulations=int(amount))
    if kind == "seconds":
        try:
            seconds = float(amount)
        except ValueError:
            seconds = 0.0
        if isfinite(seconds) and 0.0 < seconds <= MAX_SECONDS:
            return Budget(seconds=seconds)
    raise BadSetup("bot-budget", bot=name, seconds=int(MAX_SECONDS), simulations=MAX_SIMULATIONS)


# External players.


def _external_bot(name: str, module: str, word: str) -> Maker:
    """Return the constructor of a player that is named by its import path."""
    try:
        found = getattr(import_module(module), word)
    except Exception as error:
        raise BadSetup("bot-broken", bot=name, trouble=_describe(error)) from error
    if not (isinstance(found, type) and issubclass(found, Player)):
        raise BadSetup("bot-class", bot=name)
    make: Maker = found

    def construct(game: Game, rng: random.Random) -> Player:
        try:
            return make(game, rng)
        except Exception as error:
            raise BadSetup("bot-broken", bot=name, trouble=_describe(error)) from error

    return construct


def _describe(error: Exception) -> str:
    return f"{type(error).__name__}: {error}"
