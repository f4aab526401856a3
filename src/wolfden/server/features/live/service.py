"""Live games worth watching: public ones, the best first."""

import asyncio
from typing import Final

from wolfden.server.base.times import MINUTE, now
from wolfden.server.tables.model import TableInfo
from wolfden.server.tables.table import TableService
from wolfden.server.tables.wire import TableShown

MOST_LISTED: Final = 3
MOST_READ: Final = 50
FRESH_SECONDS: Final = 10.0
"""How long a list is good for all who ask."""
IDLE: Final = 30 * MINUTE
"""Without an action for as long, a game comes after those that are played now."""


class LiveGames:
    """The list of live games, made at most every few seconds, however many ask for it."""

    def __init__(self, tables: TableService) -> None:
        self._tables = tables
        self._made = -FRESH_SECONDS
        self._list: list[TableShown] = []
        self._making = asyncio.Lock()

    async def best(self) -> list[TableShown]:
        """Return the games most worth watching, the best first."""
        async with self._making:
            at = asyncio.get_running_loop().time()
            if at - self._made >= FRESH_SECONDS:
                self._list = await self._make()
                self._made = at
        return self._list

    async def _make(self) -> list[TableShown]:
        found = await self._tables.queries.public("running", "", MOST_READ)
        infos = [info for info in found if info.settings.watchers and not info.guide]
        people = {info.id: _people(info) for info in infos}
        now_ms = now()

        def worth(game: TableShown) -> tuple[bool, int, int, int]:
            return now_ms - game.moved < IDLE, people[game.id], game.watching, game.moved

        return sorted(self._tables.describe_all(infos), key=worth, reverse=True)[:MOST_LISTED]


def _people(info: TableInfo) -> int:
    """Return how many seats people play themselves."""
    return sum(
        seat.guest is not None and not (seat.guest.bot or seat.stand_in) for seat in info.seats
    )
