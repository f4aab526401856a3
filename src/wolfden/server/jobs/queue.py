"""Runs the jobs of tables: with timers, or from the queue of a shared database.

There each job is run by one process, and again by another if that one dies.
"""

import asyncio
import logging
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any, Final

import psycopg
from procrastinate import App, JobContext, PsycopgConnector, RetryStrategy
from procrastinate.exceptions import ProcrastinateException, UniqueViolation
from procrastinate.jobs import Job as StoredJob, Status
from procrastinate.manager import JobManager
from psycopg_pool import AsyncConnectionPool

from wolfden.core.contract import Seat
from wolfden.server.base.errors import NotFound, StorageFailed
from wolfden.server.base.log import log
from wolfden.server.base.times import SECOND, now
from wolfden.server.database.engine import Database
from wolfden.server.database.sharing import postgres
from wolfden.server.database.writer import Change
from wolfden.server.jobs.job import Job, cancel, defer
from wolfden.server.tables.calls import jobs_after
from wolfden.server.tables.table import Listener, Table

CONNECTIONS: Final = 4
"""Connections to the queue, besides the one that hears of new jobs."""
CONCURRENCY: Final = 64
"""Jobs at a time in a process; most of them wait for bots, or for the beat of a table."""
POLL_SECONDS: Final = 0.2
"""How late a job may be whose time has come, or whose table had another job until now."""
HEARTBEAT_SECONDS: Final = 2.0
DEAD_AFTER_SECONDS: Final = 8.0
GRACE_SECONDS: Final = 2.0
"""How long a job may go on when this process stops."""
END_SECONDS: Final = 3.0
"""How long its worker may take to end then; one that takes longer is left to end by itself."""
CLOSE_SECONDS: Final = 1.0
"""How long is waited for connections that are just being opened when the pool is closed."""
RETRY_SECONDS: Final = 1
"""The pause after a job that failed; it grows each time."""
MAX_RETRY_SECONDS: Final = 60
MAX_DELAY: Final = 24 * 60 * 60.0
"""Seconds; event loops do not take delays far in the future, so timers look again at last then."""
FAILURES: Final = (ProcrastinateException, psycopg.Error, OSError)
"""What the queue raises while the database is away."""
STOP_SECONDS: Final = 1.0
"""How long jobs under way may go on in a process that stops."""


class Jobs(Listener, ABC):
    """Runs jobs: one of a kind for a table or seat at a time, and one more waits at most."""

    def __init__(self, database: Database) -> None:
        super().__init__()
        self._database = database
        self.runs: dict[str, Callable[..., Awaitable[None]]] = {}
        """What does the jobs of each kind: with the table's id, and the seat if there is one."""

    def start(self) -> None:
        """Take jobs from now on."""

    @abstractmethod
    def add(self, job: Job) -> None:
        """Let a job run once; if it waits already, at the earlier of both times."""

    @abstractmethod
    def cancel(self, job: Job) -> None:
        """Forget a job that has not begun."""

    def restart(self) -> None:
        """Start over after the database was away."""

    async def _do(self, job: Job) -> None:
        """Do a job; a table that was deleted needs nothing any more."""
        seat = () if job.seat is None else (job.seat,)
        with suppress(NotFound):
            await self.runs[job.task](job.table, *seat)


class LocalJobs(Jobs):
    """The jobs of a process that has its database alone: timers, set again after a restart."""

    def __init__(self, database: Database) -> None:
        super().__init__(database)
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._running: set[str] = set()
        self._next: dict[str, Job] = {}
        """Jobs whose time has come while another one of the same key runs."""

    def on_change(self, table: Table) -> None:
        """Add the jobs that a table calls for."""
        for job in jobs_after(table.info, table.begun, table.connected_seats):
            self.add(job)

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


class Interrupted(Exception):
    """A job that was not finished, and is to run again."""


class _Ends(JobManager):
    """The queue's manager; where the end of a job cannot be noted, it goes on.

    The worker of the queue looks at no such failure. Such a job is let run again by ``_rescue``.
    """

    async def finish_job(self, job: StoredJob, status: Status, delete_job: bool) -> None:
        """Note that a job has ended."""
        try:
            await super().finish_job(job, status, delete_job)
        except FAILURES as error:
            _log_unnoted(job, error)

    async def retry_job(self, job: StoredJob, *args: Any, **names: Any) -> None:
        """Let a job wait for a process again; if another one for the same waits, drop it."""
        try:
            await super().retry_job(job, *args, **names)
        except UniqueViolation:
            await self.finish_job(job, Status.FAILED, delete_job=True)
        except FAILURES as error:
            _log_unnoted(job, error)


def _log_unnoted(job: StoredJob, error: Exception) -> None:
    if not isinstance(error.__cause__, psycopg.errors.RaiseException):
        # Else the queue itself refused: another process has noted it.
        reason = " ".join(str(error.__cause__ or error).split())
        log.warning("the end of a job was not noted", job=job.lock, error=reason)


class SharedJobs(Jobs):
    """The worker of this process in the queue of a shared database."""

    def __init__(self, database: Database) -> None:
        super().__init__(database)
        self._is_outdated = asyncio.Event()
        self._workers: set[asyncio.Task[None]] = set()
        """The worker, and those before it that have not come to an end."""
        self._worker_ids: set[int | None] = set()
        """What the queue has called this process."""
        self._running: set[int | None] = set()
        """The jobs that run here now."""

    def start(self) -> None:
        """Take jobs from now on."""
        # Every interrupted connection would be logged with a traceback.
        logging.getLogger("procrastinate").setLevel(logging.CRITICAL)
        logging.getLogger("psycopg.pool").setLevel(logging.ERROR)
        self._start(self._work_for_ever(), "jobs")

    def add(self, job: Job) -> None:
        """Let a job run once; if it waits already, at the earlier of both times."""
        self._write(*defer(job))

    def cancel(self, job: Job) -> None:
        """Forget a job that has not begun."""
        self._write(cancel(job))

    def _write(self, *changes: Change) -> None:
        async def write() -> None:
            with suppress(StorageFailed):
                await self._database.writer.write(*changes)

        self._start(write(), "job")

    def restart(self) -> None:
        """Start over after the database was away: what was under way may not have been stored."""
        self._is_outdated.set()

    async def _work_for_ever(self) -> None:
        while True:
            self._is_outdated.clear()
            worker = asyncio.create_task(self._work(), name="job worker")
            self._workers.add(worker)
            worker.add_done_callback(self._workers.discard)
            outdated = asyncio.create_task(self._is_outdated.wait(), name="job worker outdated")
            try:
                await asyncio.wait([worker, outdated], return_when=asyncio.FIRST_COMPLETED)
            finally:
                outdated.cancel()
                worker.cancel()
                # One that does not come to an end is left behind; its jobs run again elsewhere.
                await asyncio.wait([worker], timeout=END_SECONDS)
            if worker.done() and not worker.cancelled() and (error := worker.exception()):
                log.warning("the job queue is interrupted", error=" ".join(str(error).split()))
            await asyncio.sleep(RETRY_SECONDS)

    async def _work(self) -> None:
        app = self._make_app()
        async with self._open_pool() as pool, app.open_async(pool):
            rescuing = asyncio.create_task(self._rescue(app), name="rescue")
            try:
                await app.run_worker_async(
                    concurrency=CONCURRENCY,
                    fetch_job_polling_interval=POLL_SECONDS,
                    shutdown_graceful_timeout=GRACE_SECONDS,
                    update_heartbeat_interval=HEARTBEAT_SECONDS,
                    stalled_worker_timeout=DEAD_AFTER_SECONDS,
                    delete_jobs="always",
                    install_signal_handlers=False,
                )
            finally:
                rescuing.cancel()

    async def _rescue(self, app: App) -> None:
        """Let jobs run again whose process died, or whose end could not be noted; for ever."""
        suspects: set[int | None] = set()
        while True:
            with suppress(*FAILURES):
                dead = await app.job_manager.get_stalled_jobs(
                    seconds_since_heartbeat=DEAD_AFTER_SECONDS
                )
                doing = await app.job_manager.list_jobs_async(status="doing")
                mine = [job for job in doing if job.worker_id in self._worker_ids]
                idle = [job for job in mine if job.id not in self._running]
                # A job that was taken a moment ago may not have begun yet.
                for job in [*dead, *[job for job in idle if job.id in suspects]]:
                    await app.job_manager.retry_job(job)
                suspects = {job.id for job in idle}
            await asyncio.sleep(HEARTBEAT_SECONDS)

    @asynccontextmanager
    async def _open_pool(self) -> AsyncIterator[AsyncConnectionPool]:
        """Yield connections to the queue; close them even if they were only being opened.

        Nothing but that ends the tasks of a pool: one that is cancelled while it connects takes
        that for a failed attempt, and goes on.
        """
        pool = AsyncConnectionPool(
            conninfo=postgres.driver_url(self._database.url),
            kwargs={
                "application_name": self._database.worker,
                "connect_timeout": postgres.CONNECT_SECONDS,
                "options": f"-c search_path={postgres.SEARCH_PATH}",
            },
            min_size=1,
            max_size=CONNECTIONS,
            timeout=float(postgres.CONNECT_SECONDS),
            check=AsyncConnectionPool.check_connection,
            open=False,
        )
        try:
            await pool.open(wait=True)
            yield pool
        finally:
            await pool.close(CLOSE_SECONDS)

    def _make_app(self) -> App:
        connector = PsycopgConnector()
        app = App(connector=connector)
        app.job_manager = _Ends(connector)
        # Later and later, for as long as the table is there.
        retry = RetryStrategy(wait=RETRY_SECONDS, linear_wait=RETRY_SECONDS)
        for name in self.runs:
            app.task(name=name, queue=name, retry=retry, pass_context=True)(self._task)
        return app

    async def _task(self, context: JobContext, table: str, seat: Seat | None = None) -> None:
        """Do a job; one that is cut short because this process stops is left to another."""
        job = context.job
        self._worker_ids.add(job.worker_id)
        self._running.add(job.id)
        try:
            await self._do(Job(job.task_name, table, seat))
        except asyncio.CancelledError:
            raise Interrupted() from None
        except Exception as error:
            log.warning("a job failed", error=str(error), kind=type(error).__name__)
            raise
        finally:
            self._running.discard(job.id)
