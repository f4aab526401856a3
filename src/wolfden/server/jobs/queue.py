"""Runs the jobs of tables: one of a kind at a time, with timers or from a stored queue."""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final

from wolfden.server.base.errors import NotFound
from wolfden.server.base.log import log
from wolfden.server.base.tasks import BackgroundTasks
from wolfden.server.base.times import SECOND, now
from wolfden.server.database.writer import Change, Writer
from wolfden.server.jobs.job import Job

RETRY_SECONDS: Final = 1
"""The pause after a job that failed; it grows each time."""
MAX_RETRY_SECONDS: Final = 60
MAX_DELAY: Final = 24 * 60 * 60.0
"""Seconds; event loops do not take delays far in the future, so timers look again at last then."""
STOP_SECONDS: Final = 1.0
"""How long running jobs may continue in a process that stops."""


class Jobs(BackgroundTasks, ABC):
    """Runs jobs: one of a kind for a table or seat at a time, and one more waits at most."""

    def __init__(self, writer: Writer) -> None:
        super().__init__()
        self._writer = writer
        self.runs: dict[str, Callable[..., Awaitable[None]]] = {}
        """What does the jobs of each kind: with the table's id, and the seat if there is one."""

    def start(self) -> None:
        """Take jobs from now on."""

    @abstractmethod
    def add(self, job: Job) -> None:
        """Let a job run once; if it waits already, at the earlier of both times."""

    @abstractmethod
    async def add_with(self, job: Job, *changes: Change) -> None:
        """Store changes, and let a job run once they are stored."""

    @abstractmethod
    def cancel(self, job: Job) -> None:
        """Forget a job that has not begun."""

    async def _do(self, job: Job) -> None:
        """Do a job; a table that was deleted needs nothing any more."""
        seat = () if job.seat is None else (job.seat,)
        with suppress(NotFound):
            await self.runs[job.task](job.table, *seat)


class LocalJobs(Jobs):
    """The jobs of a process that has its database alone: timers, set again after a restart."""

    def __init__(self, writer: Writer) -> None:
        super().__init__(writer)
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._running: set[str] = set()
        self._next: dict[str, Job] = {}
        """Jobs whose time has come while another one of the same key runs."""

    def add(self, job: Job) -> None:
        """Let a job run once; if it waits already, at the earlier of both times."""
        if job.at is None:
            self._fire(job)
            return
        loop = asyncio.get_running_loop()
        when = loop.time() + min(max(0.0, (job.at - now()) / SECOND), MAX_DELAY)
        timer = self._timers.get(job.key)
        if timer is None or when < timer.when():
            self.cancel(job)
            self._timers[job.key] = loop.call_at(when, self._fire, job)

    async def add_with(self, job: Job, *changes: Change) -> None:
        """Store changes, and let a job run once they are stored."""
        await self._writer.write(*changes)
        self.add(job)

    def cancel(self, job: Job) -> None:
        """Forget a job that has not begun."""
        timer = self._timers.pop(job.key, None)
        if timer is not None:
            timer.cancel()

    def _fire(self, job: Job) -> None:
        """Begin a job, or let it wait for the one of the same key that runs."""
        self.cancel(job)
        if job.at is not None and job.at > now():
            self.add(job)
        elif job.key in self._running:
            self._next[job.key] = job
        else:
            self._running.add(job.key)
            self._start(self._run(job), job.key)

    async def _run(self, job: Job) -> None:
        """Do a job; what fails is tried again, later and later."""
        pause = RETRY_SECONDS
        try:
            while not await self._try(job, pause):
                await asyncio.sleep(pause)
                pause = min(2 * pause, MAX_RETRY_SECONDS)
        finally:
            self._running.discard(job.key)
        if job.key in self._next:
            self._fire(self._next.pop(job.key))

    async def _try(self, job: Job, pause: float) -> bool:
        try:
            await self._do(job)
        except Exception as error:
            log.error("a job failed", job=job.key, error=repr(error), again_in=pause)
            return False
        return True

    async def stop(self) -> None:
        """Forget what waits, and wait a moment for what runs."""
        for timer in self._timers.values():
            timer.cancel()
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=STOP_SECONDS)
        await super().stop()
