"""What is old: chat, finished tables and idle guests, found in small batches."""

from typing import Final

import sqlalchemy as sa

from wolfden.server.database.engine import Queries
from wolfden.server.database.schema import CHAT, GUESTS, SITTERS, TABLES
from wolfden.server.database.writer import Change

BATCH: Final = 100
"""How many of a kind are deleted in one step, so that nobody waits for it."""

_DELETE_CHAT: Final = sa.delete(CHAT).where(
    CHAT.c.table_id == sa.bindparam("key"), CHAT.c.at < sa.bindparam("before")
)


class OldRows(Queries):
    """Finds what is older than a time, in milliseconds."""

    async def tables_with_chat(self, before: int) -> list[str]:
        """Return tables with chat messages from before a time."""
        query = sa.select(CHAT.c.table_id).where(CHAT.c.at < before).distinct()
        return await self._batch(query)

    def delete_chat(self, tables: list[str], before: int) -> Change:
        """Delete the chat messages of some tables from before a time."""
        return Change(_DELETE_CHAT, [{"key": table, "before": before} for table in tables])

    async def finished_tables(self, before: int) -> list[str]:
        """Return tables that are over and were last changed before a time."""
        is_over = TABLES.c.status.in_(("finished", "abandoned"))
        return await self._batch(sa.select(TABLES.c.id).where(is_over, TABLES.c.moved < before))

    async def guests(self, before: int) -> list[str]:
        """Return guests from before a time who neither played nor wrote since, nor their bots."""
        bot = GUESTS.alias("bot")
        own = sa.select(bot.c.id).where(bot.c.owner == GUESTS.c.id)

        def is_theirs(column: sa.Column[str]) -> sa.ColumnElement[bool]:
            return sa.or_(column == GUESTS.c.id, column.in_(own))

        played = sa.exists().where(
            is_theirs(SITTERS.c.guest),
            SITTERS.c.table_id == TABLES.c.id,
            sa.or_(TABLES.c.moved >= before, TABLES.c.status == "running"),
        )
        wrote = sa.exists().where(is_theirs(CHAT.c.guest), CHAT.c.at >= before)
        query = sa.select(GUESTS.c.id).where(
            GUESTS.c.owner == "", GUESTS.c.created < before, ~played, ~wrote
        )
        return await self._batch(query)

    async def _batch(self, query: sa.Select[tuple[str]]) -> list[str]:
        return [row[0] for row in await self._rows(query.limit(BATCH))]
