"""The writer: many jobs in one transaction, and one bad job harms no other."""

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import event, select, text
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.pool import ConnectionPoolEntry

from wolfden.server.errors import StorageFailed
from wolfden.server.storage.database import Database, migrate
from wolfden.server.storage.guests import GuestReader, GuestRow, made
from wolfden.server.storage.schema import GUESTS
from wolfden.server.storage.tables import appended
from wolfden.server.storage.writer import Writer
from wolfden.server.tables.course import Entry

pytestmark = pytest.mark.anyio


def guest(number: int) -> GuestRow:
    """Return a guest to be written."""
    return GuestRow(id=f"g{number}", name="x", created=0)


async def test_jobs_are_stored_together_and_fail_alone(tmp_path: Path) -> None:
    migrate(tmp_path)
    database = Database(tmp_path)
    writer = Writer(database.writing)
    writer.start()
    await writer.write(made(guest(3)))
    jobs = [writer.write(made(guest(number))) for number in range(6)]
    outcomes = await asyncio.gather(*jobs, return_exceptions=True)
    assert [isinstance(one, StorageFailed) for one in outcomes] == [
        number == 3 for number in range(6)
    ]
    assert len(await GuestReader(database.reading).everyone()) == 6
    await writer.stop()
    await database.close()


async def test_two_entries_with_one_number_cannot_both_win(tmp_path: Path) -> None:
    migrate(tmp_path)
    database = Database(tmp_path)
    writer = Writer(database.writing)
    writer.start()
    entry = Entry(1, "act", 1, 0, "x", 0)
    with pytest.raises(StorageFailed):
        await writer.write(*appended("nowhere", [entry]))
    await writer.write(made(guest(1)))
    await writer.stop()
    await database.close()


async def test_a_full_disk_is_reported_and_nothing_is_half_done(tmp_path: Path) -> None:
    migrate(tmp_path)
    database = Database(tmp_path)
    with database.writing.connect() as connection:
        pages = connection.execute(text("PRAGMA page_count")).scalar_one()

    @event.listens_for(database.writing, "connect")
    def fill(connection: DBAPIConnection, _entry: ConnectionPoolEntry) -> None:
        connection.cursor().execute(f"PRAGMA max_page_count={pages}")

    writer = Writer(database.writing)
    writer.start()
    rows = [
        GuestRow(id=f"x{number}", name="x", webhook="y" * 400, created=0) for number in range(99)
    ]
    outcomes = await asyncio.gather(
        *[writer.write(made(row)) for row in rows], return_exceptions=True
    )
    assert any(isinstance(one, StorageFailed) for one in outcomes)
    stored = sum(one is None for one in outcomes)
    async with database.reading.connect() as reading:
        assert len((await reading.execute(select(GUESTS.c.id))).all()) == stored
    await writer.stop()
    await database.close()
