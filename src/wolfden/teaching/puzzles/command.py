"""``wolfden puzzles``: its flags, and what happens when it is called.

The flags are read without any extra; what needs one is loaded when the work begins.
"""

import argparse
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from wolfden.arena.stopping import Stopping
from wolfden.core.contract import Game
from wolfden.core.errors import BadSetup
from wolfden.core.options import Options
from wolfden.core.registry import Registry

GAMES: Final = 20
PLAYERS: Final = 2
SEED: Final = 1
SIMULATIONS: Final = 4000
MOST_SIMULATIONS: Final = 30_000
"""A check and the deepest search take several times as many, up to what a search may have."""
STOPPED: Final = 130
NEEDED: Final = "msgspec"


def add_make(
    parser: argparse.ArgumentParser, title: Callable[[str], Game], whole: Callable[[str], int]
) -> None:
    """Add the flags of ``make``, all but the options of the title."""
    add = parser.add_argument
    add("title", type=title, metavar="TITLE", help="which game")
    add("--games", type=_count, default=GAMES, metavar="N", help=f"games looked through ({GAMES})")
    add("--players", type=_count, default=PLAYERS, metavar="N", help=f"seats ({PLAYERS})")
    add("--seed", type=whole, default=SEED, metavar="N", help=f"which games ({SEED})")
    _add_simulations(parser, f"of a deep search ({SIMULATIONS})", SIMULATIONS)
    add("--out", type=Path, required=True, metavar="FILE", help="where puzzles go; goes on there")


def add_check(parser: argparse.ArgumentParser, whole: Callable[[str], int]) -> None:
    """Add the flags of ``check``."""
    add = parser.add_argument
    add("file", type=Path, metavar="FILE", help="the puzzles")
    add("--seed", type=whole, default=SEED, metavar="N", help=f"of the check ({SEED})")
    _add_simulations(parser, "of each search (eight times those of the making)", None)
    add("--out", type=Path, metavar="FILE", help="write those that hold to a new file")


def _add_simulations(parser: argparse.ArgumentParser, of: str, usual: int | None) -> None:
    parser.add_argument(
        "--simulations", type=_count, default=usual, metavar="N", help=f"simulations {of}"
    )


def _count(word: str) -> int:
    if not (word.isascii() and word.isdigit() and len(word) < 10 and int(word) > 0):
        raise argparse.ArgumentTypeError(f"{word!r} is no whole number above zero")
    return int(word)


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
        raise BadSetup(f"--simulations goes up to {MOST_SIMULATIONS}, not {given.simulations}")
    game.setup(given.players, options)
    meta = game.meta()
    source = Source(
        meta.id, meta.rules_version, given.players, options, given.seed, given.simulations
    )
    stopping = Stopping()
    with stopping.watched():
        order = making.Order(game, source, given.games, given.out)
        is_done = making.make(order, _tell, stopping)
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
            _tell,
            stopping,
        )
    return 0 if is_done else STOPPED


def _tell(sentence: str) -> None:
    print(sentence, flush=True)


def _check_extra() -> None:
    if find_spec(NEEDED) is None:
        raise BadSetup(f"puzzles need {NEEDED}: install it with pip install 'wolfden[arena]'")
