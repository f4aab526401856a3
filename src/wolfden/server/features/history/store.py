"""What guests have played and solved: stored once, read in grouped queries."""

from collections.abc import Sequence
from typing import Final

import sqlalchemy as sa
from msgspec import Struct
from sqlalchemy.dialects.postgresql import insert as upsert

from wolfden.server.database.engine import Queries
from wolfden.server.database.schema import PLAYED, PUZZLE_ANSWERS
from wolfden.server.database.writer import Change, insert_with
from wolfden.server.features.history.model import PlayedGame

_INSERT_PLAYED: Final = upsert(PLAYED).on_conflict_do_nothing()
_INSERT_ANSWER: Final = upsert(PUZZLE_ANSWERS).on_conflict_do_nothing()


class PuzzleAnswer(Struct, frozen=True):
    """The first answer of a guest to a puzzle."""

    guest: str
    puzzle: str
    title: str
    difficulty: str
    is_right: bool
    at: int


class Line(Struct, frozen=True):
    """The games of a guest that are alike: title, seats, and whom they were played with."""

    title: str
    seats: int
    people: int
    """Whether people were among the others: 0 or 1."""
    level: str
    games: int
    won: float
    best: int | None
    last: int


class Streaks(Struct, frozen=True):
    """How many games in a row a guest has won: up to now, and at most."""

    current: int
    best: int


def insert_played(games: Sequence[PlayedGame]) -> list[Change]:
    """Store finished games, once for each guest."""
    return [insert_with(_INSERT_PLAYED, *games)] if games else []


def insert_answer(answer: PuzzleAnswer) -> Change:
    """Store an answer, unless the guest has answered the puzzle before."""
    return insert_with(_INSERT_ANSWER, answer)


class HistoryQueries(Queries):
    """Reads what a guest has played and solved."""

    async def lines(self, guest: str) -> list[Line]:
        """Return the sums of a guest's games, by what makes them alike."""
        has_people = sa.case((PLAYED.c.people > 0, 1), else_=0).label("people")
        keys = (PLAYED.c.title, PLAYED.c.seats, has_people, PLAYED.c.level)
        query = sa.select(
            *keys,
            sa.func.count().label("games"),
            sa.func.sum(PLAYED.c.share).label("won"),
            sa.func.max(PLAYED.c.score).label("best"),
            sa.func.max(PLAYED.c.finished).label("last"),
        ).where(PLAYED.c.guest == guest)
        return await self._read(Line, query.group_by(*keys).order_by(*keys))

    async def streaks(self, guest: str) -> Streaks:
        """Return how many games in a row the guest has won."""
        order = (PLAYED.c.finished, PLAYED.c.table_id)
        losses = sa.func.sum(sa.case((PLAYED.c.share > 0, 0), else_=1)).over(order_by=order)
        games = sa.select(PLAYED.c.share, losses.label("losses"))
        numbered = games.where(PLAYED.c.guest == guest).subquery()
        won = sa.func.sum(sa.case((numbered.c.share > 0, 1), else_=0)).label("won")
        runs = sa.select(numbered.c.losses, won).group_by(numbered.c.losses).subquery()
        # The run after the last loss is the one that continues.
        now = sa.select(runs.c.won).order_by(runs.c.losses.desc()).limit(1).scalar_subquery()
        both = (sa.func.coalesce(now, 0), sa.func.coalesce(sa.func.max(runs.c.won), 0))
        query = sa.select(both[0].label("current"), both[1].label("best")).select_from(runs)
        return (await self._read(Streaks, query))[0]

    async def answers(self, guest: str) -> list[PuzzleAnswer]:
        """Return a guest's first answers to puzzles, in order; there are as many as puzzles."""
        query = sa.select(PUZZLE_ANSWERS).where(PUZZLE_ANSWERS.c.guest == guest)
        return await self._read(PuzzleAnswer, query.order_by(PUZZLE_ANSWERS.c.at))

    async def played(self, guest: str, limit: int) -> list[PlayedGame]:
        """Return a guest's games, the newest first."""
        query = sa.select(PLAYED).where(PLAYED.c.guest == guest)
        return await self._read(PlayedGame, query.order_by(PLAYED.c.finished.desc()).limit(limit))
