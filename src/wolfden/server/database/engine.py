"""The database, a file or PostgreSQL: engines, queries, lock and migrations."""

import asyncio
import fcntl
import os
import secrets
import sqlite3
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractAsyncContextManager, closing, contextmanager, nullcontext
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec
import sqlalchemy as sa
from alembic import command
from alembic.config import Config as AlembicConfig
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, create_engine, event, exc
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.pool import ConnectionPoolEntry, NullPool

from wolfden.server.base.errors import StorageFailed
from wolfden.server.base.log import log
from wolfden.server.database import schema
from wolfden.server.database.migrations import LOST, MERGED
from wolfden.server.database.writer import Writer
from wolfden.server.sharing import postgres

FILE: Final = "wolfden.sqlite3"
LOCK: Final = "server.lock"
KEYS: Final = "secret.keys"
"""The keys that sign cookies; made at the first start, once the database is there."""
MIGRATIONS: Final = Path(__file__).parent / "migrations"
MAX_CHECKED: Final = 512 * 1024 * 1024
"""Bytes of a database that is checked whole at the start, in seconds; backups check larger ones."""
DAMAGED: Final = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
BUSY_MILLISECONDS: Final = 2_000
READERS: Final = 8
HEALTH_SECONDS: Final = 2.0
"""How long the database may take to answer whether it is there."""
T = TypeVar("T")
Rows = Sequence[sa.Row[Any]]
Parameters = Mapping[str, object] | None


class FileReader:
    """Reads a file in a few threads.

    A query is handed over to a thread and back once, whatever it reads. A driver for SQLite that is
    asynchronous itself does that for each step: cursor, query, rows, end of the cursor and of the
    transaction; handing over costs more than the steps.
    """

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._threads = ThreadPoolExecutor(READERS, thread_name_prefix="wolfden-reader")

    async def rows(self, statement: sa.Executable, values: Parameters) -> Rows:
        """Return the rows of a query."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, self._rows, statement, values)

    def _rows(self, statement: sa.Executable, values: Parameters) -> Rows:
        with self._engine.connect() as connection:
            return connection.execute(statement, values).all()

    def lock(self, _what: str) -> AbstractAsyncContextManager[None]:
        """Hold nothing: a file has one process."""
        return nullcontext()

    async def close(self) -> None:
        """End the threads, then close all connections."""
        await asyncio.to_thread(self._threads.shutdown)
        self._engine.dispose()


class Database:
    """The database of a server: a writer, and many readers.

    Writing happens in one thread, in whole transactions (see ``writer.py``). With
    ``synchronous=FULL`` a commit reaches the disk before it is acknowledged, which covers a power
    failure; since actions of many tables share a commit, that costs little. ``NORMAL`` survives a
    killed process only.

    With a ``url`` it is a PostgreSQL database, which other processes may use at the same time;
    ``worker`` is this process's name there.
    """

    def __init__(self, folder: Path, synchronous: str = "FULL", url: str = "") -> None:
        self.url = url
        self.path = folder / FILE
        self.worker = secrets.token_hex(8)
        self.damage = ""
        """What showed that the file is damaged; empty as long as nothing did."""
        self._reader: FileReader | postgres.Reader
        if url:
            self.write_engine = postgres.write_engine(url, self.worker)
            self._reader = postgres.Reader(url, self.worker, READERS)
        else:
            self.write_engine = _write_engine(self.path, synchronous)
            read_engine = create_engine(f"sqlite:///{self.path}", pool_size=READERS, max_overflow=0)
            _with_pragmas(read_engine, synchronous)
            for engine in (self.write_engine, read_engine):
                event.listen(engine, "handle_error", self._on_error)
            self._reader = FileReader(read_engine)
        self.writer = Writer(self.write_engine)

    def _on_error(self, context: sa.engine.ExceptionContext) -> None:
        if _is_damage(context.original_exception) and not self.damage:
            self.damage = str(context.original_exception)
            log.critical("database damaged", path=str(self.path), error=self.damage)

    async def rows(self, statement: sa.Executable, values: Parameters = None) -> Rows:
        """Return the rows of a query; on a shared database, of any single statement.

        StorageFailed if no connection becomes free in time.
        """
        try:
            return await self._reader.rows(statement, values)
        except exc.DBAPIError as error:
            if not error.connection_invalidated:
                raise
            # It was cut while it was idle, like all others of its age: the next one is new. To ask
            # each connection first whether it is still there would double the round trips.
            return await self._reader.rows(statement, values)

    async def read(self, kind: type[T], query: sa.Select[Any]) -> list[T]:
        """Return what a query finds, each row as a ``kind``."""
        return [convert_row(row, kind) for row in await self.rows(query)]

    def exclusively(self, what: str) -> AbstractAsyncContextManager[None]:
        """Let one process at a time do something.

        TooMany if another one takes too long, StorageFailed if too many locks are held here.
        """
        return self._reader.lock(what)

    async def problem(self) -> str:
        """Return why the database cannot be used: damaged, unreadable, or not written to."""
        try:
            async with asyncio.timeout(HEALTH_SECONDS):
                await self.rows(sa.select(schema.GUESTS.c.id).limit(1))
        except TimeoutError:
            return self.damage or f"the database does not answer within {HEALTH_SECONDS:.0f} s"
        except StorageFailed as error:
            return str(error)
        except exc.SQLAlchemyError as error:
            return self.damage or f"the database cannot be read: {getattr(error, 'orig', error)}"
        return self.damage or self.writer.problem()

    async def close(self) -> None:
        """Write what is waiting, then close all connections."""
        await self.writer.stop()
        await self._reader.close()
        self.write_engine.dispose()


class Queries:
    """Reads a part of what a database holds."""

    def __init__(self, database: Database) -> None:
        self._rows, self._read = database.rows, database.read

    async def _first(self, kind: type[T], query: sa.Select[Any]) -> T | None:
        """Return the first row that a query finds, if there is one."""
        found = await self._read(kind, query)
        return found[0] if found else None


def _is_damage(error: BaseException | None) -> bool:
    # The upper bits describe the kind further.
    return getattr(error, "sqlite_errorcode", 0) & 0xFF in DAMAGED


def convert_row(row: sa.Row[Any], kind: type[T]) -> T:
    """Return a row as a structure whose fields are named as its columns."""
    # Names of columns are a subclass of str, which msgspec does not take.
    fields = {str(name): value for name, value in row._mapping.items()}  # noqa: SLF001 (public, despite its name)
    return msgspec.convert(fields, kind, builtin_types=(bytes,))


def _write_engine(path: Path, synchronous: str) -> Engine:
    return _with_pragmas(create_engine(f"sqlite:///{path}", poolclass=NullPool), synchronous)


def _with_pragmas(engine: Engine, synchronous: str) -> Engine:
    """Set the pragmas of every new connection of an engine."""

    @event.listens_for(engine, "connect")
    def prepare(connection: DBAPIConnection, _entry: ConnectionPoolEntry) -> None:
        cursor = connection.cursor()
        cursor.execute(f"PRAGMA busy_timeout={BUSY_MILLISECONDS}")
        cursor.execute("PRAGMA journal_mode=WAL")
        cursor.execute(f"PRAGMA synchronous={synchronous}")
        cursor.execute("PRAGMA foreign_keys=ON")
        # Else each change of several rows would create and delete a file.
        cursor.execute("PRAGMA temp_store=MEMORY")
        # Deleted data is overwritten in the file.
        cursor.execute("PRAGMA secure_delete=ON")
        cursor.close()

    return engine


@contextmanager
def lock_folder(folder: Path) -> Iterator[None]:
    """Lock a data folder; StorageFailed if another server uses it or it cannot be written."""
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        handle = os.open(folder / LOCK, os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as error:
        raise StorageFailed("data-folder", folder=str(folder), trouble=str(error)) from error
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        os.close(handle)
        raise StorageFailed("data-in-use", folder=str(folder)) from error
    try:
        yield
    finally:
        os.close(handle)


def migrate(folder: Path, url: str = "") -> None:
    """Bring the database of a folder, or of a URL, up to date in one transaction, or create it.

    Killed at any moment, it leaves the database as it was, and the next start begins again.

    StorageFailed if it cannot be reached, is locked, damaged, emptied, or written by another
    program or a newer Wolfden.
    """
    if url:
        with postgres.migration(url) as connection:
            _upgrade(connection, postgres.shown(url))
            postgres.complete(connection)
        return
    path = folder / FILE
    if path.exists() and not path.stat().st_size and (folder / KEYS).exists():
        raise StorageFailed("database-emptied", path=str(path))
    _check_pages(path)
    engine = _write_engine(path, "FULL")
    _with_transactions(engine)
    try:
        with engine.begin() as connection:
            _check_owner(connection, path)
            _upgrade(connection, str(path))
    except exc.DBAPIError as error:
        trouble = str(error.orig)
        if _is_damage(error.orig):
            raise StorageFailed("database-damaged", path=str(path), trouble=trouble) from error
        raise StorageFailed("database-unusable", path=str(path), trouble=trouble) from error
    finally:
        engine.dispose()


def open_read_only(path: Path) -> sqlite3.Connection:
    """Return a connection that changes nothing, whatever signs the path contains."""
    return sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)


def _check_pages(path: Path) -> None:
    """Raise StorageFailed if the file is damaged; a server that uses it can write meanwhile."""
    size = path.stat().st_size if path.exists() else 0
    if size > MAX_CHECKED:
        log.warning("database not checked", path=str(path), bytes=size)
    if not 0 < size <= MAX_CHECKED:
        return
    try:
        with closing(open_read_only(path)) as database:
            found = database.execute("PRAGMA quick_check(3)").fetchall()
            problems = [line for (lines,) in found for line in lines.splitlines()]
    except sqlite3.Error as error:
        # What is not damage shows again when the database is opened for writing.
        problems = [str(error) if _is_damage(error) else "ok"]
    if problems != ["ok"]:
        raise StorageFailed("database-damaged", path=str(path), trouble="; ".join(problems))


def _check_owner(connection: Connection, path: Path) -> None:
    """Raise StorageFailed if the file is the database of another program."""
    # A write that changes nothing: a file that cannot be written is noticed now, not by a guest.
    connection.exec_driver_sql("PRAGMA user_version = 0")
    tables = set(sa.inspect(connection).get_table_names())
    if tables and not tables & {*schema.METADATA.tables, "alembic_version"}:
        raise StorageFailed("database-foreign", path=str(path), names=sorted(tables)[:5])


def _upgrade(connection: Connection, path: str) -> None:
    config = AlembicConfig()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    scripts = ScriptDirectory.from_config(config)
    present = MigrationContext.configure(connection).get_current_revision()
    check_revision(scripts, path, present)
    if present in MERGED:
        moved_to = {"version": MERGED[present]}
        connection.execute(sa.text("UPDATE alembic_version SET version_num = :version"), moved_to)
    command.upgrade(config, "head")
    head = scripts.get_current_head()
    if present != head:
        log.info("database migrated", before=present or "new", after=head)


def check_revision(scripts: ScriptDirectory, path: str, revision: str | None) -> None:
    """Raise StorageFailed unless a database can be brought up to date from its last migration."""
    if revision is None or revision in MERGED:
        return
    if revision in LOST:
        raise StorageFailed("database-between", path=path, version=revision)
    if revision not in {script.revision for script in scripts.walk_revisions()}:
        raise StorageFailed("database-newer", path=path, version=revision)


def _with_transactions(engine: Engine) -> None:
    """Let SQLite's transactions hold changes of the schema too.

    Python's driver would commit before each of them; so it is set to begin none by itself.
    """

    @event.listens_for(engine, "connect")
    def leave_transactions(connection: sqlite3.Connection, _entry: ConnectionPoolEntry) -> None:
        connection.isolation_level = None

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE")
