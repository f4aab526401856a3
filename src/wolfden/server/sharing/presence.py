"""What processes on one PostgreSQL database exchange: announcements, presence, heartbeat."""

import asyncio
from collections.abc import AsyncIterator, Iterable
from typing import Final

import msgspec
import psycopg
import sqlalchemy as sa
from msgspec import Struct

from wolfden.core.contract import Seat
from wolfden.server.base.log import log
from wolfden.server.database.engine import Database
from wolfden.server.database.schema import PRESENCE, TABLES
from wolfden.server.database.writer import Change, delete, on_postgresql
from wolfden.server.sharing import postgres
from wolfden.server.tables.broadcast import Elsewhere

CHANNEL: Final = "wolfden"
PING_SECONDS: Final = 10.0
RETRY_SECONDS: Final = 0.5
DEAD_AFTER: Final = 30_000
"""Milliseconds without a heartbeat after which a process counts as dead."""
_BEAT: Final = sa.text(
    f"""
    INSERT INTO workers (id, seen) VALUES (:worker, {postgres.NOW})
    ON CONFLICT (id) DO UPDATE SET seen = excluded.seen
    RETURNING xmax = 0 AS is_new
    """
)
_DEAD: Final = f"SELECT id FROM workers WHERE seen < {postgres.NOW} - {DEAD_AFTER}"
_FORGET_CONNECTIONS: Final = sa.text(
    f"DELETE FROM presence WHERE worker IN ({_DEAD}) RETURNING table_id"
)
_FORGET_DEAD: Final = sa.text(
    f"DELETE FROM workers WHERE id <> :worker AND seen < {postgres.NOW} - {DEAD_AFTER}"
)
_OUTAGE: Final = sa.text(f"SELECT {postgres.NOW} - max(seen) FROM workers")
_ADD_PRESENT: Final = on_postgresql(
    """
    INSERT INTO presence (id, worker, table_id, guest, seat)
    SELECT value ->> 'id', value ->> 'worker', value ->> 'table_id', value ->> 'guest',
        CAST(value ->> 'seat' AS INTEGER)
    FROM json_array_elements(CAST(:rows AS json))
    WHERE value ->> 'worker' IN (SELECT id FROM workers)
    ON CONFLICT DO NOTHING
    """
)
_REMOVE_OTHERS: Final = on_postgresql(
    """
    DELETE FROM presence WHERE worker = current_setting('application_name')
        AND id NOT IN (SELECT value ->> 'id' FROM json_array_elements(CAST(:rows AS json)))
    """
)


class Announcement(Struct):
    """What the database says about a change; see the triggers in ``migrations/``."""

    kind: str
    """The table of the database that has changed."""
    worker: str
    table_id: str = ""
    version: int = 0
    listed: bool = False
    guests: list[str] = []
    group_id: str = ""
    room: str = ""
    number: int = 0
    seat: Seat | None = None
    guest: str = ""
    deleted: bool = False
    signed_out: bool = False
    renamed: bool = False


async def announcements(url: str, worker: str) -> AsyncIterator[Announcement | None]:
    """Yield what is announced, for ever; ``None`` at first and whenever some may be missing."""
    while True:
        try:
            connection = await psycopg.AsyncConnection.connect(
                postgres.driver_url(url),
                autocommit=True,
                application_name=worker,
                connect_timeout=postgres.CONNECT_SECONDS,
            )
            async with connection:
                await connection.execute(f"LISTEN {CHANNEL}".encode())
                yield None
                while True:
                    async for news in connection.notifies(timeout=PING_SECONDS):
                        yield msgspec.json.decode(news.payload, type=Announcement)
                    # A connection that was cut without a word is noticed by asking.
                    async with asyncio.timeout(PING_SECONDS):
                        await connection.execute("SELECT 1")
        except (psycopg.Error, OSError, TimeoutError) as error:
            log.warning("announcements are interrupted", error=str(error))
            await asyncio.sleep(RETRY_SECONDS)


class Present(Struct, frozen=True):
    """An open connection, to a table or (without one) to the lobby."""

    id: str
    table_id: str
    guest: str
    seat: Seat | None


class PeerQueries:
    """Reads and writes which processes there are, and who is connected to them."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._worker = database.worker

    async def beat(self) -> bool:
        """Say that this process is alive; return whether the others did not know it."""
        return bool((await self._database.rows(_BEAT, {"worker": self._worker}))[0].is_new)

    async def forget_dead(self) -> set[str]:
        """Delete processes that have not been heard of for long, and their connections.

        Returns the tables that they were connected to.
        """
        lost = await self._database.rows(_FORGET_CONNECTIONS)
        await self._database.rows(_FORGET_DEAD, {"worker": self._worker})
        return {row.table_id for row in lost} - {""}

    async def outage(self) -> int:
        """Return for how many milliseconds there has been no process at all; 0 if there is one."""
        silent: int | None = (await self._database.rows(_OUTAGE))[0][0]
        return silent if silent is not None and silent > DEAD_AFTER else 0

    async def leave(self) -> None:
        """Delete the connections of this process; when it was last seen stays known for a while."""
        await self._database.rows(PRESENCE.delete().where(PRESENCE.c.worker == self._worker))

    async def add(self, *present: Present) -> None:
        """Store connections of this process."""
        await self._database.writer.write(self._add(present))

    async def replace(self, present: Iterable[Present]) -> None:
        """Store all connections of this process; others it had are deleted."""
        added = self._add(present)
        await self._database.writer.write(Change(_REMOVE_OTHERS, added.rows), added)

    def _add(self, present: Iterable[Present]) -> Change:
        rows = [{**msgspec.to_builtins(one), "worker": self._worker} for one in present]
        return Change(_ADD_PRESENT, rows)

    async def remove(self, present: Present) -> None:
        """Delete a connection that has ended."""
        await self._database.writer.write(delete(PRESENCE, id=present.id))

    async def versions(self, tables: Iterable[str]) -> dict[str, int]:
        """Return the versions of tables as they are stored."""
        query = sa.select(TABLES.c.id, TABLES.c.version).where(TABLES.c.id.in_(list(tables)))
        return {row.id: row.version for row in await self._database.rows(query)}

    async def elsewhere(self, table: str) -> Elsewhere:
        """Return who is connected to a table through other processes."""
        query = (
            sa.select(PRESENCE.c.seat, PRESENCE.c.guest, sa.func.count().label("connections"))
            .where(PRESENCE.c.table_id == table, PRESENCE.c.worker != self._worker)
            .group_by(PRESENCE.c.seat, PRESENCE.c.guest)
        )
        rows = await self._database.rows(query)
        playing = [row for row in rows if row.seat is not None]
        return Elsewhere(
            frozenset(row.guest for row in playing),
            sum(row.connections for row in rows if row.seat is None),
        )

    async def is_connected(self, guest: str) -> bool:
        """Whether a guest is connected to any process."""
        query = sa.select(PRESENCE.c.id).where(PRESENCE.c.guest == guest).limit(1)
        return bool(await self._database.rows(query))

    async def has_connection(self, table: str, guest: str) -> bool:
        """Whether a guest plays at a table through any process."""
        query = sa.select(PRESENCE.c.id).where(
            PRESENCE.c.table_id == table, PRESENCE.c.guest == guest, PRESENCE.c.seat.is_not(None)
        )
        return bool(await self._database.rows(query.limit(1)))
