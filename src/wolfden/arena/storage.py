"""The folder of a tournament: settings, a journal of finished games, their replays.

A game counts once its line stands in the journal, and its replay is written before that. A line
that was cut in two, because the machine went down, is dropped and its game played again.
"""

import os
import sys
from pathlib import Path
from typing import IO, Final

import msgspec

from wolfden.arena.plans import Settings
from wolfden.arena.results import GameResult, Played
from wolfden.core.errors import WolfdenError
from wolfden.core.files import BadFile, read_text, trouble, write_text

if sys.platform != "win32":
    import fcntl

SETTINGS: Final = "arena.json"
JOURNAL: Final = "games.jsonl"
REPLAYS: Final = "replays"


class OtherTournament(WolfdenError):
    """The folder holds something else than the tournament that was asked for."""

    code = "other_tournament"


def kept_settings(path: Path) -> Settings | None:
    """Return the settings a folder was made with; ``None`` if there is no tournament yet.

    Raises:
        OtherTournament: there is a folder with something else in it.
        BadFile: it cannot be read.
    """
    if not path.exists() or (path.is_dir() and not any(path.iterdir())):
        return None
    if not (path / SETTINGS).is_file():
        raise OtherTournament(
            f"{path} is no folder of the arena: name a new or empty one, or one it has made"
        )
    try:
        return msgspec.json.decode(read_text(path / SETTINGS), type=Settings)
    except msgspec.MsgspecError as error:
        raise BadFile(f"cannot read {path / SETTINGS}: {error}") from error


class Folder:
    """Keeps a tournament; made if it is not there, taken up again if it is.

    Raises:
        OtherTournament: the folder is of a tournament with other settings, or in use.
        BadFile: it cannot be read or written.
    """

    def __init__(self, path: Path, settings: Settings) -> None:
        self.path = path
        kept = kept_settings(path)
        if kept is not None:
            _check_same(path, kept, settings)
        try:
            (path / REPLAYS).mkdir(parents=True, exist_ok=True)
            self._journal = (path / JOURNAL).open("a+b")
        except OSError as error:
            raise BadFile(f"cannot write {path}: {trouble(error)}") from error
        _lock(self._journal, path)
        if kept is None:
            write_text(
                path / SETTINGS, msgspec.json.format(msgspec.json.encode(settings)).decode() + "\n"
            )

    def results(self) -> list[GameResult]:
        """Return all finished games, and cut off what is left of a broken line.

        Raises:
            BadFile: a line is no game.
        """
        self._journal.seek(0)
        found: list[GameResult] = []
        whole = 0
        for number, line in enumerate(self._journal, start=1):
            if not line.endswith(b"\n"):
                break
            try:
                found.append(msgspec.json.decode(line, type=GameResult))
            except msgspec.MsgspecError as error:
                self.close()
                raise BadFile(
                    f"cannot read {self.path / JOURNAL}: line {number} is no game ({error})"
                ) from error
            whole += len(line)
        self._journal.truncate(whole)
        return found

    def replay_path(self, number: int) -> Path:
        """Return where the replay of a game is kept."""
        return self.path / REPLAYS / f"{number:06}.replay"

    def keep(self, played: Played) -> None:
        """Keep a finished game for good.

        Raises:
            BadFile: it cannot be written.
        """
        write_text(self.replay_path(played.result.number), played.replay)
        try:
            self._journal.write(msgspec.json.encode(played.result) + b"\n")
            self._journal.flush()
            os.fsync(self._journal.fileno())
        except OSError as error:
            raise BadFile(f"cannot write {self.path / JOURNAL}: {trouble(error)}") from error

    def close(self) -> None:
        """Let others use the folder."""
        self._journal.close()


def _check_same(path: Path, kept: Settings, asked: Settings) -> None:
    """Refuse to mix games that were played under different settings."""
    new = _facts(asked)
    for name, old in _facts(kept).items():
        if old != new.get(name):
            raise OtherTournament(
                f"{path} holds a tournament with other settings ({name}: {_brief(old)}, not"
                f" {_brief(new.get(name, 'nothing'))}): name another folder, or the same settings"
                " to go on"
            )


def _facts(settings: Settings) -> dict[str, object]:
    """Return every setting by its name, each option as one of its own."""
    facts = {**vars(settings), **settings.options}
    del facts["options"]
    return {**facts, "entrants": ",".join(settings.entrants)}


def _brief(value: object) -> str:
    """Return a value as one can read it in a sentence: of a whole file, only that it is one."""
    return "own file" if "\n" in str(value) else str(value) or "none"


def _lock(file: IO[bytes], path: Path) -> None:
    """Keep a second arena out for as long as this one lives."""
    if sys.platform != "win32":
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            file.close()
            raise OtherTournament(
                f"another arena is at work in {path}: wait for its end"
            ) from error
