"""The golden replays of all titles, each read and played through once for all tests."""

from functools import cache
from pathlib import Path

from wolfden.core.events import Event
from wolfden.core.record import Record
from wolfden.core.text.replay import Replay, open_replay
from wolfden.titles import TITLES

FOLDER = Path(__file__).parents[1] / "titles"


def golden_files(title: str = "*") -> list[Path]:
    """Return the golden replays of a title, or of all."""
    return sorted(FOLDER.glob(f"{title.replace('-', '_')}/replays/*.txt"))


@cache
def opened(path: Path) -> tuple[Replay, Record]:
    """Return a replay as it was read, and the game that it plays."""
    return open_replay(path.read_text(encoding="utf-8"), TITLES)


def events_of(paths: list[Path]) -> list[Event]:
    """Return the events of some golden games, one game after the other."""
    return [event for path in paths for step in opened(path)[1].steps for event in step.events]
