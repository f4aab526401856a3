"""Runs the jobs of a shared database: each by one process, again by another if that one dies."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final

import psycopg
import structlog
from procrastinate import App, JobContext, PsycopgConnector, RetryStrategy
from procrastinate.exceptions import ProcrastinateException, UniqueViolation
from procrastinate.jobs import Job, Status

from wolfden.core.contract import Seat
from wolfden.server.model.errors import NotFound
from wolfden.server.service.tables import Listener
from wolfden.server.store import jobs as store, postgres
from wolfden.server.store.database import Database

CONCURRENCY: Final = 64
"""Jobs at a time in a process; most of them wait for bots, or for the beat of a table."""
POLL_SECONDS: Final = 0.2
"""How late a job may be whose time has come, or whose table had another job until now."""
HEARTBEAT_SECONDS: Final = 2.0
DEAD_AFTER_SECONDS: Final = 8.0
GRACE_SECONDS: Final = 2.0
"""How long a job may go on when this process stops."""
END_SECONDS: Final = 6.0
RETRY_SECONDS: Final = 1

TableJob = Callable[[str], Awaitable[None]]
SeatJob = Callable[[str, Seat], Awaitable[None]]

log = structlog.get_logger()


class Interrupted(Exception):
    """A job that was not finished, and is to run again."""


class Jobs(Listener):
    """The worker of this process in the queue."""

    def __init__(
        self, database: Database, bots: TableJob, clock: TableJob, absence: SeatJob, notice: SeatJob
    ) -> None:
        super().__init__()
        self._database = database
        self._is_outdated = asyncio.Event()
        self._left_behind: list[asyncio.Task[None]] = []
        self._runs: dict[str, Callable[..., Awaitable[None]]] = {
            store.BOTS: bots,
            store.CLOCK: clock,
            store.ABSENCE: absence,
            store.NOTICE: notice,
        }
        self._worker_ids: set[int | None] = set()
        """What the queue has called this process."""
        self._running: set[int | None] = set()
        """The jobs that run here now."""

    def start(self) -> None:
        """Take jobs from now on."""
        if self._database.is_shared:
            # Every interrupted connection would be logged with a traceback.
            logging.getLogger("procrastinate").setLevel(logging.CRITICAL)
            logging.getLogger("psycopg.pool").setLevel(logging.ERROR)
            self._start(self._work_for_ever(), "jobs")

    def restart(self) -> None:
        """Start over after the database was away: what was under way may not have been stored."""
        self._is_outdated.set()

    async def _work_for_ever(self) -> None:
        while True:
            self._is_outdated.clear()
            worker = asyncio.create_task(self._work(), name="job worker")
            outdated = asyncio.create_task(self._is_outdated.wait(), name="job worker outdated")
            try:
                await asyncio.wait([worker, outdated], return_when=asyncio.FIRST_COMPLETED)
            finally:
                outdated.cancel()
                worker.cancel()
                # One that does not come to an end is left behind; its jobs run again elsewhere.
                await asyncio.wait([worker], timeout=END_SECONDS)
            if not worker.done():
                self._left_behind.append(worker)
            elif not worker.cancelled() and (error := worker.exception()):
                log.warning("the job queue is interrupted", error=" ".join(str(error).split()))
            await asyncio.sleep(RETRY_SECONDS)

    async def _work(self) -> None:
        app = self._make_app()
        async with app.open_async():
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
            with suppress(ProcrastinateException, psycopg.Error):
                dead = await app.job_manager.get_stalled_jobs(
                    seconds_since_heartbeat=DEAD_AFTER_SECONDS
                )
                doing = await app.job_manager.list_jobs_async(status="doing")
                mine = [job for job in doing if job.worker_id in self._worker_ids]
                idle = [job for job in mine if job.id not in self._running]
                # A job that was taken a moment ago may not have begun yet.
                for job in [*dead, *[job for job in idle if job.id in suspects]]:
                    await _run_again(app, job)
                suspects = {job.id for job in idle}
            await asyncio.sleep(HEARTBEAT_SECONDS)

    def _make_app(self) -> App:
        connector = PsycopgConnector(
            conninfo=postgres.driver_url(self._database.url),
            kwargs={
                "application_name": self._database.worker,
                "connect_timeout": postgres.CONNECT_SECONDS,
                "options": f"-c search_path={postgres.SEARCH_PATH}",
            },
            min_size=1,
            max_size=4,
            timeout=float(postgres.CONNECT_SECONDS),
        )
        app = App(connector=connector)
        # Later and later, for as long as the table is there.
        retry = RetryStrategy(wait=RETRY_SECONDS, linear_wait=RETRY_SECONDS)
        for name, run in self._runs.items():
            app.task(name=name, queue=name, retry=retry, pass_context=True)(self._task(run))
        return app

    def _task(self, run: Callable[..., Awaitable[None]]) -> Callable[..., Awaitable[None]]:
        async def task(context: JobContext, table: str, seat: Seat | None = None) -> None:
            job = context.job
            self._worker_ids.add(job.worker_id)
            self._running.add(job.id)
            try:
                await _finish(run(table) if seat is None else run(table, seat))
            finally:
                self._running.discard(job.id)

        return task


async def _run_again(app: App, job: Job) -> None:
    """Let a job wait for a process again; if another one for the same waits already, drop it."""
    try:
        await app.job_manager.retry_job(job)
    except UniqueViolation:
        await app.job_manager.finish_job(job, Status.FAILED, delete_job=True)


async def _finish(work: Awaitable[None]) -> None:
    """Do a job; one that is cut short because this process stops is left to another."""
    try:
        await work
    except NotFound:
        pass
    except asyncio.CancelledError:
        raise Interrupted() from None
    except Exception as error:
        log.warning("a job failed", error=str(error), kind=type(error).__name__)
        raise
