"""Routes about puzzles."""

import asyncio
import secrets
from datetime import UTC, date, datetime
from typing import Final

from litestar import Router, get, post
from litestar.params import FromPath, JSONBody

from wolfden.server.http.context import Myself, Serving
from wolfden.server.live.questions import explanation, preview
from wolfden.server.puzzling import Asked, day_shown, last_days
from wolfden.server.tables.branching import begin_at
from wolfden.server.wire.messages import Explain, Explanation, PreviewAction, Previewed
from wolfden.server.wire.puzzles import (
    Answered,
    Answering,
    Asking,
    PuzzleDay,
    PuzzleDays,
    Question,
)
from wolfden.server.wire.things import TableShown


def _today() -> date:
    return datetime.now(UTC).date()


@get("/puzzles/today")
async def today(services: Serving) -> PuzzleDay:
    """Return the puzzles of today."""
    return day_shown(_today(), services.titles)


@get("/puzzles/days")
async def days(services: Serving) -> PuzzleDays:
    """Return the puzzles of the last days."""
    return PuzzleDays(last_days(_today(), services.titles))


@get("/puzzles/{puzzle:str}")
async def question(services: Serving, puzzle: FromPath[str]) -> Question:
    """Return a puzzle, without its answer."""
    return await asyncio.to_thread(Asked(puzzle, services.titles).question)


@post("/puzzles/{puzzle:str}/answer", status_code=200)
async def answer(services: Serving, puzzle: FromPath[str], data: JSONBody[Answering]) -> Answered:
    """Say whether an answer is right."""
    return await asyncio.to_thread(Asked(puzzle, services.titles).answered, data)


@post("/puzzles/{puzzle:str}/explain", status_code=200)
async def explain(services: Serving, puzzle: FromPath[str], data: JSONBody[Asking]) -> Explanation:
    """Say why something cannot be chosen."""
    asked = Asked(puzzle, services.titles)
    return explanation(asked.state(), asked.puzzle.seat, Explain(data.words))


@post("/puzzles/{puzzle:str}/preview", status_code=200)
async def preview_action(
    services: Serving, puzzle: FromPath[str], data: JSONBody[Asking]
) -> Previewed:
    """Say what an action would do."""
    asked = Asked(puzzle, services.titles)
    return preview(asked.state(), asked.puzzle.seat, 0, PreviewAction(data.words))


@post("/puzzles/{puzzle:str}/play")
async def play_on(services: Serving, me: Myself, puzzle: FromPath[str]) -> TableShown:
    """Make a table that goes on from a puzzle, bots on the seats of the others."""
    asked = Asked(puzzle, services.titles)
    services.limits.new_tables.use(me.id)
    position = await asyncio.to_thread(asked.fresh_position, secrets.SystemRandom())
    options = asked.source.options
    table = await begin_at(
        services.house, asked.game, me.shown, position, asked.puzzle.seat, options
    )
    return table.shown()


ROUTES: Final = Router(
    "/api",
    route_handlers=[today, days, question, answer, explain, preview_action, play_on],
    tags=["puzzles"],
)
