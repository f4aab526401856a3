"""What is stored for moderation: bans, reports, and tables that an operator wants closed."""

from typing import Final

import msgspec
import sqlalchemy as sa

from wolfden.server.database.engine import Queries
from wolfden.server.database.schema import BANS, CHAT, CLOSURES, REPORTS

NEARBY: Final = 5
"""Chat messages shown before and after a reported one."""


class ReportRow(msgspec.Struct):
    """A report about a guest, or about a message, of which the text is kept."""

    id: str
    at: int
    reporter: str | None
    guest: str
    table_id: str
    room: str
    number: int
    text: str
    note: str
    closed: int = 0


class OwnLine(msgspec.Struct):
    """A chat message of a guest, as an export tells it."""

    table: str
    room: str
    text: str
    at: int


class Closure(msgspec.Struct):
    """A table that an operator wants closed, or deleted."""

    table_id: str
    wholly: bool


class ModerationQueries(Queries):
    """Reads bans, reports, closures, and chat as an operator needs it."""

    async def banned(self) -> set[str]:
        """Return the ids of all banned guests."""
        return {row[0] for row in await self._rows(sa.select(BANS.c.guest))}

    async def closures(self) -> list[Closure]:
        """Return the tables that are to be closed."""
        return await self._read(Closure, sa.select(CLOSURES.c.table_id, CLOSURES.c.wholly))

    async def reports(self, with_closed: bool) -> list[ReportRow]:
        """Return reports, oldest first."""
        query = sa.select(REPORTS).order_by(REPORTS.c.at)
        return await self._read(
            ReportRow, query if with_closed else query.where(REPORTS.c.closed == 0)
        )

    async def reports_by(self, reporter: str) -> list[ReportRow]:
        """Return the reports that a guest made."""
        return await self._read(ReportRow, sa.select(REPORTS).where(REPORTS.c.reporter == reporter))

    async def report(self, name: str) -> ReportRow | None:
        """Return a report by id."""
        return await self._first(ReportRow, sa.select(REPORTS).where(REPORTS.c.id == name))

    async def chat_around(self, report: ReportRow) -> list[tuple[int, str, str]]:
        """Return number, name and text of the messages around a reported one."""
        query = sa.select(CHAT.c.number, CHAT.c.name, CHAT.c.text).where(
            CHAT.c.table_id == report.table_id,
            CHAT.c.room == report.room,
            CHAT.c.number.between(report.number - NEARBY, report.number + NEARBY),
        )
        rows = await self._rows(query.order_by(CHAT.c.number))
        return [(row.number, row.name, row.text) for row in rows]

    async def chat_of(self, guest: str, limit: int) -> list[OwnLine]:
        """Return a guest's chat messages, the newest first."""
        table = CHAT.c.table_id.label("table")
        query = sa.select(table, CHAT.c.room, CHAT.c.text, CHAT.c.at).where(CHAT.c.guest == guest)
        return await self._read(OwnLine, query.order_by(CHAT.c.at.desc()).limit(limit))
