"""Reading and writing chat and marks."""

from collections.abc import Collection
from typing import Final

from sqlalchemy import bindparam, delete, desc, func, insert, select
from sqlalchemy.dialects.sqlite import insert as upsert
from sqlalchemy.ext.asyncio import AsyncEngine

from wolfden.core.contract import Seat
from wolfden.server.storage.schema import CHAT, MARKS
from wolfden.server.storage.writer import Change
from wolfden.server.wire.messages import ChatLine
from wolfden.server.wire.things import Guest

_SAY: Final = insert(CHAT)
_FORGET: Final = delete(CHAT).where(CHAT.c.guest == bindparam("of"))
_UPSERT: Final = upsert(MARKS)
_MARK: Final = _UPSERT.on_conflict_do_update(
    index_elements=[MARKS.c.table_id, MARKS.c.seat, MARKS.c.room],
    set_={"data": _UPSERT.excluded.data},
)


def said(table: str, line: ChatLine) -> Change:
    """Something that was said."""
    return Change(
        _SAY,
        [
            {
                "table_id": table,
                "number": line.number,
                "room": line.room,
                "guest": line.guest.id,
                "name": line.guest.name,
                "bot": line.guest.bot,
                "seat": line.seat,
                "text": line.text,
                "at": line.at,
            }
        ],
    )


def forgotten(guest: str) -> Change:
    """Everything a guest has said, when the guest goes."""
    return Change(_FORGET, [{"of": guest}])


def marked(table: str, seat: Seat, room: str, data: object) -> Change:
    """The marks of a seat in a room."""
    return Change(_MARK, [{"table_id": table, "seat": seat, "room": room, "data": data}])


class TalkReader:
    """Reads what was said and marked."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def last_number(self, table: str, room: str) -> int:
        """Return the number of the last thing said in a room."""
        query = select(func.max(CHAT.c.number)).where(CHAT.c.table_id == table, CHAT.c.room == room)
        async with self._engine.connect() as connection:
            return (await connection.execute(query)).scalar() or 0

    async def lines(self, table: str, rooms: Collection[str], limit: int) -> list[ChatLine]:
        """Return the last things said in some rooms, in order."""
        query = (
            select(CHAT)
            .where(CHAT.c.table_id == table, CHAT.c.room.in_(rooms))
            .order_by(desc(CHAT.c.at), desc(CHAT.c.number))
            .limit(limit)
        )
        async with self._engine.connect() as connection:
            rows = (await connection.execute(query)).all()
        return [
            ChatLine(
                row.number,
                row.room,
                Guest(row.guest, row.name, row.bot),
                row.seat,
                row.text,
                row.at,
            )
            for row in reversed(rows)
        ]

    async def marks(self, table: str) -> list[tuple[Seat, str, object]]:
        """Return all marks of a table: seat, room and what they are."""
        query = select(MARKS).where(MARKS.c.table_id == table)
        async with self._engine.connect() as connection:
            rows = (await connection.execute(query)).all()
        return [(row.seat, row.room, row.data) for row in rows]
