"""My history: what a guest has played and solved, and the ladder of bots."""

from typing import Final

from wolfden.arena.intervals import wilson
from wolfden.players.levels import LEVELS
from wolfden.server.base.times import now
from wolfden.server.database.engine import Database
from wolfden.server.features.history import store
from wolfden.server.features.history.model import games_of_people, rate_puzzles
from wolfden.server.features.history.wire import History, HistoryLine, Ladder, Rung
from wolfden.server.tables.table import TableService
from wolfden.teaching.puzzles.library import Puzzle

MAX_TABLES: Final = 200
"""The latest tables of a guest at which others may have played at the guest's device."""
LADDER: Final = tuple(LEVELS)
"""The bots to climb, the weakest first."""


class HistoryService:
    """Puts the history of a guest together."""

    def __init__(self, database: Database, tables: TableService) -> None:
        self._queries, self._tables = store.HistoryQueries(database), tables
        self._titles = tables.titles
        self._writer = database.writer

    async def note_answer(self, guest: str, title: str, puzzle: Puzzle, is_right: bool) -> None:
        """Store a guest's answer to a puzzle, if it is the first."""
        row = store.PuzzleAnswer(guest, puzzle.id, title, puzzle.difficulty, is_right, now())
        await self._writer.write(store.insert_answer(row))

    async def of_guest(self, guest: str) -> History:
        """Return the history of a guest."""
        lines = await self._queries.lines(guest)
        streaks: store.Streaks = await self._queries.streaks(guest)
        answers = await self._queries.answers(guest)
        tables = await self._tables.queries.of_guest(guest, MAX_TABLES)
        people = games_of_people(tables, guest)
        return History(
            games=sum(line.games for line in lines),
            lines=[_describe(line) for line in lines if line.title in self._titles.ids()],
            ladders=[_ladder(title, lines) for title in self._titles.ids()],
            streak=streaks.current,
            best_streak=streaks.best,
            people=[one for one in people if one.title in self._titles.ids()],
            puzzles=rate_puzzles((one.difficulty, one.is_right) for one in answers),
        )


def _describe(line: store.Line) -> HistoryLine:
    low, high = wilson(line.won, line.games)
    return HistoryLine(
        title=line.title,
        seats=line.seats,
        people=bool(line.people),
        level=line.level,
        games=line.games,
        share=line.won / line.games,
        low=low,
        high=high,
        best=line.best,
        last=line.last,
    )


def _ladder(title: str, lines: list[store.Line]) -> Ladder:
    """Return the ladder of a title: who has beaten a bot alone has climbed past it."""
    alone = [line for line in lines if line.title == title and not line.people]
    rungs = []
    for level in LADDER:
        own = [line for line in alone if line.level == level]
        rungs.append(Rung(level, sum(one.games for one in own), sum(one.won for one in own)))
    climbed = max((place for place, rung in enumerate(rungs) if rung.won > 0), default=-1)
    return Ladder(title, rungs, "" if climbed + 1 == len(rungs) else rungs[climbed + 1].level)
