"""Reviews as they are stored: one for each table."""

from typing import Literal

import msgspec
import sqlalchemy as sa

from wolfden.server.database.engine import Queries
from wolfden.server.database.schema import REVIEWS
from wolfden.server.database.statements import update_rows
from wolfden.server.database.writer import Change, delete, insert

Status = Literal["waiting", "finished", "failed"]


class ReviewRow(msgspec.Struct, frozen=True):
    """A review that was asked for; ``result`` is JSON once it is finished."""

    table_id: str
    simulations: int
    created: int
    status: Status = "waiting"
    done: int = 0
    total: int = 0
    result: str = ""


def begin_review(row: ReviewRow) -> list[Change]:
    """Store a new review in place of any before."""
    return [delete(REVIEWS, table_id=row.table_id), insert(REVIEWS, row)]


def note_progress(table: str, done: int, total: int) -> Change:
    """Note how many of its steps a review has done."""
    return update_rows(
        REVIEWS, {"table_id": table, "status": "waiting"}, {"done": done, "total": total}
    )


def end_review(table: str, status: Status, result: str = "") -> Change:
    """Note how a review ended."""
    return update_rows(REVIEWS, {"table_id": table}, {"status": status, "result": result})


class ReviewQueries(Queries):
    """Reads reviews."""

    async def get(self, table: str) -> ReviewRow | None:
        """Return the review of a table, if one was asked for."""
        query = sa.select(REVIEWS).where(REVIEWS.c.table_id == table)
        return await self._first(ReviewRow, query)

    async def waiting(self) -> list[str]:
        """Return the tables whose reviews are not finished, the oldest first."""
        query = sa.select(REVIEWS.c.table_id).where(REVIEWS.c.status == "waiting")
        return [row[0] for row in await self._rows(query.order_by(REVIEWS.c.created))]
