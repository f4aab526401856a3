"""``wolfden train``: its flags, and what happens when it is called.

What needs the extra is loaded when training begins.
"""

import os
from importlib.util import find_spec
from pathlib import Path
from typing import Final

import click

from wolfden.command_line import (
    COUNT,
    SECONDS,
    WHOLE,
    Value,
    command,
    option,
    pass_translator,
    title_argument,
)
from wolfden.core.contract import Game
from wolfden.core.events import Fact
from wolfden.core.processes import SignalWatcher
from wolfden.i18n.translator import Translator

LIBRARY: Final = "torch"


def _numbers(word: str) -> tuple[int, ...]:
    """Return numbers with commas between them."""
    return tuple(int(part) for part in word.split(","))


SEATS: Final = Value("usage-count", _numbers)


@command()
@title_argument
@option("--players", type=SEATS, default="2", metavar="LIST")
@option("--games", type=COUNT, default=400, metavar="N")
@option("--rounds", type=COUNT, default=1, metavar="N")
@option("--simulations", type=COUNT, default=32, metavar="N")
@option("--match", type=WHOLE, default=100, metavar="N")
@option("--seconds", type=SECONDS, metavar="SECONDS")
@option("--seed", default="1", metavar="WORD")
@option("--workers", type=COUNT, metavar="N")
@option("--out", type=Path, metavar="DIR")
@pass_translator
def train(
    translator: Translator,
    title: Game,
    players: tuple[int, ...],
    games: int,
    rounds: int,
    simulations: int,
    match: int,
    seconds: float | None,
    seed: str,
    workers: int | None,
    out: Path | None,
) -> int:
    """Play, learn and compare, or continue with it.

    Raises:
        WolfdenError: what is wrong, in one sentence.
        ModuleNotFoundError: PyTorch is not installed.
    """
    from wolfden.training.pipeline import Training, TrainingSettings  # noqa: PLC0415 (needs an extra)

    if find_spec(LIBRARY) is None:  # said before hours of games, not after them
        raise ModuleNotFoundError(name=LIBRARY)
    title_id = title.meta().id
    settings = TrainingSettings(title_id, players, games, rounds, simulations, match, seed)
    folder = out or Path(f"train-{title_id}")
    stop = SignalWatcher()

    def report(key: str, **facts: Fact) -> None:
        click.echo(translator.translate(key, facts))

    with stop.watching():
        count = workers or os.cpu_count() or 1
        done = Training(settings, folder, count, report, stop, seconds).run()
    if not done:
        report("train-stopped", path=str(folder))
    return stop.exit_code
