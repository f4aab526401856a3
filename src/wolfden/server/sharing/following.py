"""What both kinds of sharing do: read tables again, and send what has changed."""

import asyncio
from typing import Final

from sqlalchemy.exc import SQLAlchemyError

from wolfden.core.errors import WolfdenError
from wolfden.server.base.errors import NotFound, StorageFailed
from wolfden.server.base.log import log
from wolfden.server.http.connections import Close, ConnectionRegistry
from wolfden.server.sharing.interface import Sharing
from wolfden.server.tables.model import TableInfo
from wolfden.server.tables.table import Listener, Table, TableService

CONCURRENT_READS: Final = 4
"""Tables read at the same time in the background; requests need connections too."""
RETRY_SECONDS: Final = 0.5


class Follower(Listener, Sharing[Table]):
    """Lets the tables in memory follow what is stored, and their connections with them."""

    def __init__(self) -> None:
        super().__init__()
        self._slots = asyncio.Semaphore(CONCURRENT_READS)
        self._catching_up: set[str] = set()
        """The tables that are about to be read."""

    def attach(self, tables: TableService, connections: ConnectionRegistry) -> None:
        """Set what follows the database; needed by a server, not by a command."""
        self._tables, self._connections = tables, connections

    async def catch_up(self, table: Table) -> None:
        """Read a table whose lock is held, and send what has changed; NotFound if deleted."""
        before = table.info
        # What becomes doubtful while this is read has to be read once more.
        table.lock.is_unsure = False
        try:
            info = await table.tables.queries.info(table.id)
            if info is not None and info.version != before.version:
                table.info = info.by_todays_rules(table.game)
                await _send_changes(table, before)
        except BaseException:
            if table.info is not before:
                table.info = before
                table.unload()
            table.lock.is_unsure = True
            raise
        if info is None:
            table.tables.drop(table)
            raise NotFound("table-gone")
        if info.version != before.version:
            table.tables.notify(table)

    def on_unsure(self, table: Table) -> None:
        """Read a table again after a failure: its connections may lack what was stored."""
        self._read_soon(table.id)

    def _read_soon(self, table: str) -> None:
        """Read a table in the background, unless that is about to happen."""
        if table not in self._catching_up:
            self._catching_up.add(table)
            self._start(self._keep_reading(table), f"catch up {table}")

    async def _keep_reading(self, name: str) -> None:
        """Read a table; again and again while the database is away."""
        while True:
            try:
                await self._read_table(name)
            except (StorageFailed, SQLAlchemyError, OSError) as error:
                log.warning("a table was not read again", table=name, error=str(error))
            except WolfdenError:
                return
            else:
                return
            if name in self._catching_up:
                return
            self._catching_up.add(name)
            await asyncio.sleep(RETRY_SECONDS)

    async def _read_table(self, name: str) -> None:
        async with self._slots:
            self._catching_up.discard(name)
            table = self._tables.find_loaded(name)
            if table is not None:
                async with table.lock:
                    return
            try:
                table = await self._tables.get(name)
            except WolfdenError:
                for listener in self._tables.listeners:
                    listener.on_removed((), "")
                return
            table.due = set()
            self._tables.notify(table)


async def _send_changes(table: Table, before: TableInfo) -> None:
    """Send all connections of a table what has changed since ``before``."""
    if not table.has_listeners:
        table.unload()
        return
    info = table.info
    if before.status == "open":
        table.place_connections(info)
    if info.status != "open":
        await _send_game(table, before)
    for connection in table.connections:
        seat, guest = connection.seat, connection.guest
        if seat is not None and guest and not info.seats[seat].is_held_by(guest.id):
            connection.close(Close.NOT_YOURS)
    table.broadcast_changes(before, before.seats != info.seats)


async def _send_game(table: Table, before: TableInfo) -> None:
    """Send updates from the last position sent; the whole state where something was undone."""
    live, entries = table.live, await table.entries(before.seq)
    is_plain = before.status != "open" and all(entry.kind != "undo" for entry in entries)
    if live is not None and live.seq == before.seq and is_plain:
        known = live.state.copy()
        table.broadcast_steps(live, known, before.seq, live.follow(entries))
        return
    table.unload()
    live = await table.live_game()
    if before.status == "open":
        table.draw_curtains(table.info, live)
    for seat in {connection.seat for connection in table.connections}:
        missed = await table.missed_entries(live, seat, before.seq)
        message = table.state_message(live, seat, missed)
        for connection in table.connections:
            if connection.seat == seat:
                connection.post(message)
    table.notify_devices(live)
