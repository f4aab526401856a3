"""Group commit: jobs that arrive during a write share the next transaction.

One thread owns the writing connection, so writes never wait for each other's locks, and one
commit (one flush to the disk) serves the actions of many tables.
"""

import asyncio
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from functools import cache
from typing import Final

import msgspec
import sqlalchemy as sa
from sqlalchemy import Connection, Engine, Executable, exc

from wolfden.server.metrics import BATCH_SIZE, WRITE_SECONDS, WRITER_JOBS, WRITER_SECONDS
from wolfden.server.model.errors import StorageFailed

Values = dict[str, object]
"""Values of a statement's parameters, by name."""

MAX_BATCH: Final = 512
MAX_WAIT: Final = 15.0
"""Seconds after which a job that still waits shows that the writer hangs."""


@dataclass(frozen=True)
class Change:
    """A statement and the rows of values to execute it with.

    A statement ``in_bulk`` takes all its rows at once, as JSON in the parameter ``rows``. Values by
    row, the writer's thread would have to wait for the event loop's each time it comes back from
    the database: with many rows, far longer than the work itself takes.
    """

    statement: Executable
    rows: Sequence[Values]
    in_bulk: bool = False
    is_required: bool = False
    """Whether every row of values has to change something; else the whole job is refused."""


def insert(table: sa.Table, *rows: object) -> Change:
    """Store new rows: values by column, or structures whose fields are the columns."""
    return insert_with(_insert(table), *rows)


def insert_with(statement: Executable, *rows: object) -> Change:
    """Store new rows with a statement that takes all of their columns."""
    return Change(statement, [_values(row) for row in rows])


def update(table: sa.Table, row: object) -> Change:
    """Store all of a row, found by its ``id``."""
    values = _values(row)
    return update_columns(table, values.pop("id"), values)


def update_columns(
    table: sa.Table, key: object, values: Values, is_required: bool = False
) -> Change:
    """Store some columns of the row with the id ``key``; the others stay as they are."""
    row = {**values, "key": key}
    return Change(_update(table, *values), [row], is_required=is_required)


def delete(table: sa.Table, *, is_required: bool = False, **values: object) -> Change:
    """Delete the rows with these values, and what belongs to them."""
    return Change(_delete(table, *values), [values], is_required=is_required)


def _values(row: object) -> Values:
    values: Values = msgspec.to_builtins(row, builtin_types=(bytes,))
    return values


# Statements are built once: the writer groups rows by statement.


@cache
def _insert(table: sa.Table) -> sa.Executable:
    return sa.insert(table)


@cache
def _update(table: sa.Table, *names: str) -> sa.Executable:
    changed = sa.update(table).where(table.c.id == sa.bindparam("key"))
    return changed.values({table.c[name]: sa.bindparam(name) for name in names})


@cache
def _delete(table: sa.Table, *names: str) -> sa.Executable:
    return sa.delete(table).where(*[table.c[name] == sa.bindparam(name) for name in names])


@dataclass(frozen=True)
class _Job:
    """Changes that are stored together or not at all, and the future of their caller."""

    changes: tuple[Change, ...]
    done: asyncio.Future[None]
    since: float


class WriteFailed(StorageFailed):
    """A failed transaction; ``affects_all``: the cause is not one of its jobs."""

    def __init__(self, message: str, affects_all: bool) -> None:
        super().__init__(text=message)
        self.affects_all = affects_all


class NothingChanged(Exception):
    """A required change found nothing to change: what it needs is gone, or a limit is reached.

    The caller knows what that means; nothing of its job was stored.
    """

    affects_all = False


class Writer:
    """Writes jobs in the order they come, many in one transaction."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="wolfden-writer")
        self._jobs: list[_Job] = []
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._connection: Connection | None = None
        self._is_closing = False
        self._failure = ""
        """Why the last transaction failed; empty if it did not, or for a reason of its own."""
        self._oldest: float | None = None
        """Since when the jobs that are being written wait."""

    def problem(self) -> str:
        """Return why nothing can be stored: the last failure, or that the writer hangs."""
        if self._failure:
            return self._failure
        waits = [job.since for job in self._jobs[:1]]
        waits += [] if self._oldest is None else [self._oldest]
        if waits and asyncio.get_running_loop().time() - min(waits) > MAX_WAIT:
            return "the writer hangs"
        return ""

    def start(self) -> None:
        """Start writing; needs a running event loop."""
        self._task = asyncio.create_task(self._run(), name="writer")

    async def write(self, *changes: Change) -> None:
        """Return once the changes are on the disk; StorageFailed if none of them was stored.

        NothingChanged if a required one of them had nothing to change.
        """
        loop = asyncio.get_running_loop()
        job = _Job(changes, loop.create_future(), loop.time())
        self._jobs.append(job)
        WRITER_JOBS.set(len(self._jobs))
        self._wake.set()
        await job.done

    async def stop(self) -> None:
        """Write what is waiting, then close the connection."""
        self._is_closing = True
        self._wake.set()
        if self._task is not None:
            await self._task
        await asyncio.get_running_loop().run_in_executor(self._thread, self._disconnect)
        self._thread.shutdown()

    async def _run(self) -> None:
        loop = asyncio.get_running_loop()
        while self._jobs or not self._is_closing:
            await self._wake.wait()
            jobs, self._jobs = self._jobs[:MAX_BATCH], self._jobs[MAX_BATCH:]
            if not self._jobs and not self._is_closing:
                self._wake.clear()
            WRITER_JOBS.set(len(self._jobs))
            self._oldest = jobs[0].since if jobs else None
            with WRITE_SECONDS.time():
                outcomes = await loop.run_in_executor(self._thread, self._commit, jobs)
            self._oldest = None
            BATCH_SIZE.observe(len(jobs))
            for job, error in zip(jobs, outcomes, strict=True):
                WRITER_SECONDS.observe(loop.time() - job.since)
                if job.done.cancelled():
                    continue
                if error is None:
                    job.done.set_result(None)
                else:
                    job.done.set_exception(error)

    # In the writer's thread.

    def _commit(self, jobs: list[_Job]) -> list[WriteFailed | NothingChanged | None]:
        """Write all jobs in one transaction; if one of them fails, each in its own.

        A full disk or a locked file fails every job alike, and waiting for the lock again for each
        would delay all callers.
        """
        error = self._transaction(jobs)
        if error is None or error.affects_all or len(jobs) == 1:
            return [error] * len(jobs)
        return [self._transaction([job]) for job in jobs]

    def _transaction(self, jobs: list[_Job]) -> WriteFailed | NothingChanged | None:
        try:
            connection = self._connected()
            with connection.begin():
                for change in _grouped(jobs):
                    rows = _as_json(change.rows) if change.in_bulk else change.rows
                    result = connection.execute(change.statement, rows)
                    if change.is_required and result.rowcount < len(change.rows):
                        raise NothingChanged()
        except exc.OperationalError as error:
            self._failure = f"nothing can be stored: {error.orig}"
            self._disconnect()
            return WriteFailed(f"this could not be stored, and was not done: {error.orig}", True)
        except NothingChanged as error:
            return error
        except Exception as error:
            # The writer survives any job that the database does not accept.
            self._disconnect()
            reason = error.orig if isinstance(error, exc.DBAPIError) else error
            return WriteFailed(f"this could not be stored, and was not done: {reason}", False)
        self._failure = ""
        return None

    def _connected(self) -> Connection:
        if self._connection is None:
            self._connection = self._engine.connect()
        return self._connection

    def _disconnect(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None


def _as_json(rows: Sequence[Values]) -> Values:
    return {"rows": msgspec.json.encode(rows).decode()}


def _grouped(jobs: list[_Job]) -> list[Change]:
    """Group rows by statement, without changing the order of the statements in a job.

    Statements keep the order in which they first appear; a job that uses a statement again after
    another one starts a new group.
    """
    groups: list[tuple[Change, list[Values]]] = []
    places: dict[int, int] = {}
    for job in jobs:
        last = -1
        for change in job.changes:
            place = places.get(id(change.statement), -1)
            if place <= last:
                place = len(groups)
                places[id(change.statement)] = place
                groups.append((change, []))
            groups[place][1].extend(change.rows)
            last = place
    return [replace(change, rows=rows) for change, rows in groups]
