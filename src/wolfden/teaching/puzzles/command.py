"""``wolfden puzzles``: its flags, and what happens when it is called.

What needs the extra is loaded when the work begins.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Final

from wolfden.command_line import (
    COUNT,
    WHOLE,
    BadUsage,
    Group,
    TitleCommand,
    argument,
    option,
    pass_translator,
    title_argument,
)
from wolfden.core.contract import Game
from wolfden.core.options import Options
from wolfden.core.processes import SignalWatcher
from wolfden.i18n.messages import Message
from wolfden.i18n.translator import Translator

MOST_SIMULATIONS: Final = 30_000
"""A check and the deepest search take several times as many, up to what a search may have."""
STOPPED: Final = 130

Report = Callable[[Message], None]

puzzles = Group("puzzles")


@puzzles.command(cls=TitleCommand)
@title_argument
@option("--games", type=COUNT, default=20, metavar="N")
@option("--players", type=COUNT, default=2, metavar="N")
@option("--seed", type=WHOLE, default=1, metavar="N")
@option("--simulations", type=COUNT, default=4000, metavar="N")
@option("--out", type=Path, required=True, metavar="FILE")
@pass_translator
def make(
    translator: Translator,
    title: Game,
    games: int,
    players: int,
    seed: int,
    simulations: int,
    out: Path,
    options: Options,
) -> int:
    """Make puzzles."""
    from wolfden.teaching.puzzles import library, making  # noqa: PLC0415 (needs an extra)

    if simulations > MOST_SIMULATIONS:
        raise BadUsage("simulations", most=str(MOST_SIMULATIONS), asked=str(simulations))
    title.setup(players, options)
    meta = title.meta()
    source = library.Source(meta.id, meta.rules_version, players, options, seed, simulations)
    order = making.PuzzleOrder(title, source, games, out)
    return _run(translator, lambda report, stop: making.make(order, report, stop))


@puzzles.command()
@argument("file", type=Path)
@option("--seed", type=WHOLE, default=1, metavar="N")
@option("--simulations", type=COUNT, metavar="N")
@option("--out", type=Path, metavar="FILE")
@pass_translator
def check(
    translator: Translator, file: Path, seed: int, simulations: int | None, out: Path | None
) -> int:
    """Check puzzles."""
    from wolfden.teaching.puzzles import making  # noqa: PLC0415 (needs an extra)

    return _run(
        translator,
        lambda report, stop: making.check_file(file, seed, simulations, out, report, stop),
    )


def _run(translator: Translator, work: Callable[[Report, SignalWatcher], bool]) -> int:
    """Run work that prints messages and ends early at a signal; return the exit code."""
    say, stop = translator.format_message, SignalWatcher()
    with stop.watching():
        return 0 if work(lambda message: print(say(message), flush=True), stop) else STOPPED
