"""The latest positions of rated games that run, for all processes on a database.

The analysis board asks for them. A position is stored as the digest of what watchers see of it, so
neither a hit nor a miss says anything of what is hidden.
"""

from collections.abc import Sequence
from typing import Final

import sqlalchemy as sa

from wolfden.server.database.engine import Queries
from wolfden.server.database.schema import RATED_POSITIONS, TABLES
from wolfden.server.database.writer import Change, delete, insert

LATEST: Final = 12
"""How many positions of a game are kept: an expected line from an older one has ended by now."""
OPENING: Final = 12
"""Positions after fewer actions, of players and of chance, are not kept: many games share them."""
_AT_ONCE: Final = 500

_DELETE_OLD: Final = sa.delete(RATED_POSITIONS).where(
    RATED_POSITIONS.c.table_id == sa.bindparam("key"),
    RATED_POSITIONS.c.seq <= sa.bindparam("last"),
)
_FIND: Final = (
    sa.select(RATED_POSITIONS.c.seq)
    .join(TABLES, TABLES.c.id == RATED_POSITIONS.c.table_id)
    .where(
        RATED_POSITIONS.c.digest.in_(sa.bindparam("digests", expanding=True)),
        TABLES.c.status == "running",
    )
    .limit(1)
)


def insert_position(table: str, seq: int, digest: bytes) -> list[Change]:
    """Store the present position of a rated game, and delete those that are no longer recent."""
    return [
        insert(RATED_POSITIONS, {"table_id": table, "seq": seq, "digest": digest}),
        Change(_DELETE_OLD, [{"key": table, "last": seq - LATEST}]),
    ]


def delete_positions(table: str) -> Change:
    """Delete the positions of a game that is over."""
    return delete(RATED_POSITIONS, table_id=table)


class RatedPositions(Queries):
    """Finds the positions of rated games that run."""

    async def has_any(self, digests: Sequence[bytes]) -> bool:
        """Whether any of these is the digest of such a position."""
        some = list(dict.fromkeys(digests))
        for start in range(0, len(some), _AT_ONCE):
            if await self._rows(_FIND, {"digests": some[start : start + _AT_ONCE]}):
                return True
        return False
