"""``wolfden arena``: its flags, and what happens when it is called.

The flags are read without any extra; what needs one is loaded when a tournament begins.
"""

import argparse
from datetime import datetime
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from wolfden.core.contract import Game
from wolfden.core.errors import BadSetup
from wolfden.core.options import Options
from wolfden.i18n.hearing import english
from wolfden.usage import count, seconds

GAMES: Final = 100
NEEDED: Final = ("fluent", "msgspec", "openskill", "rich")
BARE_CLUSTER: Final = "auto"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the flags of the command, all but the title and its options."""
    add = parser.add_argument
    add("--seats", metavar="LIST", help="who plays, such as alpha,hunter,cub")
    add("--games", type=count, metavar="N", help=f"how many games ({GAMES})")
    add("--players", type=count, metavar="N", help="seats at a table (as many as --seats names)")
    add("--swap", action="store_true", help="let the sides of a title change hands every game")
    add("--seed", metavar="WORD", help="make deals and bots repeatable")
    add("--limit", type=seconds, metavar="SECONDS", help="longest time a decision may take (120)")
    add("--workers", type=count, metavar="N", help="games played at a time (one a processor)")
    add(
        "--cluster",
        nargs="?",
        const=BARE_CLUSTER,
        metavar="ADDRESS",
        help="play on a Ray cluster: the one this machine belongs to, HOST:PORT, or local",
    )
    add("--out", type=Path, metavar="DIR", help="folder for all results; go on if it has some")
    add(
        "--ladder",
        nargs="?",
        const="",
        metavar="LIST",
        help="let each bot of the house (or of the list) play the one below it",
    )


def run(given: argparse.Namespace, game: Game, options: Options) -> int:
    """Play a tournament or a ladder; return the exit code.

    Raises:
        WolfdenError: what is wrong, in one sentence.
    """
    missing = [name for name in NEEDED if find_spec(name) is None]
    if missing:
        raise BadSetup("extra-missing", names=missing, extra="arena")
    from wolfden.arena import ladder, session  # noqa: PLC0415 (needs an extra)

    order = session.Order(
        title=game.meta().id,
        seats=given.seats,
        games=GAMES if given.games is None else given.games,
        players=given.players,
        swap=given.swap,
        seed=given.seed,
        limit=given.limit,
        workers=given.workers,
        cluster=given.cluster,
        out=given.out or _fresh_folder(game.meta().id),
        options=options,
        speaker=given.speaker or english(),
    )
    if given.ladder is not None:
        return ladder.climb(order, given.ladder)
    return session.run(order)


def _fresh_folder(title: str) -> Path:
    return Path(f"arena-{title}-{datetime.now().astimezone():%Y-%m-%d-%H%M%S}")
