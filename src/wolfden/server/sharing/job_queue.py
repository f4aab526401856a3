"""The queue of jobs that processes share: procrastinate, in the same PostgreSQL database.

Jobs are stored in the transaction of the change that calls for them. Each is run by one process,
and again by another if that one dies.
"""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any, Final

import psycopg
from procrastinate import App, JobContext, PsycopgConnector, RetryStrategy
from procrastinate.exceptions import ProcrastinateException, UniqueViolation
from procrastinate.jobs import Job as StoredJob, Status
from procrastinate.manager import JobManager
from psycopg_pool import AsyncConnectionPool

from wolfden.core.contract import Seat
from wolfden.server.base.errors import StorageFailed
from wolfden.server.base.log import log
from wolfden.server.database.engine import Database
from wolfden.server.database.writer import Change, Values, on_postgresql
from wolfden.server.jobs.job import Job
from wolfden.server.jobs.queue import RETRY_SECONDS, Jobs
from wolfden.server.sharing import postgres

CONNECTIONS: Final = 4
"""Connections to the queue, besides the one that hears of new jobs."""
CONCURRENCY: Final = 64
"""Jobs at a time in a process; most of them wait for bots, or for the beat of a table."""
POLL_SECONDS: Final = 0.2
"""How late a job may be whose time has come, or whose table had another job until now."""
HEARTBEAT_SECONDS: Final = 2.0
DEAD_AFTER_SECONDS: Final = 8.0
GRACE_SECONDS: Final = 2.0
"""How long a job may continue when this process stops."""
END_SECONDS: Final = 3.0
"""How long its worker may take to end then; one that takes longer is left to end by itself."""
CLOSE_SECONDS: Final = 1.0
"""How long is waited for connections that are just being opened when the pool is closed."""
FAILURES: Final = (ProcrastinateException, psycopg.Error, OSError)
"""What the queue raises while the database is away."""

_ADVANCE: Final = on_postgresql(
    """
    UPDATE procrastinate_jobs
    SET scheduled_at = to_timestamp(CAST(value ->> 'at' AS BIGINT) / 1000.0)
    FROM json_array_elements(CAST(:rows AS json))
    WHERE queueing_lock = value ->> 'key' AND status = 'todo'
        AND scheduled_at > to_timestamp(CAST(value ->> 'at' AS BIGINT) / 1000.0)
    """
)
"""Lets a job that waits run earlier."""
_INSERT_JOBS: Final = """
    INSERT INTO procrastinate_jobs
        (queue_name, task_name, lock, queueing_lock, args, scheduled_at)
    SELECT value ->> 'task', value ->> 'task', value ->> 'key', value ->> 'key',
        CAST(value -> 'args' AS jsonb), to_timestamp(CAST(value ->> 'at' AS BIGINT) / 1000.0)
    FROM json_array_elements(CAST(:rows AS json))
    """
_DEFER: Final = on_postgresql(f"{_INSERT_JOBS} ON CONFLICT DO NOTHING")
_DEFER_PLAN: Final = on_postgresql(
    f"""
    {_INSERT_JOBS}
    WHERE EXISTS (
        SELECT 1 FROM plans WHERE table_id = value -> 'args' ->> 'table' AND ended = ''
    )
    ON CONFLICT DO NOTHING
    """
)
"""Few tables have plans: the others need no job."""
_CANCEL: Final = on_postgresql(
    """
    DELETE FROM procrastinate_jobs USING json_array_elements(CAST(:rows AS json))
    WHERE queueing_lock = value ->> 'key' AND status = 'todo'
    """
)


def defer(job: Job) -> list[Change]:
    """Let a job run once; if it waits already, at the earlier of both times."""
    args: Values = {"table": job.table, "seat": job.seat}
    row: Values = {"task": job.task, "key": job.key, "args": args, "at": job.at}
    changes = [Change(_DEFER_PLAN if job.task == "plan" else _DEFER, [row])]
    return changes if job.at is None else [Change(_ADVANCE, [row]), *changes]


def cancel(job: Job) -> Change:
    """Forget a job that has not begun."""
    return Change(_CANCEL, [{"key": job.key}])


class Interrupted(Exception):
    """A job that was not finished, and is to run again."""


class _Ends(JobManager):
    """The queue's manager; where the end of a job cannot be noted, it continues.

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
        super().__init__(database.writer)
        self._url, self._process = database.url, database.worker
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

    async def add_with(self, job: Job, *changes: Change) -> None:
        """Store changes together with a job."""
        await self._writer.write(*changes, *defer(job))

    def cancel(self, job: Job) -> None:
        """Forget a job that has not begun."""
        self._write(cancel(job))

    def _write(self, *changes: Change) -> None:
        async def write() -> None:
            with suppress(StorageFailed):
                await self._writer.write(*changes)

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
        that for a failed attempt, and continues.
        """
        pool = AsyncConnectionPool(
            conninfo=postgres.driver_url(self._url),
            kwargs={
                "application_name": self._process,
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
