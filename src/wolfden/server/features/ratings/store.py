"""Ratings of people, and which of their games are rated."""

from collections.abc import Collection, Sequence
from typing import Final

import sqlalchemy as sa
from msgspec import Struct

from wolfden.server.database.engine import Queries
from wolfden.server.database.schema import GUESTS, PLAYED, RATINGS
from wolfden.server.database.statements import insert_or_update, update_rows
from wolfden.server.database.writer import Change, Conflict, insert_with
from wolfden.server.features.history.model import PlayedGame
from wolfden.server.features.ratings.model import Strength

_UPSERT_RATING: Final = insert_or_update(
    RATINGS, where=RATINGS.c.games == sa.literal_column("excluded.games") - 1
)


class RatingRow(Struct, frozen=True):
    """The rating of a guest in a title, on a side."""

    guest: str
    title: str
    side: str
    mu: float
    sigma: float
    games: int

    @property
    def strength(self) -> Strength:
        """The rating itself."""
        return Strength(self.mu, self.sigma, self.games)


def store_ratings(table: str, rows: Sequence[RatingRow]) -> list[Change]:
    """Store ratings after the game of a table; Conflict if another game was rated meanwhile."""
    rated = [insert_with(_UPSERT_RATING, *rows).or_raise(Conflict())] if rows else []
    marked = update_rows(PLAYED, {"table_id": table, "rated": 1}, {"rated": 2})
    return [marked.or_raise(Conflict()), *rated]


def store_rating(row: RatingRow) -> Change:
    """Store one rating; Conflict if another game was rated meanwhile."""
    return insert_with(_UPSERT_RATING, row).or_raise(Conflict())


def leave_unrated(table: str) -> Change:
    """Note that the game of a table is not rated; Conflict if it was rated meanwhile."""
    marked = update_rows(PLAYED, {"table_id": table, "rated": 1}, {"rated": 0})
    return marked.or_raise(Conflict())


class RatingQueries(Queries):
    """Reads how strong people are, and what is to be rated."""

    async def ratings(self, guests: Collection[str]) -> list[RatingRow]:
        """Return the ratings of guests."""
        query = sa.select(RATINGS).where(RATINGS.c.guest.in_(guests))
        return await self._read(RatingRow, query.order_by(RATINGS.c.title, RATINGS.c.side))

    async def rated_since(
        self, people: Collection[str], at: int, apart_from: str
    ) -> dict[str, set[str]]:
        """Return the tables of rated games that ended since a time, by person.

        Those of a bot account are its owner's. The table ``apart_from`` does not count: another
        process may have rated its game by now.
        """
        person = sa.case((GUESTS.c.owner != "", GUESTS.c.owner), else_=GUESTS.c.id).label("person")
        query = (
            sa.select(person, PLAYED.c.table_id)
            .select_from(PLAYED.join(GUESTS, PLAYED.c.guest == GUESTS.c.id))
            .where(sa.or_(GUESTS.c.id.in_(people), GUESTS.c.owner.in_(people)))
            .where(PLAYED.c.rated == 2, PLAYED.c.finished > at)
            .where(PLAYED.c.table_id != apart_from)
        )
        found: dict[str, set[str]] = {}
        for row in await self._rows(query):
            found.setdefault(row.person, set()).add(row.table_id)
        return found

    async def to_rate(self, table: str) -> list[PlayedGame]:
        """Return how the guests of a table played, if that is to be rated."""
        query = sa.select(PLAYED).where(PLAYED.c.table_id == table, PLAYED.c.rated == 1)
        return await self._read(PlayedGame, query.order_by(PLAYED.c.seat))

    async def unrated_tables(self) -> list[str]:
        """Return the tables whose games are still to be rated."""
        query = sa.select(PLAYED.c.table_id).where(PLAYED.c.rated == 1).distinct()
        return [row.table_id for row in await self._rows(query)]
