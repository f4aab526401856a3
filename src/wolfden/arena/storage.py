"""The folder of a tournament: settings, a journal of finished games, their replays.

A game counts once its line stands in the journal, and its replay is written before that. A line
that was cut in two, because the machine went down, is dropped and its game played again.
"""

from pathlib import Path
from typing import Final

import msgspec

from wolfden.arena.journal import InUse, Journal
from wolfden.arena.plans import Settings
from wolfden.arena.results import GameResult, Played
from wolfden.core.errors import WolfdenError
from wolfden.core.text.files import BadFile, read_text, unwritable, write_text

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
        raise OtherTournament("arena-folder", path=str(path))
    try:
        return msgspec.json.decode(read_text(path / SETTINGS), type=Settings)
    except msgspec.MsgspecError as error:
        file, trouble = str(path / SETTINGS), str(error)
        raise BadFile("arena-settings", path=file, trouble=trouble) from error


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
        except OSError as error:
            raise unwritable(path, error) from error
        try:
            self._journal = Journal(path / JOURNAL, msgspec.json.Decoder(GameResult))
        except InUse as error:
            raise OtherTournament("file-in-use", path=str(path)) from error
        if kept is None:
            write_text(
                path / SETTINGS, msgspec.json.format(msgspec.json.encode(settings)).decode() + "\n"
            )

    def results(self) -> list[GameResult]:
        """Return all finished games, and cut off what is left of a broken line.

        Raises:
            BadFile: a line is no game.
        """
        return self._journal.lines()

    def replay_path(self, number: int) -> Path:
        """Return where the replay of a game is kept."""
        return self.path / REPLAYS / f"{number:06}.replay"

    def keep(self, played: Played) -> None:
        """Keep a finished game for good.

        Raises:
            BadFile: it cannot be written.
        """
        write_text(self.replay_path(played.result.number), played.replay)
        self._journal.keep(played.result)

    def close(self) -> None:
        """Let others use the folder."""
        self._journal.close()


def _check_same(path: Path, kept: Settings, asked: Settings) -> None:
    """Refuse to mix games that were played under different settings."""
    new = _facts(asked)
    for name, old in _facts(kept).items():
        if old != new.get(name):
            raise OtherTournament(
                "arena-other",
                path=str(path),
                name=name,
                kept=_brief(old),
                asked=_brief(new.get(name, "nothing")),
            )


def _facts(settings: Settings) -> dict[str, object]:
    """Return every setting by its name, each option as one of its own."""
    facts = {**vars(settings), **settings.options}
    del facts["options"]
    return {**facts, "entrants": ",".join(settings.entrants)}


def _brief(value: object) -> str:
    """Return a value as one can read it in a sentence: of a whole file, only that it is one."""
    return "own file" if "\n" in str(value) else str(value) or "none"
