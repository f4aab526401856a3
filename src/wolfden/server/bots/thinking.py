"""What a worker process does: loads a world that a seat cannot tell from the true one, thinks."""

import os
import random
import signal
import threading
from multiprocessing import connection, parent_process

from wolfden.core.contract import Seat
from wolfden.core.perspective import Perspective
from wolfden.players import advice
from wolfden.players.bots import make_bot
from wolfden.players.turns import bot_action
from wolfden.titles import TITLES


def begin() -> None:
    """Get a worker ready: the server stops it, and it goes when the server is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_leave_with_parent, daemon=True).start()


def _leave_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        connection.wait([parent.sentinel])
        os._exit(1)


def ready() -> None:
    """Do nothing: who answers this has loaded all it needs."""


def decide(title: str, world: str, levels: dict[Seat, str], seed: str) -> tuple[Seat, str] | None:
    """Return who of a team's bots does what; nothing if they leave it to people.

    The world holds only what the team knows.
    """
    game = TITLES.get(title)
    bots = {seat: make_bot(level, game, f"{seed} {seat}") for seat, level in levels.items()}
    action = bot_action(game.load(world), bots, random.Random(seed))
    return None if action is None else (action.seat, str(action))


def hint(title: str, world: str, seat: Seat, seed: str) -> str:
    """Return what a good player would do on a seat."""
    game = TITLES.get(title)
    perspective = Perspective(game.load(world), seat, random.Random(seed))
    return str(advice.hint(perspective, game, seed, count=1)[0].action)


def evaluate(title: str, world: str, seat: Seat, seed: str) -> list[float]:
    """Return every seat's chance to win, as far as a seat knows."""
    game = TITLES.get(title)
    perspective = Perspective(game.load(world), seat, random.Random(seed))
    return advice.evaluate(perspective, game, seed)
