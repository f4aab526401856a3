"""Group commit: jobs that arrive during a write share the next transaction.

One thread owns the writing connection, so writes never wait for each other's locks, and one
commit (one flush to the disk) serves the actions of many tables.
"""

import asyncio
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache
from itertools import chain
from typing import Final, cast

import msgspec
import sqlalchemy as sa
from msgspec import Struct
from msgspec.structs import replace
from sqlalchemy import Connection, Engine, Executable, exc

from wolfden.core.errors import WolfdenError
from wolfden.server.base.errors import StorageFailed
from wolfden.server.base.metrics import BATCH_SIZE, WRITE_SECONDS, WRITER_JOBS, WRITER_SECONDS
from wolfden.server.database.schema import TABLES

Values = dict[str, object]
"""Values of a statement's parameters, by name."""
Row = Values | tuple[object, ...]
"""What a statement is executed with; for those of ``in_bulk``, values in the order of columns."""

Expected = tuple[str, int]
"""The id of a table, and the version that changes of it start from."""

MAX_BATCH: Final = 512
MAX_BULK: Final = 128
"""Rows of a bulk statement for a file. Old SQLites take 999 values at a time."""
BULK_STEP: Final = 8
"""Their number is a multiple of this."""
MAX_WAIT: Final = 15.0
"""Seconds after which a job that still waits shows that the writer hangs."""
RETRYABLE: Final = ("40001", "40P01", "55P03")
"""What PostgreSQL calls failures that come from other transactions, not from its own state."""
_NAMES: Final = ("id", "key", "table_id", "digest", "guest", "owner")
"""The values that say what a row is about."""
_LOCK_TABLES: Final = (
    sa.select(TABLES.c.id, TABLES.c.version)
    .where(TABLES.c.id.in_(sa.bindparam("ids", expanding=True)))
    .with_for_update(key_share=True, skip_locked=True)
)


@dataclass(frozen=True, eq=False)
class BulkStatement:
    """A statement that takes many rows.

    With values by row, the writer's thread would have to wait for the event loop's each time it
    comes back from the database: with many rows, far longer than the work itself takes. A file
    takes the values of all rows as parameters, PostgreSQL all rows as JSON in the parameter
    ``rows``. A kind of database without a text has nothing to do.
    """

    postgresql: Executable
    sqlite: str = ""
    """With ``{rows}`` in the place of the rows."""
    columns: tuple[str, ...] = ()

    def execute(self, connection: Connection, rows: Sequence[Row]) -> None:
        """Execute the statement with rows of values."""
        if connection.dialect.name == "postgresql":
            named = [
                dict(zip(self.columns, row, strict=True)) if self.columns else row for row in rows
            ]
            connection.execute(self.postgresql, {"rows": msgspec.json.encode(named).decode()})
            return
        for start in range(0, len(rows) if self.sqlite else 0, MAX_BULK):
            values = [*rows[start : start + MAX_BULK]]
            # Empty rows make the number a multiple, so that few statements are prepared.
            values += [("",) * len(self.columns)] * (-len(values) % BULK_STEP)
            connection.exec_driver_sql(self._of(len(values)), tuple(chain.from_iterable(values)))

    @cache  # noqa: B019  (there are a few such statements, for ever)
    def _of(self, size: int) -> str:
        """Return the text for a number of rows."""
        row = f"({', '.join('?' for _ in self.columns)})"
        return self.sqlite.format(rows=", ".join([row] * size))


class Change(Struct, frozen=True):
    """A statement, or one in bulk, and the rows of values to execute it with."""

    statement: Executable | BulkStatement
    rows: Sequence[Row]
    refusal: WolfdenError | None = None
    """Raised, with nothing of the job stored, if a row of values has nothing to change."""

    def or_raise(self, refusal: WolfdenError) -> "Change":
        """Return the change as one that has to change something."""
        return replace(self, refusal=refusal)


def in_bulk(columns: str, statement: str) -> BulkStatement:
    """Return a statement that reads its rows from ``{new}``, with columns of these types.

    The first column names what the row is about, and is never empty. Values of JSON are given as
    text. The statement begins with INSERT or UPDATE: by that word, Python's driver for SQLite
    begins a transaction.
    """
    kinds = dict([column.split() for column in columns.split(",")])
    from_json = [f"CAST(value ->> '{name}' AS {kind}) AS {name}" for name, kind in kinds.items()]
    given = [f"column{number} AS {name}" for number, name in enumerate(kinds, 1)]
    json = f"(SELECT {', '.join(from_json)} FROM json_array_elements(CAST(:rows AS json))) AS new"
    rows = f"(SELECT {', '.join(given)} FROM (VALUES {{rows}}) WHERE column1 <> '') AS new"
    return BulkStatement(
        sa.text(statement.format(new=json)), statement.format(new=rows).strip(), tuple(kinds)
    )


def on_postgresql(sql: str) -> BulkStatement:
    """Return a statement that other databases need not execute."""
    return BulkStatement(sa.text(sql))


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


def update_columns(table: sa.Table, key: object, values: Values) -> Change:
    """Store some columns of the row with the id ``key``; the others stay as they are."""
    return Change(_update(table, *values), [{**values, "key": key}])


def delete(table: sa.Table, **values: object) -> Change:
    """Delete the rows with these values, and what belongs to them."""
    return Change(_delete(table, *values), [values])


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


class _Job(Struct, eq=False):
    """Changes that are stored together or not at all, and the future of their caller."""

    changes: tuple[Change, ...]
    done: asyncio.Future[None]
    since: float
    expected: Expected | None = None
    is_decided: bool = False
    decided: asyncio.Future[None] | None = None
    """What a caller that was cancelled waits for."""

    def decide(self, error: WolfdenError | None) -> None:
        """Let the caller continue."""
        self.is_decided = True
        if self.decided is not None and not self.decided.done():
            self.decided.set_result(None)
        elif self.done.cancelled():
            return
        elif error is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(error)


class WriteFailed(StorageFailed):
    """A failed transaction; ``affects_all``: the cause is not one of its jobs."""

    def __init__(self, message: str, affects_all: bool) -> None:
        super().__init__(text=message)
        self.affects_all = affects_all


class Conflict(WriteFailed):
    """Another process has changed the same meanwhile: nothing was stored."""

    def __init__(self) -> None:
        super().__init__("this was changed elsewhere at the same moment, and was not done", False)


Outcome = WolfdenError | None
"""How a job ended; ``None``: all of it is stored."""


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
        """Why the last transaction failed; empty if it did not, or because of one job alone."""
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
        WRITER_JOBS.set_function(lambda: len(self._jobs))
        self._task = asyncio.create_task(self._run(), name="writer")

    async def write(self, *changes: Change, expected: Expected | None = None) -> None:
        """Return once the changes are on the disk; StorageFailed if none of them was stored.

        Conflict if the table is not of the ``expected`` version any more, and what a change is to
        raise if it had nothing to change. A caller that is cancelled continues once all is decided.
        """
        loop = asyncio.get_running_loop()
        job = _Job(changes, loop.create_future(), loop.time(), expected)
        self._jobs.append(job)
        self._wake.set()
        try:
            await job.done
        except asyncio.CancelledError:
            if not job.is_decided:
                job.decided = loop.create_future()
                await job.decided
            raise

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
            if not jobs:  # it was only woken to stop
                continue
            self._oldest = jobs[0].since
            with WRITE_SECONDS.time():
                outcomes = await loop.run_in_executor(self._thread, self._commit, jobs)
            self._oldest = None
            BATCH_SIZE.observe(len(jobs))
            for job, error in zip(jobs, outcomes, strict=True):
                WRITER_SECONDS.observe(loop.time() - job.since)
                job.decide(error)

    # In the writer's thread.

    def _commit(self, jobs: list[_Job]) -> list[Outcome]:
        """Write all jobs in one transaction; if one of them fails, each in its own.

        A full disk or a locked file fails every job alike, and waiting for the lock again for each
        would delay all callers.
        """
        try:
            return self._transaction(jobs)
        except WolfdenError as error:
            if len(jobs) == 1 or (isinstance(error, WriteFailed) and error.affects_all):
                return [error] * len(jobs)
        outcomes: list[Outcome] = []
        for job in jobs:
            try:
                outcomes += self._transaction([job])
            except WolfdenError as error:
                outcomes.append(error)
        return outcomes

    def _transaction(self, jobs: list[_Job]) -> list[Outcome]:
        """Write jobs in one transaction; return which of them were in conflict with others."""
        try:
            connection = self._connected()
            with connection.begin():
                late = self._find_late(connection, jobs)
                for change in _grouped([job for job in jobs if job not in late]):
                    self._execute(connection, change)
        except exc.IntegrityError as error:
            raise Conflict() from error
        except exc.OperationalError as error:
            affects_all = getattr(error.orig, "sqlstate", None) not in RETRYABLE
            if affects_all:
                self._failure = f"nothing can be stored: {error.orig}"
            self._disconnect()
            raise _not_stored(error.orig, affects_all) from error
        except WolfdenError:
            raise
        except Exception as error:
            # The writer survives any job that the database does not accept.
            self._disconnect()
            reason = error.orig if isinstance(error, exc.DBAPIError) else error
            raise _not_stored(reason, False) from error
        self._failure = ""
        return [Conflict() if job in late else None for job in jobs]

    def _find_late(self, connection: Connection, jobs: list[_Job]) -> list[_Job]:
        """Lock the tables of the jobs; return the jobs whose table was changed elsewhere.

        A file has one server only. A table that another process has locked is being changed by it:
        waiting for that would delay everyone, and end in a conflict all the same.
        """
        if connection.dialect.name == "sqlite":
            return []
        ids = sorted({job.expected[0] for job in jobs if job.expected is not None})
        if not ids:
            return []
        present = {row.id: row.version for row in connection.execute(_LOCK_TABLES, {"ids": ids})}
        return [
            job for job in jobs if job.expected and present.get(job.expected[0]) != job.expected[1]
        ]

    @staticmethod
    def _execute(connection: Connection, change: Change) -> None:
        if isinstance(change.statement, BulkStatement):
            change.statement.execute(connection, change.rows)
            return
        rows = cast("Sequence[Values]", change.rows)
        if change.refusal is None:
            connection.execute(change.statement, rows)
            return
        # An update may change several rows for one row of values, which would hide that another
        # has nothing to change; an insert adds one row at most.
        is_insert = isinstance(change.statement, sa.Insert)
        for part in [rows] if is_insert else [[row] for row in rows]:
            if connection.execute(change.statement, part).rowcount < len(part):
                raise change.refusal

    def _connected(self) -> Connection:
        if self._connection is None:
            self._connection = self._engine.connect()
        return self._connection

    def _disconnect(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None


def _not_stored(reason: object, affects_all: bool) -> WriteFailed:
    return WriteFailed(f"this could not be stored, and was not done: {reason}", affects_all)


def _grouped(jobs: list[_Job]) -> list[Change]:
    """Group rows by statement, without changing the order of what concerns the same.

    The statements of a job stay in their order. Jobs about different tables, guests or other
    subjects may share statements, whatever comes between; those about the same keep their order.
    """
    groups: list[tuple[Change, list[Row]]] = []
    places: dict[tuple[int, bool], int] = {}
    """By statement, with and without a refusal, the last group of it."""
    latest: dict[object, int] = {}
    """By subject, the last group of a job about it."""
    for job in jobs:
        subjects = _subjects(job)
        first = max([latest.get(subject, 0) for subject in subjects], default=0)
        for change in job.changes:
            key = (id(change.statement), change.refusal is None)
            place = places.get(key, -1)
            if place < first:
                place = places[key] = len(groups)
                groups.append((change, []))
            groups[place][1].extend(change.rows)
            first = place + 1
        latest.update(dict.fromkeys(subjects, first - 1))
    return [replace(change, rows=rows) for change, rows in groups]


def _subjects(job: _Job) -> set[object]:
    """Return the names of what a job changes."""
    subjects: set[object] = set()
    for change in job.changes:
        for row in change.rows:
            if isinstance(row, tuple):
                subjects.add(row[0])
            else:
                subjects.update(value for name in _NAMES if (value := row.get(name)))
    return subjects
