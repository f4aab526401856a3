"""The worker processes bots think in. One that dies is replaced, and the question asked again."""

import asyncio
import multiprocessing
import secrets
from collections.abc import Awaitable, Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.process import BaseProcess
from typing import Final, ParamSpec, TypeVar

import structlog

from wolfden.core.contract import Seat, State
from wolfden.server.bots.thinking import begin, decide, evaluate, hint, ready
from wolfden.server.metrics import BOT_FAILURES

ATTEMPTS: Final = 3

Asked = ParamSpec("Asked")
Answer = TypeVar("Answer")

log = structlog.get_logger()


class Workers:
    """Processes that think, started when first needed."""

    def __init__(self, count: int) -> None:
        self._count = max(1, count)
        self._pool: ProcessPoolExecutor | None = None

    async def decide(
        self, title: str, state: State, levels: dict[Seat, str]
    ) -> tuple[Seat, str] | None:
        """Return who of a team's bots does what now; nothing if they leave it to people."""
        world = known_world(state, min(levels))
        return await self.ask(decide, title, world, levels, secrets.token_hex(16))

    def hint(self, title: str, state: State, seat: Seat) -> Awaitable[str]:
        """Return what a good player would do on a seat that may act; the state is read at once."""
        return self.ask(hint, title, known_world(state, seat), seat, secrets.token_hex(16))

    def evaluate(
        self, title: str, state: State, seat: Seat | None, seats: int
    ) -> Awaitable[list[float]]:
        """Return every seat's chance to win, as far as ``seat`` knows; the state is read at once.

        A watcher is answered as the last seat would be, in a world a watcher thinks possible.
        """
        world, eyes = known_world(state, seat), seats - 1 if seat is None else seat
        return self.ask(evaluate, title, world, eyes, secrets.token_hex(16))

    async def ask(
        self, question: Callable[Asked, Answer], *args: Asked.args, **names: Asked.kwargs
    ) -> Answer:
        """Let a worker answer; if it dies over the question, another one is asked."""
        loop = asyncio.get_running_loop()
        for attempt in range(ATTEMPTS):
            pool = self._started()
            try:
                return await asyncio.wrap_future(pool.submit(question, *args, **names), loop=loop)
            except BrokenProcessPool:
                BOT_FAILURES.inc()
                log.warning("a worker died", attempt=attempt + 1)
                if self._pool is pool:
                    self._pool = None
        raise RuntimeError("the workers die over this question")

    def _started(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self._count, mp_context=multiprocessing.get_context("spawn"), initializer=begin
            )
        return self._pool

    def warm_up(self) -> None:
        """Start a worker before the first question, because somebody is about to ask one."""
        if self._pool is None:
            self._started().submit(ready)

    def processes(self) -> list[int]:
        """Return the ids of the worker processes."""
        return [process.pid or 0 for process in self._workers()]

    def _workers(self) -> list[BaseProcess]:
        if self._pool is None:
            return []
        return [*(self._pool._processes or {}).values()]  # noqa: SLF001 (there is no other way)

    def stop(self) -> None:
        """End the workers, whatever they think about."""
        workers = self._workers()
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None
        for worker in workers:
            worker.terminate()
        for worker in workers:
            worker.join()


def known_world(state: State, seat: Seat | None) -> str:
    """Return a position that ``seat`` cannot tell from the true one: all that leaves the server."""
    return state.resample(seat, secrets.SystemRandom()).dump()
