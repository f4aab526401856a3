"""Browsers that receive pushes, and the key that signs what they are sent."""

from typing import Final

import msgspec
import sqlalchemy as sa
from sqlalchemy import Engine
from sqlalchemy.dialects.postgresql import insert as upsert

from wolfden.server.database.engine import Queries
from wolfden.server.database.schema import PUSH_KEY, PUSHES
from wolfden.server.database.statements import insert_or_update
from wolfden.server.database.writer import Change, insert_with

MAX_PUSHES: Final = 10
"""Browsers of one guest that receive pushes; a further one replaces the oldest."""
_UPSERT: Final = insert_or_update(PUSHES)
_NEWEST: Final = (
    sa.select(PUSHES.c.digest)
    .where(PUSHES.c.guest == sa.bindparam("owner"))
    .order_by(PUSHES.c.created.desc(), PUSHES.c.digest)
    .limit(MAX_PUSHES)
)
_DELETE_OLDEST: Final = sa.delete(PUSHES).where(
    PUSHES.c.guest == sa.bindparam("owner"), PUSHES.c.digest.not_in(_NEWEST)
)


class PushRow(msgspec.Struct, frozen=True):
    """A browser that receives pushes."""

    digest: bytes
    guest: str
    endpoint: str
    p256dh: str
    auth: str
    created: int


def upsert_push(row: PushRow) -> list[Change]:
    """Store a browser, which may have had another guest; the guest's oldest give way."""
    return [insert_with(_UPSERT, row), Change(_DELETE_OLDEST, [{"owner": row.guest}])]


class PushQueries(Queries):
    """Reads which browsers receive pushes."""

    async def of_guest(self, guest: str) -> list[PushRow]:
        """Return the browsers of a guest."""
        return await self._read(PushRow, sa.select(PUSHES).where(PUSHES.c.guest == guest))


def load_push_key(engine: Engine, new_key: str) -> str:
    """Return the key that signs pushes; the first start stores a new one."""
    with engine.begin() as connection:
        first = upsert(PUSH_KEY).on_conflict_do_nothing()
        connection.execute(first, {"number": 1, "key": new_key})
        key: str = connection.execute(sa.select(PUSH_KEY.c.key)).scalar_one()
        return key
