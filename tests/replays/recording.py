"""Writing recorded games as golden replays; each title has a recorder of its own beside it."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Protocol, TypeVar

from wolfden.core.record import Record
from wolfden.core.text.replay import replay_of, write

NAMES = ("Ash", "Birch", "Cedar", "Dogwood", "Elder")


class Case(Protocol):
    """A game to record: what it is called, and for how many seats it is."""

    @property
    def name(self) -> str:
        """Return the name of its file."""

    @property
    def seats(self) -> int:
        """Return how many sit at the table."""


C = TypeVar("C", bound=Case)


def record_all(title: str, cases: Sequence[C], play: Callable[[C], Record]) -> None:
    """Play all cases of a title and write their files anew."""
    folder = Path(__file__).parents[1] / "titles" / title.replace("-", "_") / "replays"
    folder.mkdir(exist_ok=True)
    for case in cases:
        text = _text(case, play(case))
        (folder / f"{case.name}.txt").write_text(text, encoding="utf-8")
        print(f"{case.name}: {len(text.splitlines())} lines, {text.splitlines()[-1]}")


def _text(case: Case, record: Record) -> str:
    """Return the replay of a case, with a name for every seat and two notes."""
    replay = replay_of(record, dict(enumerate(NAMES[: case.seats])))
    replay.lines[0] = replace(replay.lines[0], comment=case.name)
    replay.lines[-1] = replace(replay.lines[-1], seconds=1.5)
    return write(replay)
