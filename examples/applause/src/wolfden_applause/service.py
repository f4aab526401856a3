"""Applause for finished games; it is forgotten when the server stops."""

from collections import defaultdict
from typing import Final

from wolfden.server.base.errors import WrongState
from wolfden.server.jobs.job import Job
from wolfden.server.jobs.queue import Jobs
from wolfden.server.tables.table import Table, TableService
from wolfden_applause.wire import Applauded

MOST: Final = 20
"""Games in the list."""


class Applause:
    """Counts each guest once for each game."""

    def __init__(self, tables: TableService, jobs: Jobs) -> None:
        self._tables, self._jobs = tables, jobs
        self._new: defaultdict[str, set[str]] = defaultdict(set)
        """By table, the guests whose applause is not counted yet."""
        self._counted: defaultdict[str, set[str]] = defaultdict(set)

    def add(self, table: Table, guest: str) -> None:
        """Let a guest applaud a game; WrongState if it is not over."""
        if not table.info.is_over:
            raise WrongState("applause-early")
        self._new[table.id].add(guest)
        self._jobs.add(Job("applaud", table.id))

    async def count(self, name: str) -> None:
        """Count the applause for a table that has come since the last time."""
        self._counted[name] |= self._new.pop(name, set())

    async def best(self) -> list[Applauded]:
        """Return the games with the most applause."""
        ranked = sorted(self._counted, key=lambda name: len(self._counted[name]), reverse=True)
        tables = [await self._tables.get(name) for name in ranked[:MOST]]
        return [Applauded(one.id, one.info.title, len(self._counted[one.id])) for one in tables]
