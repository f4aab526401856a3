"""One of several processes on a PostgreSQL database: what the others store, and who is there."""

import asyncio
import secrets
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, nullcontext, suppress
from pathlib import Path
from typing import Final

from msgspec.structs import replace
from sqlalchemy.exc import SQLAlchemyError

from wolfden.server.base import ids
from wolfden.server.base.times import now
from wolfden.server.database.engine import Database
from wolfden.server.database.writer import Change, Conflict
from wolfden.server.http.connections import Close, Connection
from wolfden.server.jobs.calls import jobs_after
from wolfden.server.sharing import postgres, uses
from wolfden.server.sharing.following import Follower
from wolfden.server.sharing.interface import Work, quietly
from wolfden.server.sharing.job_queue import SharedJobs, defer
from wolfden.server.sharing.presence import Announcement, PeerQueries, Present, announcements
from wolfden.server.tables.model import Entry, TableInfo
from wolfden.server.tables.store import advance_table
from wolfden.server.tables.table import Table

HEARTBEAT_SECONDS: Final = 5.0
LEAVE_SECONDS: Final = 2.0
"""How long saying goodbye may take; a process that is not heard of counts as gone anyway."""
GATHER_SECONDS: Final = 0.25
"""Arrivals and departures elsewhere within this time are read together."""


class Shared(Follower):
    """Hears what other processes announce, and announces who is connected here."""

    sees_all_writes = False

    def __init__(self, database: Database) -> None:
        super().__init__()
        self._database = database
        self.jobs: SharedJobs = SharedJobs(database)
        self._queries = PeerQueries(database)
        self._here: dict[Connection, Present] = {}
        self._followed: dict[Connection, Table] = {}
        """The table that each connection follows."""
        self._reading: set[str] = set()
        """The tables whose connections elsewhere are about to be read."""
        self._is_listening = asyncio.Event()

    # The server.

    def keys(self, folder: Path) -> list[str]:
        """Return the keys of the database: every process has the same."""
        return postgres.load_keys(self._database.write_engine)

    def lock(self, folder: Path) -> AbstractContextManager[None]:
        """Lock nothing: processes share the database."""
        return nullcontext()

    async def start(self) -> None:
        """Announce this process, and listen from now on."""
        await self._give_time_back(await self._queries.outage())
        await self._queries.beat()
        self._start(self._beat_for_ever(), "heartbeat")
        self._start(self._listen(), "announcements")
        # What is read before would miss what changes until then.
        await self._is_listening.wait()

    async def _give_time_back(self, outage: int) -> None:
        """Give back the milliseconds in which no process ran to the clocks of all tables."""
        for info in await self._tables.queries.every("running") if outage else []:
            if info.clock is not None:
                since = min(info.clock.since + outage, now())
                clock = replace(info.clock, since=since)
                paused = replace(info, clock=clock, version=info.version + 1)
                with suppress(Conflict):
                    # Another process that starts at the same time may have done it.
                    expected = (info.id, info.version)
                    await self._database.writer.write(*advance_table(paused), expected=expected)

    def if_alone(self, *works: Callable[[], Work]) -> Iterator[Work]:
        """Yield nothing."""
        return iter(())

    # Tables.

    async def refresh(self, table: Table) -> None:
        """Read a table if a newer version is stored, announced or not."""
        version = await table.tables.queries.version(table.id)
        if version is None:
            table.lock.is_unsure = True
        else:
            table.lock.note_version(version)
        if table.lock.is_behind:
            await self._wait_for(table)

    def stored_jobs(self, table: Table, info: TableInfo, entry: Entry | None) -> list[Change]:
        """Return what stores the jobs that a change of a table calls for."""
        begun = info.due_seats() - table.info.due_seats()
        jobs = jobs_after(info, begun, table.connected_seats, entry)
        return [change for job in jobs for change in defer(job)]

    def may_be_stored(self, error: BaseException) -> bool:
        """Return that it may be: the connection may have broken after the change was stored."""
        return True

    async def count_use(self, key: str, interval: int, slack: int) -> int:
        """Count a use of a limit over all processes; return the milliseconds it is refused for."""
        return await uses.add_use(self._database, ids.digest(key), interval, slack)

    async def wait_of_use(self, key: str, slack: int) -> int:
        """Return for how many milliseconds the other processes would refuse a use of a limit."""
        return await uses.wait_of_uses(self._database, ids.digest(key), slack)

    # Who is connected.

    def arrive(self, connection: Connection, table: Table | None = None) -> None:
        """Announce a connection to a table, or to the lobby."""
        guest = connection.guest.id if connection.guest else ""
        name = table.id if table else ""
        device = table.devices.get(connection) if table else None
        seat = connection.seat if device is None or device.seat is not None else device.next
        present = Present(secrets.token_hex(8), name, guest, seat)
        self._here[connection] = present
        if table is not None:
            self._followed[connection] = table
        self._start(quietly(self._queries.add(present)), "presence")
        if table and len({*table.connections, *table.devices}) == 1:
            # What was announced before did not matter here.
            self._read_presence(table)

    def leave(self, connection: Connection) -> None:
        """Announce that a connection has ended."""
        self._followed.pop(connection, None)
        present = self._here.pop(connection, None)
        if present is not None:
            self._start(quietly(self._queries.remove(present)), "presence")

    async def is_connected(self, guest: str) -> bool:
        """Whether a guest is connected to any process."""
        return await self._queries.is_connected(guest)

    async def has_connection(self, table: str, guest: str) -> bool:
        """Whether a guest plays at a table through any process."""
        return await self._queries.has_connection(table, guest)

    async def _beat_for_ever(self) -> None:
        while True:
            await asyncio.sleep(HEARTBEAT_SECONDS)
            await quietly(self._beat())

    async def _beat(self) -> None:
        await self._queries.beat()
        # The database may have been away when some came or went, or this process taken for dead.
        await self._queries.replace(self._here.values())
        for name in await self._queries.forget_dead():
            table = await self._tables.get(name)
            if table.has_listeners:
                self._read_presence(table)
            self._tables.notify_presence(table)
        await self._compare_versions()

    async def _compare_versions(self) -> None:
        """Read tables that are stored newer than those who are connected know them.

        Nobody stays behind for longer than a heartbeat, whatever became of an announcement.
        """
        followed = {id(table): table for table in self._followed.values()}.values()
        stored = await self._queries.versions({table.id for table in followed})
        for table in followed:
            table.lock.note_version(stored.get(table.id, 0))
            if table.lock.is_behind:
                self._start(quietly(self._wait_for(table)), f"compare {table.id}")

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
                self.jobs.restart()
                self._read_all()
            else:
                self._hear(announcement)

    def _read_all(self) -> None:
        """Read again every table that has connections: announcements may have been missed."""
        for table in self._tables.loaded():
            table.lock.is_unsure = True
            if table.has_listeners:
                self._read_soon(table.id)
                self._read_presence(table)

    def _hear(self, news: Announcement) -> None:
        if news.worker == self._database.worker:
            return
        table = self._tables.find_loaded(news.table_id)
        if news.kind == "tables":
            self._hear_table(table, news)
        elif news.kind == "guests":
            self._hear_guest(news)
        elif table is None or not table.has_listeners:
            return
        elif news.kind == "presence":
            self._read_presence(table)
        else:
            for listener in self._tables.listeners:
                if news.kind == "chat":
                    listener.on_talk(table, news.room, news.number)
                else:
                    listener.on_marks(table, news.seat, news.room)

    def _hear_table(self, table: Table | None, news: Announcement) -> None:
        if table is not None:
            table.lock.note_version(news.version)
        is_followed = table is not None and table.has_listeners and table.lock.is_behind
        listeners = self._tables.listeners
        if news.deleted and table is None:
            for listener in listeners:
                listener.on_removed(news.guests, news.group_id)
        elif is_followed or any(one.shows(news.guests, news.listed) for one in listeners):
            self._read_soon(news.table_id)

    def _hear_guest(self, news: Announcement) -> None:
        if news.deleted or news.signed_out:
            code = Close.SIGNED_OUT if news.deleted else Close.RECONNECT
            self._connections.close(news.guest, code)
        if news.renamed:
            self._start(quietly(self._tables.refresh_names(news.guest)), "names")

    def on_change(self, table: Table) -> None:
        """Let the others know of the seats that connections got by lot when a game began."""
        for one in table.connections if table.info.pairing else ():
            present = self._here.get(one)
            if present is not None and present.seat != one.seat:
                self.leave(one)
                self.arrive(one, table)

    def _read_presence(self, table: Table) -> None:
        if table.id not in self._reading:
            self._reading.add(table.id)
            self._start(quietly(self._show_presence(table)), "presence")

    async def _show_presence(self, table: Table) -> None:
        await asyncio.sleep(GATHER_SECONDS)
        async with self._slots:
            self._reading.discard(table.id)
            found = await self._queries.elsewhere(table.id)
        if found != table.elsewhere:
            table.elsewhere = found
            table.broadcast_info_soon()

    async def stop(self) -> None:
        """Say goodbye: the connections of this process have ended."""
        await super().stop()
        if self._is_listening.is_set():
            with suppress(SQLAlchemyError, OSError):
                async with asyncio.timeout(LEAVE_SECONDS):
                    await self._queries.leave()
