"""Other processes on the same database: what they have stored, and who is connected to them.

With SQLite there are none, and nothing here does anything.
"""

import asyncio
import secrets
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any, Final

from sqlalchemy.exc import SQLAlchemyError

from wolfden.core.errors import WolfdenError
from wolfden.server.base.errors import StorageFailed
from wolfden.server.base.log import log
from wolfden.server.database.engine import Database
from wolfden.server.database.sharing.presence import (
    Announcement,
    PeerQueries,
    Present,
    announcements,
)
from wolfden.server.features.absence.service import Timers
from wolfden.server.features.chat.service import Chat
from wolfden.server.features.lobby.service import Lobby
from wolfden.server.http.connections import Close, Connection, ConnectionRegistry
from wolfden.server.jobs.queue import Jobs
from wolfden.server.tables.table import Listener, Table, TableService

HEARTBEAT_SECONDS: Final = 5.0
LEAVE_SECONDS: Final = 2.0
"""How long saying goodbye may take; a process that is not heard of counts as gone anyway."""
CONCURRENT_READS: Final = 4
"""Tables read at the same time after announcements were missed; requests need connections too."""
RETRY_SECONDS: Final = 0.5
GATHER_SECONDS: Final = 0.25
"""Arrivals and departures elsewhere within this time are read at once."""


class Peers(Listener):
    """Hears what other processes announce, and says who is connected here."""

    def __init__(
        self,
        database: Database,
        tables: TableService,
        chat: Chat,
        lobby: Lobby,
        connections: ConnectionRegistry,
        jobs: Jobs,
        timers: Timers,
    ) -> None:
        super().__init__()
        self._database, self._tables, self._jobs, self._timers = database, tables, jobs, timers
        self._chat, self._lobby, self._connections = chat, lobby, connections
        self._queries = PeerQueries(database)
        self._here: dict[Connection, Present] = {}
        self._followed: dict[Connection, Table] = {}
        """The table that each connection is told of."""
        self._slots = asyncio.Semaphore(CONCURRENT_READS)
        self._catching_up: set[str] = set()
        self._reading: set[str] = set()
        self._is_listening = asyncio.Event()

    async def start(self) -> None:
        """Say that this process is here, and listen from now on."""
        if self._database.is_shared:
            await self._tables.stop_clocks(await self._queries.outage())
            await self._queries.beat()
            self._start(self._beat_for_ever(), "heartbeat")
            self._start(self._listen(), "announcements")
            # What is read before would miss what changes until then.
            await self._is_listening.wait()

    # Who is connected.

    def arrive(self, connection: Connection, table: Table | None = None) -> None:
        """Let the other processes know of a connection to a table, or to the lobby."""
        if self._database.is_shared:
            guest = connection.guest.id if connection.guest else ""
            name = table.id if table else ""
            present = Present(secrets.token_hex(8), name, guest, connection.seat)
            self._here[connection] = present
            if table is not None:
                self._followed[connection] = table
            self._start(self._quietly(self._queries.add(present)), "presence")
            if table and len(table.connections) == 1:
                # What was announced before did not matter here.
                self._read_presence(table)

    def leave(self, connection: Connection) -> None:
        """Let the other processes know that a connection has ended."""
        self._followed.pop(connection, None)
        present = self._here.pop(connection, None)
        if present is not None:
            self._start(self._quietly(self._queries.remove(present)), "presence")

    async def _beat_for_ever(self) -> None:
        while True:
            await asyncio.sleep(HEARTBEAT_SECONDS)
            await self._quietly(self._beat())

    async def _beat(self) -> None:
        await self._queries.beat()
        # The database may have been away when some came or went, or this process taken for dead.
        await self._queries.replace(self._here.values())
        for name in await self._queries.forget_dead():
            table = await self._tables.get(name)
            if table.connections:
                self._read_presence(table)
            self._timers.on_presence(table)
        await self._compare_versions()

    async def _compare_versions(self) -> None:
        """Read tables that are stored newer than those who are connected know them.

        Nobody stays behind for longer than a heartbeat, whatever became of an announcement.
        """
        followed = {id(table): table for table in self._followed.values()}.values()
        stored = await self._queries.versions({table.id for table in followed})
        for table in followed:
            table.newest = max(table.newest, stored.get(table.id, 0))
            if table.is_behind:
                self._start(self._quietly(self._wait_for(table)), f"compare {table.id}")

    @staticmethod
    async def _wait_for(table: Table) -> None:
        async with table.lock:  # which reads what is newer
            pass

    # What was stored.

    async def _listen(self) -> None:
        async for announcement in announcements(self._database.url, self._database.worker):
            if not self._is_listening.is_set():
                self._is_listening.set()
            elif announcement is None:
                self._jobs.restart()
                self._read_all()
            else:
                self._hear(announcement)

    def _read_all(self) -> None:
        """Read again every table that has connections: announcements may have been missed."""
        for table in self._tables.loaded():
            table.is_unsure = True
            if table.connections:
                self._catch_up(table.id)
                self._read_presence(table)

    def _hear(self, news: Announcement) -> None:
        if news.worker == self._database.worker:
            return
        table = self._tables.find_loaded(news.table_id)
        if news.kind == "tables":
            self._hear_table(table, news)
        elif news.kind == "guests":
            self._hear_guest(news)
        elif table is None or not table.connections:
            return
        elif news.kind == "presence":
            self._read_presence(table)
        else:
            chat = self._chat
            send = chat.broadcast_stored if news.kind == "chat" else chat.broadcast_marks
            self._start(self._quietly(send(table, news)), news.kind)

    def _hear_table(self, table: Table | None, news: Announcement) -> None:
        if table is not None:
            table.newest = max(table.newest, news.version)
        is_followed = table is not None and table.connections and table.is_behind
        if news.deleted and table is None:
            self._lobby.on_removed(news.guests, news.group_id)
        elif is_followed or self._lobby.shows(news.guests, news.listed):
            self._catch_up(news.table_id)

    def _hear_guest(self, news: Announcement) -> None:
        if news.deleted or news.signed_out:
            code = Close.SIGNED_OUT if news.deleted else Close.RECONNECT
            self._connections.close(news.guest, code)
        if news.renamed:
            self._start(self._quietly(self._tables.refresh_names(news.guest)), "names")

    def on_change(self, table: Table) -> None:
        """Let the others know of the seats that connections got by lot when a game began."""
        for one in table.connections if table.info.pairing else ():
            present = self._here.get(one)
            if present is not None and present.seat != one.seat:
                self.leave(one)
                self.arrive(one, table)

    def on_unsure(self, table: Table) -> None:
        """Read a table again after a failure: its connections may lack what was stored."""
        self._catch_up(table.id)

    def _catch_up(self, table: str) -> None:
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
                self._lobby.refresh()
                return
            table.due = set()
            self._tables.notify(table)

    def _read_presence(self, table: Table) -> None:
        if table.id not in self._reading:
            self._reading.add(table.id)
            self._start(self._quietly(self._show_presence(table)), "presence")

    async def _show_presence(self, table: Table) -> None:
        await asyncio.sleep(GATHER_SECONDS)
        async with self._slots:
            self._reading.discard(table.id)
            found = await self._queries.elsewhere(table.id)
        if found != table.elsewhere:
            table.elsewhere = found
            table.broadcast_info_soon()

    async def _quietly(self, work: Coroutine[Any, Any, None]) -> None:
        """Wait for work in the background; what fails now is made up for after the next gap."""
        try:
            await work
        except (WolfdenError, SQLAlchemyError, OSError) as error:
            log.warning("news of another process was not read", error=str(error))

    async def stop(self) -> None:
        """Say goodbye: the connections of this process have ended."""
        await super().stop()
        if self._is_listening.is_set():
            with suppress(SQLAlchemyError, OSError):
                async with asyncio.timeout(LEAVE_SECONDS):
                    await self._queries.leave()
