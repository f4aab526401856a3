"""Routes about puzzles."""

import asyncio
import secrets
from datetime import UTC, date, datetime
from typing import Final

from litestar import Controller, get, post
from litestar.di import NamedDependency, Provide
from litestar.params import FromPath, JSONBody

from wolfden.server.features.history.service import HistoryService
from wolfden.server.features.puzzles.service import OpenPuzzle, puzzles_of_day, puzzles_of_last_days
from wolfden.server.features.puzzles.wire import (
    Answered,
    Answering,
    Asking,
    PuzzleDay,
    PuzzleDays,
    Question,
)
from wolfden.server.http.requests import AnyRequest
from wolfden.server.services import Myself, Serving, find_guest
from wolfden.server.tables import live_game, new_tables
from wolfden.server.tables.wire import Explanation, Previewed, TableShown


def _today() -> date:
    return datetime.now(UTC).date()


Opened = NamedDependency[OpenPuzzle]
"""The puzzle that the path names."""


async def provide_opened(services: Serving, puzzle: FromPath[str]) -> OpenPuzzle:
    """Return the puzzle that the path names; NotFound if there is none."""
    return OpenPuzzle(puzzle, services.titles)


OPENED: Final = {"opened": Provide(provide_opened)}


class DailyPuzzles(Controller):
    """The puzzles of each day."""

    path = "/api"
    tags = ("puzzles",)

    @get("/puzzles/today")
    async def today(self, services: Serving) -> PuzzleDay:
        """Return the puzzles of today."""
        return puzzles_of_day(_today(), services.titles)

    @get("/puzzles/days")
    async def days(self, services: Serving) -> PuzzleDays:
        """Return the puzzles of the last days."""
        return puzzles_of_last_days(_today(), services.titles)


class OnePuzzle(Controller):
    """One puzzle."""

    path = "/api/puzzles/{puzzle:str}"
    tags = ("puzzles",)
    dependencies = OPENED

    @get("/")
    async def question(self, opened: Opened) -> Question:
        """Return a puzzle, without its answer."""
        return await asyncio.to_thread(opened.question)

    @post("/answer", status_code=200)
    async def answer(
        self,
        request: AnyRequest,
        services: Serving,
        opened: Opened,
        data: JSONBody[Answering],
    ) -> Answered:
        """Return whether an answer is right; a guest's first one counts."""
        answered = await asyncio.to_thread(opened.check, data)
        guest = await find_guest(request)
        if guest is not None:
            await services[HistoryService].note_answer(
                guest.id, opened.source.title, opened.puzzle, answered.right
            )
        return answered

    @post("/explain", status_code=200)
    async def explain(self, opened: Opened, data: JSONBody[Asking]) -> Explanation:
        """Return why something cannot be chosen."""
        return live_game.explain(opened.state(), opened.puzzle.seat, data.words)

    @post("/preview", status_code=200)
    async def preview_action(self, opened: Opened, data: JSONBody[Asking]) -> Previewed:
        """Return what an action would do."""
        return live_game.preview(opened.state(), opened.puzzle.seat, 0, data.words)

    @post("/play")
    async def play_on(self, services: Serving, me: Myself, opened: Opened) -> TableShown:
        """Create a table that goes on from a puzzle, bots on the seats of the others."""
        await services.limits.new_tables.use(me.id)
        position = await asyncio.to_thread(opened.resampled_position, secrets.SystemRandom())
        table = await new_tables.create_at_position(
            services.tables, opened.game, me.public, position, opened.puzzle.seat
        )
        return table.describe()
