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

GAMES: Final = 20
PLAYERS: Final = 2
SEED: Final = 1
SIMULATIONS: Final = 4000
MOST_SIMULATIONS: Final = 30_000
"""A check and the deepest search take several times as many, up to what a search may have."""
STOPPED: Final = 130

puzzles = Group("puzzles")


@puzzles.command(cls=TitleCommand)
@title_argument
@option("--games", type=COUNT, default=GAMES, metavar="N")
@option("--players", type=COUNT, default=PLAYERS, metavar="N")
@option("--seed", type=WHOLE, default=SEED, metavar="N")
@option("--simulations", type=COUNT, default=SIMULATIONS, metavar="N")
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
    """Make puzzles.

    Raises:
        WolfdenError: what is wrong, in one sentence.
    """
    from wolfden.teaching.puzzles import library, making  # noqa: PLC0415 (needs an extra)

    if simulations > MOST_SIMULATIONS:
        raise BadUsage("simulations", most=str(MOST_SIMULATIONS), asked=str(simulations))
    title.setup(players, options)
    meta = title.meta()
    source = library.Source(meta.id, meta.rules_version, players, options, seed, simulations)
    stopping = SignalWatcher()
    with stopping.watching():
        order = making.Order(title, source, games, out)
        is_done = making.make(order, _printer(translator), stopping)
    return 0 if is_done else STOPPED


@puzzles.command()
@argument("file", type=Path)
@option("--seed", type=WHOLE, default=SEED, metavar="N")
@option("--simulations", type=COUNT, metavar="N")
@option("--out", type=Path, metavar="FILE")
@pass_translator
def check(
    translator: Translator, file: Path, seed: int, simulations: int | None, out: Path | None
) -> int:
    """Check puzzles.

    Raises:
        WolfdenError: what is wrong, in one sentence.
    """
    from wolfden.teaching.puzzles import making  # noqa: PLC0415 (needs an extra)

    stopping = SignalWatcher()
    with stopping.watching():
        tell = _printer(translator)
        is_done = making.check_file(file, seed, simulations, out, tell, stopping)
    return 0 if is_done else STOPPED


def _printer(translator: Translator) -> Callable[[Message], None]:
    """Return a function that prints sentences in the language asked for."""
    return lambda sentence: print(translator.format_message(sentence), flush=True)
