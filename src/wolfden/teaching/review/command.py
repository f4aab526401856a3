"""``wolfden review``: its flags, and what happens when it is called.

What needs the extra is loaded when the work begins.
"""

from pathlib import Path
from typing import TYPE_CHECKING

from wolfden.command_line import COUNT, WHOLE, BadUsage, argument, command, option, pass_translator
from wolfden.core.errors import BadReplay
from wolfden.core.record import Record
from wolfden.core.text.files import read_text
from wolfden.core.text.replay import open_replay
from wolfden.i18n.translator import Translator
from wolfden.teaching.review import DEFAULT_SIMULATIONS, MOST_SIMULATIONS
from wolfden.titles import TITLES

if TYPE_CHECKING:
    from wolfden.teaching.review.model import Review


@command()
@argument("file", type=Path)
@option("--simulations", type=COUNT, default=DEFAULT_SIMULATIONS, metavar="N")
@option("--seed", type=WHOLE, default=1, metavar="N")
@option("--json", "as_json", is_flag=True)
@pass_translator
def review(translator: Translator, file: Path, simulations: int, seed: int, as_json: bool) -> int:
    """Review a finished game."""
    from wolfden.teaching.review.model import write_review  # noqa: PLC0415 (needs an extra)
    from wolfden.teaching.review.report import ReviewReport  # noqa: PLC0415

    if simulations > MOST_SIMULATIONS:
        raise BadUsage("simulations", most=str(MOST_SIMULATIONS), asked=str(simulations))
    record, names = _read_game(file)
    found = _with_progress(record, names, simulations, str(seed), translator)
    if as_json:
        print(write_review(found))
    else:
        print("\n".join(ReviewReport(found, record, translator).report()))
    return 0


def _read_game(file: Path) -> tuple[Record, list[str]]:
    """Return a finished game and the names of its players."""
    replay, record = open_replay(read_text(file), TITLES)
    if not record.state.is_over:
        raise BadReplay("review-unfinished", path=str(file))
    return record, [replay.names.get(seat, "") for seat in range(replay.seats)]


def _with_progress(
    record: Record, names: list[str], simulations: int, seed: str, translator: Translator
) -> "Review":
    """Review a game with a progress bar, if errors go to a terminal."""
    from rich.console import Console  # noqa: PLC0415 (needs an extra)
    from rich.progress import Progress  # noqa: PLC0415

    from wolfden.teaching.review.judging import review_game  # noqa: PLC0415

    console = Console(stderr=True)
    with Progress(console=console, disable=not console.is_terminal, transient=True) as progress:
        task = progress.add_task(translator.translate("review-judging"), total=None)

        def report(done: int, total: int) -> None:
            progress.update(task, completed=done, total=total)

        return review_game(record, names, simulations, seed, report)
