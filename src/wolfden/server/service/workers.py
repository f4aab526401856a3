"""What worker processes are asked: bots' decisions, hints, evaluations, checks of documents."""

import math
import secrets
from collections.abc import Awaitable
from typing import Final

from wolfden.core.contract import Seat, State
from wolfden.server.model.table import MAX_THINKING_SECONDS
from wolfden.server.service import bot_process
from wolfden.server.service.worker_pool import Kind, Limits, WorkerPool

MOST_UNANSWERED: Final = 4
"""How many hints, evaluations or documents each an asker may wait for."""
MEGABYTE: Final = 2**20


class Workers:
    """Processes that think, and one that reads documents; started when first needed.

    ``seconds`` is how long a job may take, besides the thinking time of a bot's level; ``memory``
    the megabytes of a process; ``factor`` scales how much an asker may ask at once, 0 allows all.
    """

    def __init__(
        self, count: int, seconds: float = 30, memory: int = 2048, factor: float = 1
    ) -> None:
        most = MOST_UNANSWERED * factor or math.inf
        kinds = [
            Kind("bots", share=8),
            Kind("hints", share=2, most=most, yields=True),
            Kind("evaluations", most=most, yields=True),
        ]
        limits = Limits(seconds, memory=memory * MEGABYTE)
        self.thinking: Final = WorkerPool(count, kinds, limits, bot_process.load_modules)
        self._pools = [self.thinking]

    async def decide(
        self, table: str, host: str, title: str, state: State, levels: dict[Seat, str]
    ) -> tuple[Seat, str] | None:
        """Return the seat of a team's bots that acts and its action; ``None`` for neither.

        Hosts share the workers fairly. WorkerFailed if no worker survives the question.
        """
        world, seed = known_world(state, min(levels)), secrets.token_hex(16)
        seconds = sum(MAX_THINKING_SECONDS.get(level, 0.0) for level in levels.values())
        work, args = bot_process.decide, (table, title, world, levels, seed)
        ask = self.thinking.ask
        return await ask("bots", (host,), work, *args, seconds=seconds, table=table)

    def hint(self, askers: tuple[str, ...], title: str, state: State, seat: Seat) -> Awaitable[str]:
        """Return what a good player would do on a seat that may act; the state is read at once.

        TooMany if an asker has too many questions waiting.
        """
        world, seed = known_world(state, seat), secrets.token_hex(16)
        return self.thinking.ask("hints", askers, bot_process.hint, title, world, seat, seed)

    def evaluate(
        self, askers: tuple[str, ...], title: str, state: State, seat: Seat | None, seats: int
    ) -> Awaitable[list[float]]:
        """Return every seat's chance to win, as far as ``seat`` knows; the state is read at once.

        A watcher is answered as the last seat would be, in a world a watcher thinks possible.
        TooMany as ``hint``.
        """
        world, eyes = known_world(state, seat), seats - 1 if seat is None else seat
        work, seed = bot_process.evaluate, secrets.token_hex(16)
        return self.thinking.ask("evaluations", askers, work, title, world, eyes, seed)

    def forget(self, table: str) -> None:
        """Drop the bots of a table that is over or no longer in use."""
        worker = self.thinking.by_table.pop(table, None)
        if worker is not None:
            worker.post(bot_process.drop_sessions, table)

    def warm_up(self) -> None:
        """Start a worker before the first question, because one is to be expected."""
        workers = self.thinking.workers
        if not any(worker.is_started for worker in workers):
            workers[0].warm_up()

    @property
    def is_healthy(self) -> bool:
        """Whether jobs of all kinds get done, as far as can be told."""
        return all(pool.is_healthy for pool in self._pools)

    def measure(self) -> None:
        """Set the metrics of the queues to what they are now."""
        for pool in self._pools:
            pool.measure()

    def processes(self) -> list[int]:
        """Return the ids of the worker processes."""
        workers = [worker for pool in self._pools for worker in pool.workers]
        return [process.pid or 0 for worker in workers for process in worker.processes()]

    async def stop(self) -> None:
        """End the workers, without waiting for answers."""
        for pool in self._pools:
            await pool.stop()


def known_world(state: State, seat: Seat | None) -> str:
    """Return a position that ``seat`` cannot tell from the true one: all that leaves the server."""
    return state.resample(seat, secrets.SystemRandom()).dump()
