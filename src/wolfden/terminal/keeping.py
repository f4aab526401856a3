"""Saving games, so that nothing is ever lost."""

from datetime import datetime
from pathlib import Path

from platformdirs import user_data_path

from wolfden.core.record import Record
from wolfden.core.text.files import BadFile, write_text
from wolfden.core.text.replay import replay_of, write


def must_be_new(path: Path) -> Path:
    """Return the path if no file is there yet.

    Raises:
        BadFile: one does, and it is not ours to overwrite.
    """
    if path.exists():
        raise BadFile("file-exists", path=str(path))
    return path


def fresh_file(title: str) -> Path:
    """Return a file for a new game that does not exist yet, named by title and time."""
    name = f"{title}-{datetime.now().astimezone():%Y-%m-%d-%H%M%S}"
    folder = user_data_path("wolfden")
    number = 1
    while True:
        path = folder / f"{name}{'' if number == 1 else f'-{number}'}.replay"
        if not path.exists():
            return path
        number += 1


class Keeper:
    """Keeps one game in one file, with the kinds of its seats as their names."""

    def __init__(self, path: Path, kinds: list[str]) -> None:
        self.path = path
        self._kinds = kinds

    def keep(self, record: Record) -> None:
        """Write the game as it is now."""
        self.copy_to(self.path, record)

    def copy_to(self, path: Path, record: Record) -> None:
        """Write the game as it is now to any file."""
        write_text(path, write(replay_of(record, dict(enumerate(self._kinds)))))
