"""Help for a player: why not, what if, hints and evaluations."""

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from typing import TypeVar

import structlog

from wolfden.core.changes import changes
from wolfden.core.contract import CHANCE, Seat, State
from wolfden.core.errors import WrongSeat
from wolfden.core.events import Log
from wolfden.server.model.errors import NotAllowed, TooMany
from wolfden.server.model.live_game import LiveGame, redact_event
from wolfden.server.service.connections import Connection
from wolfden.server.service.messages import (
    ENCODER,
    Error,
    Evaluation,
    Explanation,
    HintGiven,
    Id,
    Previewed,
)
from wolfden.server.service.tables import Table
from wolfden.server.service.workers import Workers

Found = TypeVar("Found")

log = structlog.get_logger()


def explain(state: State, seat: Seat, words: str, name: Id = None) -> Explanation:
    """Return why a seat may not do something, or that it may."""
    reason = state.explain(seat, words)
    if reason is None:
        return Explanation(name, allowed=True)
    return Explanation(
        name,
        allowed=False,
        code=reason.code,
        rule=reason.rule,
        sentence=reason.sentence,
        facts={**reason.facts},
    )


def preview(state: State, seat: Seat, seq: int, words: str, name: Id = None) -> Previewed:
    """Return what an action would do; ``seq`` is the number of the position.

    It is tried in a world that the seat cannot tell from the true one, so no secret can leak;
    where the action would reveal or draw something, the answer is empty.
    """
    world = state.resample(seat, secrets.SystemRandom())
    before = world.view(seat)
    log = Log()
    world.apply(world.parse(seat, words), log)
    if any(event.reveals for event in log.events) or world.actors() == (CHANCE,):
        return Previewed(name, seq, [], [], certain=False)
    events = [redact_event(event, seat) for event in log.events]
    return Previewed(name, seq, changes(before, world.view(seat)), events, True)


class Adviser:
    """Hints and evaluations for one connection, one at a time, computed by the workers."""

    def __init__(self, workers: Workers, table: Table, connection: Connection) -> None:
        self._workers = workers
        self._table = table
        self._connection = connection
        self._task: asyncio.Task[None] | None = None

    async def hint(self, seat: Seat, name: Id) -> None:
        """Start thinking about what ``seat`` might do; WrongSeat if it may not act now."""
        live = await self._require_allowed()
        if seat not in live.state.actors():
            raise WrongSeat("hint-later")
        seq, found = live.seq, self._workers.hint(self._table.info.title, live.state, seat)
        self._start(found, lambda action: HintGiven(name, seq, action), name)

    async def evaluate(self, name: Id) -> None:
        """Start thinking about who is likely to win."""
        live = await self._require_allowed()
        info, seat, seq = self._table.info, self._connection.seat, live.seq
        found = self._workers.evaluate(info.title, live.state, seat, len(info.seats))
        self._start(found, lambda chances: Evaluation(name, seq, chances), name)

    async def _require_allowed(self) -> LiveGame:
        if not self._table.info.settings.hints:
            raise NotAllowed("hint-none")
        self._table.info.require_running()
        if self._task is not None and not self._task.done():
            raise TooMany(2, "hint-busy")
        async with self._table.lock:
            return await self._table.live_game()

    def _start(self, found: Awaitable[Found], answer: Callable[[Found], object], name: Id) -> None:
        async def post() -> None:
            try:
                message = answer(await found)
            except Exception:
                log.exception("advice failed", table=self._table.id)
                seq = self._table.info.seq
                message = Error("failed", "this failed, and it is our fault", seq, name)
            self._connection.post(ENCODER.encode(message))

        self._task = asyncio.create_task(post())

    def stop(self) -> None:
        """Cancel the question under way."""
        if self._task is not None:
            self._task.cancel()
