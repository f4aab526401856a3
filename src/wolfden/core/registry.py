"""The shelf of titles: find a game by its id."""

from wolfden.core.contract import Game
from wolfden.core.errors import UnknownTitle


class Registry:
    """Titles by id, in the order they were put on the shelf."""

    def __init__(self) -> None:
        self._games: dict[str, Game] = {}

    def register(self, game: Game) -> None:
        """Put a title on the shelf; an id stands there once."""
        title = game.meta().id
        if title in self._games:
            raise ValueError(f"the title {title!r} is registered twice")
        self._games[title] = game

    def ids(self) -> tuple[str, ...]:
        """Return the ids of all titles."""
        return tuple(self._games)

    def get(self, title: str) -> Game:
        """Return the game with this id.

        Raises:
            UnknownTitle: there is none.
        """
        if title not in self._games:
            raise UnknownTitle(
                f"unknown title {title!r}: the titles are {', '.join(self.ids())}",
                "title",
                title=title,
                known=list(self.ids()),
            )
        return self._games[title]
