"""Whole games played through once more for those who look back, and kept for the next who asks."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from typing import Any, Final

from wolfden.server.limits import Limit
from wolfden.server.tables.house import House
from wolfden.server.tables.replaying import game_told, names, replay_file
from wolfden.server.tables.table import Table
from wolfden.server.wire.requests import Replay
from wolfden.server.wire.things import EntryTold

MOST_KEPT: Final = 12
"""Games kept: a long one is a few megabytes."""

Key = tuple[object, ...]
Make = Callable[[House, Table, str], Coroutine[Any, Any, Any]]


class Replays:
    """Replays of any table. ``limit`` counts those that have to be played through."""

    def __init__(self, house: House, limit: Limit) -> None:
        self._house = house
        self._limit = limit
        self._kept: OrderedDict[Key, asyncio.Task[Any]] = OrderedDict()

    async def whole(self, table: Table, eyes: str, asking: str) -> Replay:
        """Return a game from its start; ``asking`` is who wants it.

        Raises:
            TooMany: they want too many.
        """
        key = (table.id, table.sheet.seq, eyes)
        told: list[EntryTold] = await self._made(game_told, table, eyes, key, asking)
        return Replay(table.shown(), eyes, names(table.sheet), told, table.sheet.result)

    async def file(self, table: Table, eyes: str, asking: str) -> str:
        """Return the text of a game's replay file; ``asking`` is who wants it.

        Raises:
            TooMany: they want too many.
        """
        sheet = table.sheet
        key = (table.id, sheet.seq, eyes, sheet.status, *names(sheet))
        text: str = await self._made(replay_file, table, eyes, key, asking)
        return text

    async def _made(self, make: Make, table: Table, eyes: str, key: Key, asking: str) -> Any:
        """Return what was made for a key; whoever asks meanwhile waits for the same."""
        task = self._kept.get(key)
        if task is None:
            self._limit.use(asking)
            task = self._kept[key] = asyncio.create_task(make(self._house, table, eyes))
            if len(self._kept) > MOST_KEPT:
                self._kept.popitem(last=False)
        self._kept.move_to_end(key)
        try:
            # SeatRef who hangs up does not take it from those who wait for the same.
            return await asyncio.shield(task)
        except Exception:
            self._kept.pop(key, None)
            raise
