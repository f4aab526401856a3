"""Uses of limits, counted where processes share a database: one statement counts and decides."""

from typing import Final

import sqlalchemy as sa

from wolfden.server.database.engine import Database
from wolfden.server.database.schema import USES
from wolfden.server.database.writer import Change
from wolfden.server.sharing.postgres import NOW

_ADD: Final = sa.text(
    f"""
    INSERT INTO uses (digest, until) VALUES (:digest, {NOW} + :interval)
    ON CONFLICT (digest) DO UPDATE SET until = greatest(uses.until, {NOW}) + :interval
    WHERE uses.until <= {NOW} + :slack
    RETURNING until
    """
)
_WAIT: Final = sa.text(f"SELECT until - {NOW} - :slack AS wait FROM uses WHERE digest = :digest")
_DELETE_ENDED: Final = sa.delete(USES).where(USES.c.until < sa.bindparam("before"))


async def add_use(database: Database, digest: bytes, interval: int, slack: int) -> int:
    """Count a use that takes ``interval`` milliseconds, unless its key is too far ahead.

    Returns 0, or for how many milliseconds it is refused.
    """
    values = {"digest": digest, "interval": interval, "slack": slack}
    if await database.rows(_ADD, values):
        return 0
    return max(1, await wait_of_uses(database, digest, slack))


async def wait_of_uses(database: Database, digest: bytes, slack: int) -> int:
    """Return for how many milliseconds a use of a key would be refused."""
    found = await database.rows(_WAIT, {"digest": digest, "slack": slack})
    return max(0, found[0].wait) if found else 0


def delete_ended_uses(before: int) -> Change:
    """Forget keys whose limits are whole again."""
    return Change(_DELETE_ENDED, [{"before": before}])
