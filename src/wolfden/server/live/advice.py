"""Hints and evaluations for a connection, one at a time, thought out by the workers."""

import asyncio
from collections.abc import Callable, Coroutine

import structlog

from wolfden.core.contract import Seat
from wolfden.core.errors import WrongSeat
from wolfden.server.bots.workers import Workers
from wolfden.server.errors import NotAllowed, NotRunning, TooMany
from wolfden.server.live.connection import Connection
from wolfden.server.tables.course import Course
from wolfden.server.tables.house import House
from wolfden.server.tables.table import Table
from wolfden.server.wire.messages import ENCODER, Error, Evaluation, HintGiven, Id

log = structlog.get_logger()

Thinking = Callable[[], Coroutine[object, object, object]]


class Adviser:
    """Lets workers think for a person, without holding up what else the person does."""

    def __init__(self, house: House, workers: Workers, table: Table, line: Connection) -> None:
        self._house = house
        self._workers = workers
        self._table = table
        self._line = line
        self._task: asyncio.Task[None] | None = None

    async def hint(self, seat: Seat, name: Id) -> None:
        """Begin to think what ``seat`` might do.

        Raises:
            WrongSeat: it may not act now.
        """
        course = await self._allowed()
        if seat not in course.state.actors():
            raise WrongSeat("hint-later")
        seq, thinking = course.seq, self._workers.hint(self._table.sheet.title, course.state, seat)

        async def think() -> object:
            return HintGiven(name, seq, await thinking)

        self._begin(think, name)

    async def evaluate(self, name: Id) -> None:
        """Begin to think who is likely to win."""
        course = await self._allowed()
        title, seat, seq = self._table.sheet.title, self._line.seat, course.seq
        thinking = self._workers.evaluate(title, course.state, seat, len(self._table.sheet.seats))

        async def think() -> object:
            return Evaluation(name, seq, await thinking)

        self._begin(think, name)

    async def _allowed(self) -> Course:
        if not self._table.sheet.settings.hints:
            raise NotAllowed("hint-none")
        if self._table.sheet.status != "running":
            raise NotRunning(self._table.sheet.status)
        if self._task is not None and not self._task.done():
            raise TooMany(2, "hint-busy")
        async with self._table.lock:
            return await self._house.course(self._table)

    def _begin(self, think: Thinking, name: Id) -> None:
        self._task = asyncio.create_task(self._answer(think, name))

    async def _answer(self, think: Thinking, name: Id) -> None:
        try:
            message = await think()
        except Exception:
            log.exception("advice failed", table=self._table.id)
            seq = self._table.sheet.seq
            message = Error("failed", "this failed, and it is our fault", seq, name)
        self._line.post(ENCODER.encode(message))

    def stop(self) -> None:
        """Nobody wants to know any more."""
        if self._task is not None:
            self._task.cancel()
