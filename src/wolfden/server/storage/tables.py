"""Reading and writing tables: sheets, entries, snapshots."""

from collections.abc import Sequence
from typing import Final

from sqlalchemy import ColumnElement, bindparam, delete, desc, insert, select, text, update
from sqlalchemy.dialects.sqlite import insert as upsert
from sqlalchemy.ext.asyncio import AsyncEngine

from wolfden.server.storage.schema import ENTRIES, SITTERS, SNAPSHOTS, TABLES
from wolfden.server.storage.writer import Change, Row
from wolfden.server.tables.course import Entry, Snapshot
from wolfden.server.tables.sheet import Sheet, sheet_of

_INSERT_TABLE: Final = insert(TABLES)
_UPDATE_TABLE: Final = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("key"))
    .values({column: bindparam(column.name) for column in TABLES.c if column.name != "id"})
)
_ADVANCE: Final = text(
    """
    UPDATE tables
    SET seq = new.seq, ply = new.ply, actors = new.actors, clock = new.clock, moved = new.moved
    FROM (
        SELECT value ->> 'key' AS key, value ->> 'seq' AS seq, value ->> 'ply' AS ply,
            value -> 'actors' AS actors, value -> 'clock' AS clock, value ->> 'moved' AS moved
        FROM json_each(:rows)
    ) AS new
    WHERE tables.id = new.key
    """
)
_DELETE_TABLE: Final = delete(TABLES).where(TABLES.c.id == bindparam("key"))
_INSERT_ENTRY: Final = text(
    """
    INSERT INTO entries (table_id, seq, kind, ply, seat, words, at)
    SELECT value ->> 'table_id', value ->> 'seq', value ->> 'kind', value ->> 'ply',
        value ->> 'seat', value ->> 'words', value ->> 'at'
    FROM json_each(:rows)
    """
)
_INSERT_SNAPSHOT: Final = insert(SNAPSHOTS)
_DROP_SNAPSHOTS: Final = delete(SNAPSHOTS).where(
    SNAPSHOTS.c.table_id == bindparam("key"), SNAPSHOTS.c.ply > bindparam("above")
)
_SIT: Final = upsert(SITTERS).on_conflict_do_nothing()
_STAND_UP: Final = delete(SITTERS).where(SITTERS.c.table_id == bindparam("key"))

# What to write.


def made(sheet: Sheet) -> list[Change]:
    """A new table."""
    return [Change(_INSERT_TABLE, [sheet.row()]), *_sitters(sheet)]


def changed(sheet: Sheet) -> list[Change]:
    """A table whose sheet has changed anyhow."""
    row = sheet.row()
    row["key"] = row.pop("id")
    stand_up = Change(_STAND_UP, [{"key": sheet.id}])
    return [Change(_UPDATE_TABLE, [row]), stand_up, *_sitters(sheet)]


def advanced(sheet: Sheet) -> list[Change]:
    """A table at which somebody acted and nothing else changed: the short way."""
    clock = None if sheet.clock is None else {"left": sheet.clock.left, "since": sheet.clock.since}
    row = {
        "key": sheet.id,
        "seq": sheet.seq,
        "ply": sheet.ply,
        "actors": sheet.actors,
        "clock": clock,
        "moved": sheet.moved,
    }
    return [Change(_ADVANCE, [row], in_bulk=True)]


def removed(table: str) -> list[Change]:
    """A table that never began."""
    return [Change(_DELETE_TABLE, [{"key": table}])]


def appended(table: str, entries: Sequence[Entry]) -> list[Change]:
    """New entries of a table."""
    rows = [
        {
            "table_id": table,
            "seq": entry.seq,
            "kind": entry.kind,
            "ply": entry.ply,
            "seat": entry.seat,
            "words": entry.words,
            "at": entry.at,
        }
        for entry in entries
    ]
    return [Change(_INSERT_ENTRY, rows, in_bulk=True)]


def kept(table: str, snapshot: Snapshot) -> list[Change]:
    """A position on the way."""
    row = {
        "table_id": table,
        "ply": snapshot.ply,
        "seq": snapshot.seq,
        "position": snapshot.position,
    }
    return [Change(_INSERT_SNAPSHOT, [row])]


def dropped_above(table: str, ply: int) -> list[Change]:
    """Positions that no longer belong to the game, since it was undone to ``ply``."""
    return [Change(_DROP_SNAPSHOTS, [{"key": table, "above": ply}])]


def _sitters(sheet: Sheet) -> list[Change]:
    rows: list[Row] = [{"guest": guest, "table_id": sheet.id} for guest in sorted(sheet.sitters())]
    return [Change(_SIT, rows)] if rows else []


# What to read.


class TableReader:
    """Reads what is stored about tables."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def sheet(self, table: str) -> Sheet | None:
        """Return the sheet of a table, if there is one."""
        found = await self._sheets(select(TABLES).where(TABLES.c.id == table))
        return found[0] if found else None

    async def public(self, status: str, title: str, limit: int) -> list[Sheet]:
        """Return public tables of a status, of a title or all, the liveliest first."""
        query = select(TABLES).where(TABLES.c.status == status, TABLES.c.public.is_(True))
        if title:
            query = query.where(TABLES.c.title == title)
        return await self._sheets(query.order_by(desc(TABLES.c.moved)).limit(limit))

    async def of_guest(self, guest: str, limit: int) -> list[Sheet]:
        """Return the tables a guest sits at: open and running ones first, then the newest."""
        mine = select(SITTERS.c.table_id).where(SITTERS.c.guest == guest)
        over = TABLES.c.status.in_(("finished", "abandoned"))
        query = select(TABLES).where(TABLES.c.id.in_(mine))
        return await self._sheets(query.order_by(over, desc(TABLES.c.moved)).limit(limit))

    async def running(self) -> list[Sheet]:
        """Return all tables at which a game runs."""
        return await self.every("running")

    async def every(self, status: str) -> list[Sheet]:
        """Return all tables, or those of a status, the liveliest first."""
        query = select(TABLES).order_by(desc(TABLES.c.moved))
        return await self._sheets(query.where(TABLES.c.status == status) if status else query)

    async def snapshots(self, table: str) -> list[Snapshot]:
        """Return all positions stored of a table."""
        query = select(SNAPSHOTS).where(SNAPSHOTS.c.table_id == table)
        async with self._engine.connect() as connection:
            rows = (await connection.execute(query)).all()
        return [Snapshot(row.ply, row.seq, row.position) for row in rows]

    async def snapshot(self, table: str, most_seq: int) -> Snapshot | None:
        """Return the last position stored that no entry up to ``most_seq`` came after."""
        return await self._snapshot(table, SNAPSHOTS.c.seq <= most_seq)

    async def snapshot_at(self, table: str, most_ply: int) -> Snapshot | None:
        """Return the last position stored with at most ``most_ply`` actions."""
        return await self._snapshot(table, SNAPSHOTS.c.ply <= most_ply)

    async def _snapshot(self, table: str, condition: ColumnElement[bool]) -> Snapshot | None:
        query = (
            select(SNAPSHOTS.c.ply, SNAPSHOTS.c.seq, SNAPSHOTS.c.position)
            .where(SNAPSHOTS.c.table_id == table, condition)
            .order_by(desc(SNAPSHOTS.c.ply))
            .limit(1)
        )
        async with self._engine.connect() as connection:
            row = (await connection.execute(query)).first()
        return None if row is None else Snapshot(row.ply, row.seq, row.position)

    async def entries(self, table: str, after: int) -> list[Entry]:
        """Return the entries of a table above ``after``, in order."""
        query = (
            select(ENTRIES)
            .where(ENTRIES.c.table_id == table, ENTRIES.c.seq > after)
            .order_by(ENTRIES.c.seq)
        )
        async with self._engine.connect() as connection:
            rows = (await connection.execute(query)).all()
        return [Entry(row.seq, row.kind, row.ply, row.seat, row.words, row.at) for row in rows]

    async def _sheets(self, query: object) -> list[Sheet]:
        async with self._engine.connect() as connection:
            rows = (await connection.execute(query)).mappings().all()  # type: ignore[call-overload]  # any select of the whole table
        # Names of columns may be a kind of text that is not quite text.
        return [sheet_of({str(name): value for name, value in row.items()}) for row in rows]
