"""Worker processes in which bots think. A table asks the same worker as long as it is free."""

import asyncio
import multiprocessing
import secrets
from collections.abc import Awaitable, Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from multiprocessing.process import BaseProcess
from typing import Final, TypeVar

import structlog

from wolfden.core.contract import Seat, State
from wolfden.server.metrics import BOT_FAILURES
from wolfden.server.service import bot_process

ATTEMPTS: Final = 3

Answer = TypeVar("Answer")

log = structlog.get_logger()


class _Worker:
    """One process, started at its first job and replaced when it dies."""

    def __init__(self) -> None:
        self.pending = 0
        self._pool: ProcessPoolExecutor | None = None

    @property
    def is_started(self) -> bool:
        return self._pool is not None

    def _started_pool(self) -> ProcessPoolExecutor:
        if self._pool is None:
            spawn = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(1, spawn, bot_process.start_process)
        return self._pool

    def submit(self, job: Callable[..., None], *args: object) -> None:
        """Run a job whose outcome does not matter."""
        with suppress(BrokenProcessPool):
            self._started_pool().submit(job, *args)

    async def run(self, job: Callable[..., Answer], *args: object) -> Answer:
        """Return the answer of a job; if the process dies, run it again in a new one."""
        self.pending += 1
        try:
            for attempt in range(ATTEMPTS):
                pool = self._started_pool()
                try:
                    return await asyncio.wrap_future(pool.submit(job, *args))
                except BrokenProcessPool:
                    BOT_FAILURES.inc()
                    log.warning("a worker died", attempt=attempt + 1)
                    if self._pool is pool:
                        self._pool = None
        finally:
            self.pending -= 1
        raise RuntimeError("the workers die over this question")

    def processes(self) -> list[BaseProcess]:
        if self._pool is None:
            return []
        return [*(self._pool._processes or {}).values()]  # noqa: SLF001 (there is no other way)

    def shutdown(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None


class Workers:
    """Processes that think, started when first needed."""

    def __init__(self, count: int) -> None:
        self._workers = [_Worker() for _ in range(max(1, count))]
        self._by_table: dict[str, _Worker] = {}
        """The worker that holds a table's bots."""

    async def decide(
        self, table: str, title: str, state: State, levels: dict[Seat, str]
    ) -> tuple[Seat, str] | None:
        """Return the seat of a team's bots that acts and its action; ``None`` for neither."""
        world = known_world(state, min(levels))
        worker = self._by_table[table] = self._worker_for(table)
        seed = secrets.token_hex(16)
        return await self._ask(worker, bot_process.decide, table, title, world, levels, seed)

    def hint(self, title: str, state: State, seat: Seat) -> Awaitable[str]:
        """Return what a good player would do on a seat that may act; the state is read at once."""
        world, seed = known_world(state, seat), secrets.token_hex(16)
        return self._ask(self._worker_for(""), bot_process.hint, title, world, seat, seed)

    def evaluate(
        self, title: str, state: State, seat: Seat | None, seats: int
    ) -> Awaitable[list[float]]:
        """Return every seat's chance to win, as far as ``seat`` knows; the state is read at once.

        A watcher is answered as the last seat would be, in a world a watcher thinks possible.
        """
        world, eyes = known_world(state, seat), seats - 1 if seat is None else seat
        seed, worker = secrets.token_hex(16), self._worker_for("")
        return self._ask(worker, bot_process.evaluate, title, world, eyes, seed)

    def _worker_for(self, table: str) -> _Worker:
        """Return a table's own worker, or another one if that is busy and the other is free.

        A table that moves loses its search trees, which is better than waiting for seconds.
        """
        own = self._by_table.get(table)
        # Among the free ones, one that runs already; a process takes a while to start.
        free = min(self._workers, key=lambda worker: (worker.pending, not worker.is_started))
        return own if own is not None and (own.pending == 0 or free.pending > 0) else free

    async def _ask(self, worker: _Worker, job: Callable[..., Answer], *args: object) -> Answer:
        return await worker.run(job, *args)

    def forget(self, table: str) -> None:
        """Drop the bots of a table that is over or no longer in use."""
        worker = self._by_table.pop(table, None)
        if worker is not None and worker.is_started:
            worker.submit(bot_process.drop_sessions, table)

    def warm_up(self) -> None:
        """Start a worker before the first question, because one is to be expected."""
        if not any(worker.is_started for worker in self._workers):
            self._workers[0].submit(bot_process.load_modules)

    def processes(self) -> list[int]:
        """Return the ids of the worker processes."""
        return [process.pid or 0 for worker in self._workers for process in worker.processes()]

    async def stop(self) -> None:
        """End the workers, without waiting for answers."""
        processes = [process for worker in self._workers for process in worker.processes()]
        for worker in self._workers:
            worker.shutdown()
        for process in processes:
            process.terminate()
        for process in processes:
            process.join()


def known_world(state: State, seat: Seat | None) -> str:
    """Return a position that ``seat`` cannot tell from the true one: all that leaves the server."""
    return state.resample(seat, secrets.SystemRandom()).dump()
