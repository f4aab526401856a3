"""``wolfden puzzles``: its flags, and what happens when it is called.

The flags are read without any extra; what needs one is loaded when the work begins.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Final

from wolfden.arena.stopping import Stopping
from wolfden.core.contract import Game
from wolfden.core.errors import BadSetup
from wolfden.core.options import Options
from wolfden.core.registry import Registry
from wolfden.i18n.hearing import english
from wolfden.i18n.parts import Spoken
from wolfden.usage import count, whole

if TYPE_CHECKING:
    from wolfden.i18n.speaker import Speaker

GAMES: Final = 20
PLAYERS: Final = 2
SEED: Final = 1
SIMULATIONS: Final = 4000
MOST_SIMULATIONS: Final = 30_000
"""A check and the deepest search take several times as many, up to what a search may have."""
STOPPED: Final = 130
NEEDED: Final = ("fluent", "msgspec")


def add_make(parser: argparse.ArgumentParser, title: Callable[[str], Game]) -> None:
    """Add the flags of ``make``, all but the options of the title."""
    add = parser.add_argument
    add("title", type=title, metavar="TITLE", help="which game")
    add("--games", type=count, default=GAMES, metavar="N", help=f"games looked through ({GAMES})")
    add("--players", type=count, default=PLAYERS, metavar="N", help=f"seats ({PLAYERS})")
    add("--seed", type=whole, default=SEED, metavar="N", help=f"which games ({SEED})")
    add(
        "--simulations",
        type=count,
        default=SIMULATIONS,
        metavar="N",
        help=f"simulations of a deep search ({SIMULATIONS})",
    )
    add("--out", type=Path, required=True, metavar="FILE", help="where puzzles go; goes on there")


def add_check(parser: argparse.ArgumentParser) -> None:
    """Add the flags of ``check``."""
    add = parser.add_argument
    add("file", type=Path, metavar="FILE", help="the puzzles")
    add("--seed", type=whole, default=SEED, metavar="N", help=f"of the check ({SEED})")
    add(
        "--simulations",
        type=count,
        metavar="N",
        help="simulations of each search (eight times those of the making)",
    )
    add("--out", type=Path, metavar="FILE", help="write those that hold to a new file")


def make(given: argparse.Namespace, options: Options) -> int:
    """Make puzzles; return the exit code.

    Raises:
        WolfdenError: what is wrong, in one sentence.
    """
    _check_extra()
    from wolfden.teaching.puzzles import making  # noqa: PLC0415 (needs an extra)
    from wolfden.teaching.puzzles.puzzle import Source  # noqa: PLC0415 (needs an extra)

    game: Game = given.title
    if given.simulations > MOST_SIMULATIONS:
        most, asked = str(MOST_SIMULATIONS), str(given.simulations)
        raise BadSetup("simulations", most=most, asked=asked)
    game.setup(given.players, options)
    meta = game.meta()
    source = Source(
        meta.id, meta.rules_version, given.players, options, given.seed, given.simulations
    )
    stopping = Stopping()
    with stopping.watched():
        order = making.Order(game, source, given.games, given.out)
        is_done = making.make(order, _teller(given), stopping)
    return 0 if is_done else STOPPED


def check(given: argparse.Namespace, titles: Registry) -> int:
    """Check puzzles; return the exit code.

    Raises:
        WolfdenError: what is wrong, in one sentence.
    """
    _check_extra()
    from wolfden.teaching.puzzles import reporting  # noqa: PLC0415 (needs an extra)

    stopping = Stopping()
    with stopping.watched():
        is_done = reporting.check_file(
            reporting.Order(given.file, given.seed, given.simulations, given.out),
            titles,
            _teller(given),
            stopping,
        )
    return 0 if is_done else STOPPED


def _teller(given: argparse.Namespace) -> Callable[[Spoken], None]:
    """Return what prints sentences in the language that was asked for."""
    speaker: Speaker = given.speaker or english()
    return lambda sentence: print(speaker.tell(sentence), flush=True)


def _check_extra() -> None:
    missing = [name for name in NEEDED if find_spec(name) is None]
    if missing:
        raise BadSetup("extra-missing", names=missing, extra="arena")
