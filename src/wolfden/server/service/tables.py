"""Tables in use: loading and unloading them, and storing and broadcasting every change."""

import asyncio
import secrets
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from copy import deepcopy
from random import Random

from msgspec.structs import replace

from wolfden.core.registry import Registry
from wolfden.server.metrics import ACTIONS, TABLES_AWAKE
from wolfden.server.model.clocks import advance_clocks, first_clock, now
from wolfden.server.model.entries import Entry, Step, standing_entries
from wolfden.server.model.errors import NotFound, StorageFailed
from wolfden.server.model.live_game import LiveGame
from wolfden.server.model.table import TableInfo, result_by_rules
from wolfden.server.service.broadcast import broadcast_steps, broadcast_table, snapshot_views
from wolfden.server.service.table import Table
from wolfden.server.store import tables as store
from wolfden.server.store.tables import TableQueries
from wolfden.server.store.writer import Change, Writer

Listener = Callable[[Table], None]
GameChange = Callable[[LiveGame, int], list[Step]]
"""Changes a game at a time; returns the steps to store."""


class TableService:
    """Tables by id.

    ``listeners`` are called after every change, once it is stored and sent; ``unload_listeners``
    when a game is unloaded because the table is idle.
    """

    def __init__(self, queries: TableQueries, writer: Writer, titles: Registry) -> None:
        self.queries = queries
        self.titles = titles
        self.listeners: list[Listener] = []
        self.unload_listeners: list[Listener] = []
        self.rng: Random = secrets.SystemRandom()
        self._writer = writer
        self._tables: dict[str, Table] = {}

    # Loading and unloading.

    async def get(self, name: str) -> Table:
        """Return a table by id.

        Raises:
            NotFound: there is none.
        """
        if name not in self._tables:
            info = await self.queries.info(name)
            if info is None:
                raise NotFound("table-gone")
            # Another request may have loaded it while the database was read.
            self._tables.setdefault(name, self._open(info))
        table = self._tables[name]
        table.used = asyncio.get_running_loop().time()
        return table

    def _open(self, info: TableInfo) -> Table:
        used = asyncio.get_running_loop().time()
        return Table(info, self.titles.get(info.title), used)

    def from_info(self, info: TableInfo) -> Table:
        """Return the table of an info that was read: the loaded one, if there is one."""
        return self._tables.get(info.id) or self._open(info)

    def loaded(self) -> list[Table]:
        """Return all tables in memory."""
        return list(self._tables.values())

    async def resume_all(self) -> None:
        """Let the listeners see all tables that were running when the server stopped.

        Clocks do not count the time in which there was no server.
        """
        for info in await self.queries.every("running"):
            if info.title in self.titles.ids():
                if info.clock is not None:
                    info.clock.since = now()
                    await self._writer.write(*store.advance_table(info))
                self._notify_listeners(self._tables.setdefault(info.id, self._open(info)))

    def unload_idle(self, idle_seconds: float) -> int:
        """Unload games unused for a while, and tables without connections.

        Returns how many tables are no longer in memory.
        """
        late = asyncio.get_running_loop().time() - idle_seconds
        before = len(self._tables)
        for table in self.loaded():
            if table.used > late or table.lock.locked() or table.has_pending_bot_move:
                continue
            table.unload()
            for listener in self.unload_listeners:
                listener(table)
            if not table.connections:
                del self._tables[table.id]
        return before - len(self._tables)

    # Games.

    async def live_game(self, table: Table) -> LiveGame:
        """Return the game of a table, read from the database if need be; the lock is held.

        Raises:
            OtherRules: the table is played under another version of the rules.
        """
        if table.live is None:
            snapshot = await self.queries.snapshot(table.id, table.info.seq)
            live = LiveGame(table.game, table.info, snapshot)
            table.recent.extend(live.replay(await self.queries.entries(table.id, live.seq)))
            table.live = live
            TABLES_AWAKE.inc()
        return table.live

    async def game_at(self, table: Table, ply: int) -> LiveGame:
        """Return a copy of a table's game as it was after ``ply`` actions."""
        past = LiveGame(table.game, table.info, await self.queries.snapshot_at(table.id, ply))
        entries = await self.queries.entries(table.id, past.seq)
        past.replay(standing_entries(entries, past.ply)[: ply - past.ply])
        return past

    # Changes.

    @asynccontextmanager
    async def changing(self, table: Table) -> AsyncIterator[TableInfo]:
        """Hold the lock of a table; yield a copy of its info to change and then to store."""
        async with table.lock:
            yield deepcopy(table.info)

    async def add(self, info: TableInfo, entries: Sequence[Entry] = ()) -> Table:
        """Store a new table and return it."""
        await self._writer.write(*store.insert_table(info), *store.insert_entries(info.id, entries))
        table = self._tables[info.id] = self._open(info)
        self._notify_listeners(table)
        return table

    async def remove(self, table: Table) -> None:
        """Delete a table that never started."""
        await self._writer.write(*store.delete_table(table.id))
        self._tables.pop(table.id, None)
        table.info = replace(table.info, status="abandoned")
        for connection in table.connections:
            connection.close(4404)
        self._notify_listeners(table)

    async def start(self, table: Table, info: TableInfo) -> None:
        """Start the game of a table, or go on after its first entries: the clocks run."""

        def begin(live: LiveGame, at: int) -> list[Step]:
            info.status, info.started = "running", at
            info.clock = first_clock(info, at)
            return live.resolve_chance(self.rng, at)

        await self.advance(table, info, begin)

    async def reseat(self, table: Table, info: TableInfo) -> None:
        """Store a change of seats in a running game: who may act has changed."""
        await self.advance(table, info, lambda _live, _at: [])

    async def advance(
        self, table: Table, info: TableInfo, change: GameChange, extra: Sequence[Change] = ()
    ) -> None:
        """Change a game, store the steps with ``info``, then broadcast; the lock is held.

        ``info`` is a copy of the table's, changed as the caller needs it. Whatever changes a game
        goes through here, so that views of before and after are always compared.

        Raises:
            StorageFailed: nothing was done; the game is as the database has it.
        """
        before = table.info
        snapshot_views(table, await self.live_game(table))
        at = now()
        steps = change(await self.live_game(table), at)
        live = await self.live_game(table)
        _update_progress(info, before, live, at)
        is_whole = bool(extra) or info.status != before.status or info.seats is not before.seats
        changes = store.update_table(info) if is_whole else store.advance_table(info)
        snapshot = live.snapshot()
        if snapshot is not None:
            changes += store.insert_snapshot(table.id, snapshot)
        entries = store.insert_entries(table.id, [step.entry for step in steps])
        await self._write(table, [*entries, *changes, *extra])
        table.info = info
        ACTIONS.labels(info.title).inc(len(steps))
        broadcast_steps(table, live, before.seq, steps)
        if is_whole:
            broadcast_table(table)
        self._notify_listeners(table)

    async def update(self, table: Table, info: TableInfo) -> None:
        """Store changed info that leaves the game as it is, then broadcast it."""
        await self._write(table, store.update_table(info))
        table.info = info
        broadcast_table(table)
        self._notify_listeners(table)

    async def _write(self, table: Table, changes: list[Change]) -> None:
        try:
            await self._writer.write(*changes)
        except StorageFailed:
            # Memory is ahead of the database: read the game again next time.
            table.unload()
            raise

    def _notify_listeners(self, table: Table) -> None:
        table.used = asyncio.get_running_loop().time()
        for listener in self.listeners:
            listener(table)


def _update_progress(info: TableInfo, before: TableInfo, live: LiveGame, at: int) -> None:
    """Write into ``info`` how far the game is, its clocks, and its result once it is over."""
    actors = live.state.actors()
    info.seq, info.ply, info.moved = live.seq, live.ply, at
    info.actors = list(actors) if info.status == "running" else []
    if before.clock is not None:
        info.clock = advance_clocks(before, info, at)
    if not actors and info.status == "running":
        outcome = live.state.outcome()
        assert outcome is not None
        info.status, info.finished = "finished", at
        info.result = result_by_rules(outcome, info.resigned())
