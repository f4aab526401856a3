"""Queries about tables: infos, entries, snapshots, chat and marks.

Functions return changes for the writer; ``TableQueries`` reads.
"""

from collections.abc import Collection, Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import (
    ColumnElement,
    Row,
    Select,
    bindparam,
    delete,
    desc,
    func,
    insert,
    select,
    text,
    update,
)
from sqlalchemy.dialects.sqlite import insert as upsert

from wolfden.core.contract import Seat
from wolfden.server.model.live_game import Entry, Snapshot
from wolfden.server.model.shapes import ChatLine, Guest
from wolfden.server.model.table import TableInfo
from wolfden.server.store.database import Database
from wolfden.server.store.schema import CHAT, ENTRIES, MARKS, SITTERS, SNAPSHOTS, TABLES
from wolfden.server.store.writer import Change, Values

_INSERT_TABLE: Final = insert(TABLES)
_UPDATE_TABLE: Final = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("key"))
    .values({column: bindparam(column.name) for column in TABLES.c if column.name != "id"})
)
_ADVANCE_TABLE: Final = text(
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
_INSERT_ENTRIES: Final = text(
    """
    INSERT INTO entries (table_id, seq, kind, ply, seat, words, at)
    SELECT value ->> 'table_id', value ->> 'seq', value ->> 'kind', value ->> 'ply',
        value ->> 'seat', value ->> 'words', value ->> 'at'
    FROM json_each(:rows)
    """
)
_INSERT_SNAPSHOT: Final = insert(SNAPSHOTS)
_DELETE_SNAPSHOTS: Final = delete(SNAPSHOTS).where(
    SNAPSHOTS.c.table_id == bindparam("key"), SNAPSHOTS.c.ply > bindparam("above")
)
_INSERT_MEMBERS: Final = upsert(SITTERS).on_conflict_do_nothing()
_DELETE_MEMBERS: Final = delete(SITTERS).where(SITTERS.c.table_id == bindparam("key"))
_INSERT_CHAT: Final = insert(CHAT)
_DELETE_CHAT: Final = delete(CHAT).where(CHAT.c.guest == bindparam("of"))
_INSERT_MARKS: Final = upsert(MARKS)
_UPSERT_MARKS: Final = _INSERT_MARKS.on_conflict_do_update(
    index_elements=[MARKS.c.table_id, MARKS.c.seat, MARKS.c.room],
    set_={"data": _INSERT_MARKS.excluded.data},
)

# Changes.


def insert_table(info: TableInfo) -> list[Change]:
    """Store a new table."""
    return [Change(_INSERT_TABLE, [_row(info)]), *_insert_members(info)]


def update_table(info: TableInfo) -> list[Change]:
    """Store all of a table's info."""
    row = _row(info)
    row["key"] = row.pop("id")
    delete_members = Change(_DELETE_MEMBERS, [{"key": info.id}])
    return [Change(_UPDATE_TABLE, [row]), delete_members, *_insert_members(info)]


def advance_table(info: TableInfo) -> list[Change]:
    """Store the columns that an ordinary action changes; faster than ``update_table``."""
    row = {name: getattr(info, name) for name in ("seq", "ply", "actors", "clock", "moved")}
    return [Change(_ADVANCE_TABLE, [{"key": info.id, **row}], in_bulk=True)]


def delete_table(table: str) -> list[Change]:
    """Delete a table that never started."""
    return [Change(_DELETE_TABLE, [{"key": table}])]


def insert_entries(table: str, entries: Sequence[Entry]) -> list[Change]:
    """Append entries to the history of a table."""
    rows = [{"table_id": table, **msgspec.to_builtins(entry)} for entry in entries]
    return [Change(_INSERT_ENTRIES, rows, in_bulk=True)] if rows else []


def insert_snapshot(table: str, snapshot: Snapshot) -> list[Change]:
    """Store a position."""
    return [Change(_INSERT_SNAPSHOT, [{"table_id": table, **msgspec.to_builtins(snapshot)}])]


def delete_snapshots_above(table: str, ply: int) -> list[Change]:
    """Delete the positions that an undo to ``ply`` makes obsolete."""
    return [Change(_DELETE_SNAPSHOTS, [{"key": table, "above": ply}])]


def insert_chat(table: str, line: ChatLine) -> Change:
    """Store a chat message."""
    guest = {"guest": line.guest.id, "name": line.guest.name, "bot": line.guest.bot}
    fields = {name: getattr(line, name) for name in ("number", "room", "seat", "text", "at")}
    return Change(_INSERT_CHAT, [{"table_id": table, **fields, **guest}])


def delete_chat(guest: str) -> Change:
    """Delete all chat messages of a guest."""
    return Change(_DELETE_CHAT, [{"of": guest}])


def upsert_marks(table: str, seat: Seat, room: str, data: object) -> Change:
    """Store the marks of a seat in a room."""
    return Change(_UPSERT_MARKS, [{"table_id": table, "seat": seat, "room": room, "data": data}])


def _row(info: TableInfo) -> Values:
    row: Values = msgspec.to_builtins(info)
    return row


def _insert_members(info: TableInfo) -> list[Change]:
    rows: list[Values] = [{"guest": guest, "table_id": info.id} for guest in sorted(info.members())]
    return [Change(_INSERT_MEMBERS, rows)] if rows else []


# Queries.


class TableQueries:
    """Reads what is stored about tables."""

    def __init__(self, database: Database) -> None:
        self._rows = database.rows

    async def info(self, table: str) -> TableInfo | None:
        """Return the info of a table, if there is one."""
        found = await self._infos(select(TABLES).where(TABLES.c.id == table))
        return found[0] if found else None

    async def public(self, status: str, title: str, limit: int) -> list[TableInfo]:
        """Return public tables of a status, of a title or all, latest action first."""
        query = select(TABLES).where(TABLES.c.status == status, TABLES.c.public.is_(True))
        if title:
            query = query.where(TABLES.c.title == title)
        return await self._infos(query.order_by(desc(TABLES.c.moved)).limit(limit))

    async def of_guest(self, guest: str, limit: int) -> list[TableInfo]:
        """Return the tables of a guest: open and running ones first, then the newest."""
        mine = select(SITTERS.c.table_id).where(SITTERS.c.guest == guest)
        over = TABLES.c.status.in_(("finished", "abandoned"))
        query = select(TABLES).where(TABLES.c.id.in_(mine))
        return await self._infos(query.order_by(over, desc(TABLES.c.moved)).limit(limit))

    async def every(self, status: str = "") -> list[TableInfo]:
        """Return all tables, or those of a status, latest action first."""
        query = select(TABLES).order_by(desc(TABLES.c.moved))
        return await self._infos(query.where(TABLES.c.status == status) if status else query)

    async def snapshots(self, table: str) -> list[Snapshot]:
        """Return all stored positions of a table."""
        rows = await self._rows(select(SNAPSHOTS).where(SNAPSHOTS.c.table_id == table))
        return [Snapshot(row.ply, row.seq, row.position) for row in rows]

    async def snapshot(self, table: str, most_seq: int) -> Snapshot | None:
        """Return the last stored position with ``seq`` at most ``most_seq``."""
        return await self._snapshot(table, SNAPSHOTS.c.seq <= most_seq)

    async def snapshot_at(self, table: str, most_ply: int) -> Snapshot | None:
        """Return the last stored position after at most ``most_ply`` actions."""
        return await self._snapshot(table, SNAPSHOTS.c.ply <= most_ply)

    async def _snapshot(self, table: str, condition: ColumnElement[bool]) -> Snapshot | None:
        query = select(SNAPSHOTS).where(SNAPSHOTS.c.table_id == table, condition)
        rows = await self._rows(query.order_by(desc(SNAPSHOTS.c.ply)).limit(1))
        return Snapshot(rows[0].ply, rows[0].seq, rows[0].position) if rows else None

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        """Return the entries of a table above ``after``, in order."""
        query = select(ENTRIES).where(ENTRIES.c.table_id == table, ENTRIES.c.seq > after)
        rows = await self._rows(query.order_by(ENTRIES.c.seq))
        return [Entry(row.seq, row.kind, row.ply, row.seat, row.words, row.at) for row in rows]

    async def last_chat_number(self, table: str, room: str) -> int:
        """Return the number of the last chat message in a room, 0 if there is none."""
        query = select(func.max(CHAT.c.number)).where(CHAT.c.table_id == table, CHAT.c.room == room)
        return (await self._rows(query))[0][0] or 0

    async def chat(self, table: str, rooms: Collection[str], limit: int) -> list[ChatLine]:
        """Return the last chat messages of some rooms, in order."""
        query = select(CHAT).where(CHAT.c.table_id == table, CHAT.c.room.in_(rooms))
        newest = query.order_by(desc(CHAT.c.at), desc(CHAT.c.number)).limit(limit)
        return [_chat_line(row) for row in reversed(await self._rows(newest))]

    async def marks(self, table: str) -> list[tuple[Seat, str, object]]:
        """Return all marks of a table: seat, room and data."""
        rows = await self._rows(select(MARKS).where(MARKS.c.table_id == table))
        return [(row.seat, row.room, row.data) for row in rows]

    async def _infos(self, query: Select[Any]) -> list[TableInfo]:
        return [info_from_row(row) for row in await self._rows(query)]


def info_from_row(row: Row[Any]) -> TableInfo:
    """Return the table stored in a row of the database."""
    # Names of columns are a subclass of str, which msgspec does not take.
    fields = {str(name): value for name, value in row._mapping.items()}  # noqa: SLF001 (public, despite its name)
    return msgspec.convert(fields, TableInfo)


def _chat_line(row: Row[Any]) -> ChatLine:
    guest = Guest(row.guest, row.name, row.bot)
    return ChatLine(row.number, row.room, guest, row.seat, row.text, row.at)
