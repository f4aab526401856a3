"""What is read and written about tables: their info, entries, snapshots and documents.

Functions return changes for the writer, beyond those of ``writer.py``; the class reads.
"""

from collections.abc import Collection, Mapping, Sequence
from typing import Any, Final

import msgspec
import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import insert as upsert

from wolfden.core.contract import Seat
from wolfden.server.base.errors import NotAllowed
from wolfden.server.database import schema
from wolfden.server.database.engine import Queries
from wolfden.server.database.schema import (
    BANS,
    CHAT,
    DOCUMENTS,
    ENTRIES,
    GUESTS,
    SITTERS,
    SNAPSHOTS,
    TABLE_DOCUMENTS,
    TABLES,
)
from wolfden.server.database.statements import has_fewer, insert_if, insert_or_update, others_first
from wolfden.server.database.writer import (
    Change,
    Values,
    delete,
    in_bulk,
    insert,
    insert_with,
    update,
)
from wolfden.server.features.chat.wire import ChatLine
from wolfden.server.guests.store import lock_guest
from wolfden.server.guests.wire import HIDDEN_NAME, Guest, Holiday
from wolfden.server.tables.live_game import Snapshot
from wolfden.server.tables.model import Entry, TableInfo

NAMES_PER_QUERY: Final = 1000
MAX_HOSTED: Final = 100
"""Open and running tables a guest may be the host of."""
MAX_RANKED: Final = 1000
"""Tables of a status among which the latest of each host are looked for."""
MAX_DOCUMENT_LENGTH: Final = 2**20
"""How many characters the different documents of a host's tables may have together."""
_ADVANCE_TABLE: Final = in_bulk(
    "key TEXT, seq INTEGER, ply INTEGER, actors JSON, clock JSON, moved BIGINT, version INTEGER",
    """
    UPDATE tables
    SET seq = new.seq, ply = new.ply, actors = new.actors, clock = new.clock, moved = new.moved,
        version = new.version
    FROM {new} WHERE tables.id = new.key
    """,
)
_INSERT_ENTRIES: Final = in_bulk(
    "table_id TEXT, seq INTEGER, kind TEXT, ply INTEGER, seat INTEGER, words TEXT, at BIGINT",
    """
    INSERT INTO entries (table_id, seq, kind, ply, seat, words, at)
    SELECT table_id, seq, kind, ply, seat, words, at FROM {new}
    """,
)
_DELETE_SNAPSHOTS: Final = sa.delete(SNAPSHOTS).where(
    SNAPSHOTS.c.table_id == sa.bindparam("key"), SNAPSHOTS.c.ply > sa.bindparam("above")
)
_INSERT_SNAPSHOT: Final = upsert(SNAPSHOTS).on_conflict_do_nothing()
_INSERT_MEMBERS: Final = upsert(SITTERS).on_conflict_do_nothing()
_INSERT_DOCUMENTS: Final = upsert(DOCUMENTS).on_conflict_do_nothing()
_DELETE_DOCUMENTS: Final = sa.delete(DOCUMENTS).where(
    DOCUMENTS.c.digest.not_in(sa.select(TABLE_DOCUMENTS.c.digest))
)


_UPSERT_MARKS: Final = insert_or_update(schema.MARKS)


def _document_length() -> sa.ScalarSelect[int]:
    """Return the length of a new document and of all others of a host's tables."""
    hosted = sa.select(TABLE_DOCUMENTS.c.digest).join(TABLES)
    theirs = hosted.where(TABLES.c.host == sa.bindparam("host", type_=sa.String))
    new = DOCUMENTS.c.digest == sa.bindparam("digest", type_=sa.String)
    length = sa.select(sa.func.sum(DOCUMENTS.c.length))
    return length.where(sa.or_(new, DOCUMENTS.c.digest.in_(theirs))).scalar_subquery()


_IS_UNFINISHED: Final = TABLES.c.status.in_(("open", "running"))
_INSERT_HOSTED: Final = insert_if(TABLES, has_fewer(MAX_HOSTED, TABLES.c.host, _IS_UNFINISHED))
_INSERT_LINK: Final = insert_if(
    TABLE_DOCUMENTS, _document_length() <= sa.bindparam("most", type_=sa.Integer)
)


def insert_table(info: TableInfo, documents: Mapping[str, str]) -> list[Change]:
    """Store a new table and its documents, by digest.

    NotAllowed if its host has ``MAX_HOSTED`` that are not over, or too many documents.
    """
    texts: list[Values] = [
        {"digest": digest, "text": text, "length": len(text)} for digest, text in documents.items()
    ]
    links: list[Values] = [{"table_id": info.id, "digest": digest} for digest in documents]
    stored = _stored(info)
    table, link = insert(TABLES, stored), insert(TABLE_DOCUMENTS, *links)
    if info.host:
        enough = NotAllowed("documents-enough", most=MAX_DOCUMENT_LENGTH)
        count: Values = {"host": info.host, "most": MAX_DOCUMENT_LENGTH}
        link = Change(_INSERT_LINK, [{**one, **count} for one in links]).or_raise(enough)
    if info.host and not info.is_over:
        enough = NotAllowed("tables-enough", most=MAX_HOSTED)
        table = insert_with(_INSERT_HOSTED, stored).or_raise(enough)
    changes = [Change(_INSERT_DOCUMENTS, texts), lock_guest(info.host), table]
    changes += [*_insert_members(info), link]
    return [change for change in changes if change.rows]


def _stored(info: TableInfo) -> TableInfo:
    """Return the info as it is stored: the names of guests are stored with them alone."""
    return info.without_names()


def delete_unused_documents() -> Change:
    """Delete the documents of tables that were deleted."""
    return Change(_DELETE_DOCUMENTS, [{}])


def update_table(info: TableInfo) -> list[Change]:
    """Store all of a table's info."""
    members = [delete(SITTERS, table_id=info.id), *_insert_members(info)]
    return [update(TABLES, _stored(info)), *members]


def advance_table(info: TableInfo) -> list[Change]:
    """Store the columns that an ordinary action changes; faster than ``update_table``."""
    actors, clock = _json(info.actors), _json(info.clock)
    row = (info.id, info.seq, info.ply, actors, clock, info.moved, info.version)
    return [Change(_ADVANCE_TABLE, [row])]


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def insert_entries(table: str, entries: Sequence[Entry]) -> list[Change]:
    """Append entries to the history of a table."""
    rows = [(table, *msgspec.structs.astuple(entry)) for entry in entries]
    return [Change(_INSERT_ENTRIES, rows)] if rows else []


def insert_snapshot(table: str, snapshot: Snapshot) -> list[Change]:
    """Store a position, unless another process has."""
    return [Change(_INSERT_SNAPSHOT, [{"table_id": table, **msgspec.to_builtins(snapshot)}])]


def delete_snapshots_above(table: str, ply: int) -> list[Change]:
    """Delete the positions that an undo to ``ply`` makes obsolete."""
    return [Change(_DELETE_SNAPSHOTS, [{"key": table, "above": ply}])]


def insert_chat(table: str, line: ChatLine) -> Change:
    """Store a chat message."""
    guest = {"guest": line.guest.id, "name": line.guest.name, "bot": line.guest.bot}
    fields = {name: getattr(line, name) for name in ("number", "room", "seat", "text", "at")}
    return insert(CHAT, {"table_id": table, **fields, **guest})


def upsert_marks(table: str, seat: Seat, room: str, data: object) -> Change:
    """Store the marks of a seat in a room."""
    return Change(_UPSERT_MARKS, [{"table_id": table, "seat": seat, "room": room, "data": data}])


def _insert_members(info: TableInfo) -> list[Change]:
    common: Values = {"table_id": info.id, "ended": info.ended}
    rows = [{"guest": guest, **common} for guest in sorted(info.members())]
    return [Change(_INSERT_MEMBERS, rows)] if rows else []


class TableQueries(Queries):
    """Reads what is stored about tables."""

    async def info(self, table: str) -> TableInfo | None:
        """Return the info of a table, if there is one."""
        found = await self._infos(sa.select(TABLES).where(TABLES.c.id == table))
        return found[0] if found else None

    async def _infos(self, query: sa.Select[Any]) -> list[TableInfo]:
        """Return the tables that a query finds, with the names that their guests have now."""
        infos = await self._read(TableInfo, query)
        guests = await self.guests({guest for info in infos for guest in info.guests()})
        return [info.with_guests(guests) for info in infos]

    async def guests(self, guests: Collection[str]) -> dict[str, Guest]:
        """Return guests as others see them, by id; names of banned ones and their bots are hidden.

        Those that were deleted are missing.
        """
        has_ban = sa.exists().where(BANS.c.guest.in_((GUESTS.c.id, GUESTS.c.owner)))
        name = sa.case((has_ban, HIDDEN_NAME), else_=GUESTS.c.name).label("name")
        query = sa.select(GUESTS.c.id, name, (GUESTS.c.owner != "").label("bot"))
        wanted, found = sorted(guests), {}
        for start in range(0, len(wanted), NAMES_PER_QUERY):
            some = wanted[start : start + NAMES_PER_QUERY]
            rows = await self._rows(query.where(GUESTS.c.id.in_(some)))
            found.update({row.id: Guest(row.id, row.name, bool(row.bot)) for row in rows})
        return found

    async def people_behind(self, guests: Collection[str]) -> dict[str, str]:
        """Return by id the person that each guest is: itself, or the owner of a bot account."""
        query = sa.select(GUESTS.c.id, GUESTS.c.owner).where(GUESTS.c.id.in_(guests))
        return {row.id: row.owner or row.id for row in await self._rows(query)}

    async def public(self, status: str, title: str, limit: int) -> list[TableInfo]:
        """Return public tables of a status, of a title or all.

        The latest one of each host comes first, then all others, each time the latest action first:
        nobody's tables push those of others off a list.
        """
        query = sa.select(TABLES.c.id).where(TABLES.c.status == status, TABLES.c.public.is_(True))
        if title:
            query = query.where(TABLES.c.title == title)
        latest = query.order_by(TABLES.c.moved.desc()).limit(MAX_RANKED)
        among = sa.select(TABLES).where(TABLES.c.id.in_(latest))
        return await self._infos(others_first(among, TABLES.c.host, TABLES.c.moved).limit(limit))

    async def of_guest(
        self, guest: str, limit: int, after: tuple[int, str] | None = None
    ) -> list[TableInfo]:
        """Return tables of a guest: open and running ones first, then the last ones that ended.

        ``after`` is the end and the id of the last one seen before: the next ones that ended.
        """
        mine = sa.select(TABLES).join(SITTERS).where(SITTERS.c.guest == guest)
        order = (SITTERS.c.ended, SITTERS.c.table_id)
        past = mine.where(SITTERS.c.ended > 0).order_by(*[column.desc() for column in order])
        if after is not None:
            return await self._infos(past.where(sa.tuple_(*order) < after).limit(limit))
        ordered = (~_IS_UNFINISHED, TABLES.c.moved.desc())
        present = mine.where(SITTERS.c.ended == 0).order_by(*ordered).limit(limit)
        found = await self._infos(present)
        return found + await self._infos(past.limit(limit - len(found)))

    async def unfinished(self, guest: str) -> list[str]:
        """Return the ids of a guest's tables that are not over."""
        mine = sa.select(TABLES.c.id).join(SITTERS).where(SITTERS.c.guest == guest)
        query = mine.where(SITTERS.c.ended == 0, _IS_UNFINISHED)
        return [row.id for row in await self._rows(query)]

    async def paired(self, key: str, limit: int) -> list[TableInfo]:
        """Return the open tables of guests who were paired by a key, the oldest first."""
        query = sa.select(TABLES).where(TABLES.c.pairing == key, TABLES.c.status == "open")
        return await self._infos(query.order_by(TABLES.c.created).limit(limit))

    async def offered(self, groups: Collection[str], limit: int) -> list[TableInfo]:
        """Return open tables that are offered to any of the groups, the newest first."""
        query = sa.select(TABLES).where(TABLES.c.group_id.in_(groups), TABLES.c.status == "open")
        return await self._infos(query.order_by(TABLES.c.created.desc()).limit(limit))

    async def to_fill(self) -> list[tuple[str, int]]:
        """Return the open tables whose empty seats bots are to take, and when."""
        is_paired = sa.and_(TABLES.c.pairing != "", TABLES.c.status == "open")
        query = sa.select(TABLES.c.id, TABLES.c.fill_at).where(is_paired, TABLES.c.fill_at > 0)
        return [(row.id, row.fill_at) for row in await self._rows(query)]

    async def running_of(self, guest: str, limit: int) -> list[TableInfo]:
        """Return a guest's tables that run, the longest untouched first."""
        query = sa.select(TABLES).join(SITTERS).where(_is_unfinished_of(guest))
        running = query.where(TABLES.c.status == "running").order_by(TABLES.c.moved)
        return await self._infos(running.limit(limit))

    async def holidays(self, guests: Collection[str]) -> dict[str, Holiday]:
        """Return the holidays of guests who have one, by their ids."""
        query = sa.select(GUESTS.c.id, GUESTS.c.holiday).where(GUESTS.c.id.in_(guests))
        rows = await self._rows(query)
        return {row.id: msgspec.convert(row.holiday, Holiday) for row in rows if row.holiday}

    async def of_members(self, guests: Collection[str], limit: int) -> list[TableInfo]:
        """Return some tables of any of the guests."""
        theirs = sa.select(SITTERS.c.table_id).where(SITTERS.c.guest.in_(guests))
        return await self._infos(sa.select(TABLES).where(TABLES.c.id.in_(theirs)).limit(limit))

    async def idle(self, status: str, before: int, limit: int) -> list[TableInfo]:
        """Return some tables of a status without an action since a time."""
        query = sa.select(TABLES).where(TABLES.c.status == status, TABLES.c.moved < before)
        return await self._infos(query.limit(limit))

    async def running(self) -> list[str]:
        """Return the ids of all running tables, latest action first."""
        query = sa.select(TABLES.c.id).where(TABLES.c.status == "running")
        return [row.id for row in await self._rows(query.order_by(TABLES.c.moved.desc()))]

    async def some(self, names: Sequence[str]) -> list[TableInfo]:
        """Return tables by id, latest action first."""
        query = sa.select(TABLES).where(TABLES.c.id.in_(names))
        return await self._infos(query.order_by(TABLES.c.moved.desc()))

    async def every(self, status: str = "") -> list[TableInfo]:
        """Return all tables, or those of a status, latest action first."""
        query = sa.select(TABLES).order_by(TABLES.c.moved.desc())
        return await self._infos(query.where(TABLES.c.status == status) if status else query)

    async def documents(self, digests: Collection[str]) -> dict[str, str]:
        """Return texts of documents by their digests."""
        columns = sa.select(DOCUMENTS.c.digest, DOCUMENTS.c.text)
        rows = await self._rows(columns.where(DOCUMENTS.c.digest.in_(digests)))
        return {row.digest: row.text for row in rows}

    async def snapshots(self, table: str) -> list[Snapshot]:
        """Return all stored positions of a table, the last one first."""
        return await self._snapshots(table, SNAPSHOTS.c.ply >= 0)

    async def snapshot(self, table: str, most_seq: int) -> Snapshot | None:
        """Return the last stored position with ``seq`` at most ``most_seq``."""
        return next(iter(await self._snapshots(table, SNAPSHOTS.c.seq <= most_seq, 1)), None)

    async def snapshot_at(self, table: str, most_ply: int) -> Snapshot | None:
        """Return the last stored position after at most ``most_ply`` actions."""
        return next(iter(await self._snapshots(table, SNAPSHOTS.c.ply <= most_ply, 1)), None)

    async def _snapshots(
        self, table: str, condition: sa.ColumnElement[bool], limit: int | None = None
    ) -> list[Snapshot]:
        query = sa.select(SNAPSHOTS).where(SNAPSHOTS.c.table_id == table, condition)
        return await self._read(Snapshot, query.order_by(SNAPSHOTS.c.ply.desc()).limit(limit))

    async def version(self, table: str) -> int | None:
        """Return the version of a table, if there is one."""
        rows = await self._rows(sa.select(TABLES.c.version).where(TABLES.c.id == table))
        return rows[0].version if rows else None

    async def entries(self, table: str, after: int = 0, last: int | None = None) -> list[Entry]:
        """Return the entries of a table above ``after``, up to ``last`` or all, in order."""
        query = sa.select(ENTRIES).where(ENTRIES.c.table_id == table, ENTRIES.c.seq > after)
        if last is not None:
            query = query.where(ENTRIES.c.seq <= last)
        return await self._read(Entry, query.order_by(ENTRIES.c.seq))

    async def has_talk(self, table: str) -> bool:
        """Whether chat messages or marks of a table are stored."""
        chat = sa.exists().where(CHAT.c.table_id == table)
        marks = sa.exists().where(schema.MARKS.c.table_id == table)
        return bool((await self._rows(sa.select(sa.or_(chat, marks))))[0][0])

    async def last_chat_number(self, table: str, room: str) -> int:
        """Return the number of the last chat message in a room, 0 if there is none."""
        query = sa.select(sa.func.max(CHAT.c.number)).where(
            CHAT.c.table_id == table, CHAT.c.room == room
        )
        return (await self._rows(query))[0][0] or 0

    async def chat(self, table: str, rooms: Collection[str], limit: int) -> list[ChatLine]:
        """Return the last chat messages of some rooms, in order."""
        query = sa.select(CHAT).where(CHAT.c.table_id == table, CHAT.c.room.in_(rooms))
        newest = query.order_by(CHAT.c.at.desc(), CHAT.c.number.desc()).limit(limit)
        return [_chat_line(row) for row in reversed(await self._rows(newest))]

    async def chat_line(self, table: str, room: str, number: int) -> ChatLine | None:
        """Return one chat message, if it is still there."""
        query = sa.select(CHAT).where(
            CHAT.c.table_id == table, CHAT.c.room == room, CHAT.c.number == number
        )
        rows = await self._rows(query)
        return _chat_line(rows[0]) if rows else None

    async def marks(self, table: str) -> list[tuple[Seat, str, object]]:
        """Return all marks of a table: seat, room and data."""
        rows = await self._rows(sa.select(schema.MARKS).where(schema.MARKS.c.table_id == table))
        return [(row.seat, row.room, row.data) for row in rows]


def _is_unfinished_of(guest: str) -> sa.ColumnElement[bool]:
    return sa.and_(SITTERS.c.guest == guest, SITTERS.c.ended == 0)


def _chat_line(row: sa.Row[Any]) -> ChatLine:
    guest = Guest(row.guest, row.name, row.bot)
    return ChatLine(row.number, row.room, guest, row.seat, row.text, row.at)
