"""The writer: many jobs in one transaction, and one bad job harms no other."""

import asyncio
from collections.abc import Sequence

import pytest
from msgspec import to_builtins
from msgspec.structs import replace
from sqlalchemy import event, select, text
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.pool import ConnectionPoolEntry

from wolfden.server.base.errors import NotFound, StorageFailed
from wolfden.server.database.engine import Database
from wolfden.server.database.schema import CODES, GUESTS, PLAYED, RATINGS
from wolfden.server.database.writer import Change, Conflict, delete, insert
from wolfden.server.features.history.model import PlayedGame
from wolfden.server.features.ratings.store import RatingRow, leave_unrated, store_ratings
from wolfden.server.guests.store import GuestQueries, GuestRow, lock_guest
from wolfden.server.tables.model import Entry, TableInfo
from wolfden.server.tables.store import TableQueries, advance_table, insert_entries, insert_table
from wolfden.server.tables.wire import Settings

pytestmark = pytest.mark.anyio


def guest(number: int) -> GuestRow:
    """Return a guest to be written."""
    return GuestRow(id=f"g{number}", name="x", created=0)


async def test_jobs_are_stored_together_and_fail_alone(database: Database) -> None:
    writer = database.writer
    writer.start()
    await writer.write(insert(GUESTS, guest(3)))
    jobs = [writer.write(insert(GUESTS, guest(number))) for number in range(6)]
    outcomes = await asyncio.gather(*jobs, return_exceptions=True)
    assert [isinstance(one, StorageFailed) for one in outcomes] == [
        number == 3 for number in range(6)
    ]
    assert len(await GuestQueries(database).every()) == 6


async def test_jobs_about_the_same_keep_their_order(database: Database) -> None:
    writer = database.writer
    jobs = [
        *[delete(GUESTS, id="g9"), insert(GUESTS, guest(1)), delete(GUESTS, id="g1")],
        *[insert(GUESTS, guest(2)), delete(GUESTS, id="g2"), insert(GUESTS, guest(2))],
    ]
    waiting = [asyncio.create_task(writer.write(job)) for job in jobs]
    await asyncio.sleep(0)
    writer.start()
    await asyncio.gather(*waiting)
    assert [one.id for one in await GuestQueries(database).every()] == ["g2"]


def played_game(table: str, guest: str) -> PlayedGame:
    """Return a game of two guests that waits to be rated, as one of them has played it."""
    facts = (table, guest, "the-wolves", 2, 0, "", 1, "", 1, 0.5, None, 0, 1)
    return PlayedGame(*facts, rated=1)


async def write_together(database: Database, *jobs: Sequence[Change]) -> list[type]:
    """Write jobs in one batch; return the type of the error of each."""
    waiting = [asyncio.create_task(database.writer.write(*job)) for job in jobs]
    await asyncio.sleep(0)
    database.writer.start()
    return [type(one) for one in await asyncio.gather(*waiting, return_exceptions=True)]


async def test_of_two_ratings_of_a_game_in_one_batch_one_is_refused(database: Database) -> None:
    """A change of another game shares a statement with the second, and changes two rows."""
    guests = [GuestRow(id=name, name=name, created=0) for name in ("ash", "birch")]
    with database.write_engine.begin() as connection:
        connection.execute(GUESTS.insert(), [to_builtins(one) for one in guests])
        games = [
            to_builtins(played_game(table, one.id)) for table in ("t1", "t2") for one in guests
        ]
        connection.execute(PLAYED.insert(), games)
    first, second = (RatingRow("ash", "the-wolves", "", 25.0, 8.0, games) for games in (1, 2))
    jobs = [store_ratings("t1", [first]), store_ratings("t1", [second]), [leave_unrated("t2")]]
    assert await write_together(database, *jobs) == [type(None), Conflict, type(None)]
    assert [row.games for row in await database.rows(select(RATINGS.c.games))] == [1]


async def test_a_change_that_may_find_nothing_hides_no_refusal(database: Database) -> None:
    jobs = [[lock_guest("g1")], [lock_guest("g2").or_raise(NotFound("player-gone"))]]
    assert await write_together(database, *jobs) == [type(None), NotFound]


async def test_jobs_about_different_things_share_statements(file_database: Database) -> None:
    database = file_database
    executed: list[str] = []

    @event.listens_for(database.write_engine, "before_cursor_execute")
    def note(_connection: object, _cursor: object, statement: str, *_more: object) -> None:
        executed.append(statement.split(maxsplit=1)[0])

    jobs = [(insert(GUESTS, guest(one)), delete(CODES, guest=f"g{one}")) for one in range(9)]
    waiting = [asyncio.create_task(database.writer.write(*job)) for job in jobs]
    await asyncio.sleep(0)
    database.writer.start()
    await asyncio.gather(*waiting)
    assert executed == ["INSERT", "DELETE"]


async def test_two_entries_with_one_number_cannot_both_win(database: Database) -> None:
    writer = database.writer
    writer.start()
    entry = Entry(1, "act", 1, 0, "x", 0)
    with pytest.raises(StorageFailed):
        await writer.write(*insert_entries("nowhere", [entry]))
    await writer.write(insert(GUESTS, guest(1)))


async def test_entries_are_stored_with_the_rest_of_their_job_or_not_at_all(
    database: Database,
) -> None:
    writer = database.writer
    writer.start()
    info = TableInfo(
        id="t", title="x", rules=1, options={}, settings=Settings(), host="", seats=[], created=0
    )
    await writer.write(*insert_table(info, {}))
    entries = insert_entries("t", [Entry(1, "act", 1, 0, "x", 0)])
    progress = advance_table(replace(info, seq=1))
    with pytest.raises(StorageFailed):
        await writer.write(*entries, *progress, insert(GUESTS, guest(1), guest(1)))
    queries = TableQueries(database)
    assert await queries.entries("t") == []
    await writer.write(*entries, *progress)
    stored = await queries.info("t")
    assert (stored.seq if stored else 0, len(await queries.entries("t"))) == (1, 1)


@pytest.mark.parametrize("count", [1, 7, 8, 9, 128, 129, 300])
async def test_any_number_of_entries_is_stored_once_and_in_order(
    database: Database, count: int
) -> None:
    database.writer.start()
    info = TableInfo(
        id="t", title="x", rules=1, options={}, settings=Settings(), host="", seats=[], created=0
    )
    entries = [Entry(seq, "act", seq, 0, f"go {seq}", seq) for seq in range(1, count + 1)]
    await database.writer.write(*insert_table(info, {}), *insert_entries("t", entries))
    assert await TableQueries(database).entries("t") == entries


async def test_a_full_disk_is_reported_and_nothing_is_half_done(file_database: Database) -> None:
    database = file_database
    with database.write_engine.connect() as connection:
        pages = connection.execute(text("PRAGMA page_count")).scalar_one()

    @event.listens_for(database.write_engine, "connect")
    def fill(connection: DBAPIConnection, _entry: ConnectionPoolEntry) -> None:
        connection.cursor().execute(f"PRAGMA max_page_count={pages}")

    writer = database.writer
    writer.start()
    rows = [
        GuestRow(id=f"x{number}", name="x", webhook="y" * 400, created=0) for number in range(99)
    ]
    outcomes = await asyncio.gather(
        *[writer.write(insert(GUESTS, row)) for row in rows], return_exceptions=True
    )
    assert any(isinstance(one, StorageFailed) for one in outcomes)
    stored = sum(one is None for one in outcomes)
    assert len(await database.rows(select(GUESTS.c.id))) == stored
