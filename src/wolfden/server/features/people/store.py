"""People: whom a guest has played with."""

import sqlalchemy as sa
from msgspec import Struct

from wolfden.server.database.engine import Queries
from wolfden.server.database.schema import PLAYED


class Companion(Struct, frozen=True):
    """A guest one has played with: how often, and when last."""

    guest: str
    games: int
    last: int


class PeopleQueries(Queries):
    """Reads who has played with whom."""

    async def companions(self, guest: str, limit: int) -> list[Companion]:
        """Return the guests one has played with, the latest first."""
        mine, theirs = PLAYED.alias("mine"), PLAYED.alias("theirs")
        last = sa.func.max(theirs.c.finished)
        both = sa.and_(theirs.c.table_id == mine.c.table_id, theirs.c.guest != mine.c.guest)
        query = (
            sa.select(theirs.c.guest, sa.func.count().label("games"), last.label("last"))
            .select_from(mine.join(theirs, both))
            .where(mine.c.guest == guest, mine.c.people > 0)
            .group_by(theirs.c.guest)
        )
        return await self._read(Companion, query.order_by(last.desc()).limit(limit))

    async def have_met(self, guest: str, other: str) -> bool:
        """Whether two guests have finished a game together."""
        tables = sa.select(PLAYED.c.table_id).where(PLAYED.c.guest == other)
        query = sa.select(PLAYED.c.table_id).where(
            PLAYED.c.guest == guest, PLAYED.c.people > 0, PLAYED.c.table_id.in_(tables)
        )
        return bool(await self._rows(query.limit(1)))
