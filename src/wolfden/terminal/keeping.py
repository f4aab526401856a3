"""Files: reading what people name, and keeping games so that nothing is ever lost."""

import os
from contextlib import suppress
from datetime import datetime
from pathlib import Path

from wolfden.core.errors import WolfdenError
from wolfden.core.record import Record
from wolfden.core.replay import replay_of, write


class BadFile(WolfdenError):
    """A file cannot be read or written."""

    code = "bad_file"


def read_text(path: Path) -> str:
    """Return the text of a file.

    Raises:
        BadFile: it is not there, may not be read or holds no text.
    """
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise BadFile(f"cannot read {path}: it is no UTF-8 text") from error
    except (OSError, ValueError) as error:
        raise BadFile(f"cannot read {path}: {_trouble(error)}") from error


def write_text(path: Path, text: str) -> None:
    """Write a whole file or nothing: the old one stands until the new one is complete.

    Raises:
        BadFile: the file or its folder may not be written.
    """
    draft = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with draft.open("w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        draft.replace(path)
    except (OSError, ValueError) as error:
        with suppress(OSError, ValueError):
            draft.unlink()
        raise BadFile(f"cannot write {path}: {_trouble(error)}") from error


def _trouble(error: OSError | ValueError) -> str:
    return (isinstance(error, OSError) and error.strerror) or str(error)


def must_be_new(path: Path) -> Path:
    """Return the path if no file stands there yet.

    Raises:
        BadFile: one does, and it is not ours to overwrite.
    """
    if path.exists():
        raise BadFile(f"{path} exists already: name another file, or go on with it by --resume")
    return path


def data_folder() -> Path:
    """Return the folder where this user's games are kept."""
    base = os.environ.get("XDG_DATA_HOME", "")
    root = Path(base) if Path(base).is_absolute() else Path.home() / ".local" / "share"
    return root / "wolfden"


def fresh_file(title: str) -> Path:
    """Return a file for a new game that does not exist yet, named by title and time."""
    name = f"{title}-{datetime.now().astimezone():%Y-%m-%d-%H%M%S}"
    folder = data_folder()
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
        """Write the game as it stands."""
        self.copy_to(self.path, record)

    def copy_to(self, path: Path, record: Record) -> None:
        """Write the game as it stands to any file."""
        write_text(path, write(replay_of(record, dict(enumerate(self._kinds)))))
