"""The titles that are installed, by id."""

from pathlib import Path

from wolfden.core.contract import Game
from wolfden.core.errors import UnknownTitle
from wolfden.core.text.english import ENGLISH


class Registry:
    """Titles by id, in the order of registration, with the folders of their packages.

    ``problems`` has one sentence for each title package that could not be used.
    """

    def __init__(self) -> None:
        self.problems: list[str] = []
        self._games: dict[str, Game] = {}
        self._folders: dict[str, Path] = {}

    def register(self, game: Game, folder: Path | None = None) -> None:
        """Add a title; ``folder`` holds its page, texts and guide, if it has any.

        Raises:
            ValueError: another title has the same id.
        """
        title = game.meta().id
        if title in self._games:
            raise ValueError(f"the title {title!r} is registered twice")
        self._games[title] = game
        if folder is not None:
            self._folders[title] = folder
            ENGLISH.add(folder / "texts" / "en.ftl")

    def ids(self) -> tuple[str, ...]:
        """Return the ids of all titles."""
        return tuple(self._games)

    def get(self, title: str) -> Game:
        """Return the game with this id.

        Raises:
            UnknownTitle: there is none.
        """
        if title not in self._games:
            raise UnknownTitle("title", title=title, known=list(self.ids()))
        return self._games[title]

    def folder(self, title: str) -> Path | None:
        """Return the folder of a title's package, or ``None`` if it has none."""
        return self._folders.get(title)

    def files(self, name: str) -> dict[str, Path]:
        """Return the file ``name`` of every title that has one, by the title's id."""
        paths = {title: folder / name for title, folder in self._folders.items()}
        return {title: path for title, path in paths.items() if path.exists()}
