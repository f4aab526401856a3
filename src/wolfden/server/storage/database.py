"""Opening the database: one file, checked and brought up to date before anybody uses it."""

import fcntl
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config as AlembicConfig
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, create_engine, event, exc
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry, NullPool

from wolfden.server.errors import StorageFailed

FILE: Final = "wolfden.sqlite3"
LOCK: Final = "server.lock"
BUSY_MILLISECONDS: Final = 2_000
READERS: Final = 4


class Database:
    """The database of one data folder: an engine to write with, and one for many readers.

    Writing happens in one thread, in whole transactions (see ``writer.py``), so its engine is a
    plain one; reading is asynchronous. ``synchronous=FULL`` makes a commit reach the disk before
    anybody is told of it, which also covers a power failure; since actions of many tables share
    a commit, that costs little. ``NORMAL`` would survive a killed process, not a cut cable.
    """

    def __init__(self, folder: Path, synchronous: str = "FULL") -> None:
        self.path = folder / FILE
        self.writing: Engine = _prepared(
            create_engine(f"sqlite:///{self.path}", poolclass=NullPool), synchronous
        )
        self.reading: AsyncEngine = create_async_engine(
            f"sqlite+aiosqlite:///{self.path}", pool_size=READERS, max_overflow=READERS
        )
        _prepared(self.reading.sync_engine, synchronous)

    async def close(self) -> None:
        """Let go of the file."""
        await self.reading.dispose()
        self.writing.dispose()


def _prepared(engine: Engine, synchronous: str) -> Engine:
    """Set up every new connection of an engine."""

    @event.listens_for(engine, "connect")
    def prepare(connection: DBAPIConnection, _entry: ConnectionPoolEntry) -> None:
        cursor = connection.cursor()
        cursor.execute(f"PRAGMA busy_timeout={BUSY_MILLISECONDS}")
        cursor.execute("PRAGMA journal_mode=WAL")
        cursor.execute(f"PRAGMA synchronous={synchronous}")
        cursor.execute("PRAGMA foreign_keys=ON")
        # What somebody deletes is gone from the file too.
        cursor.execute("PRAGMA secure_delete=ON")
        cursor.close()

    return engine


@contextmanager
def locked(folder: Path) -> Iterator[None]:
    """Keep a second server away from a data folder.

    Raises:
        StorageFailed: one is there already, or the folder cannot be written.
    """
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


def migrate(folder: Path) -> None:
    """Bring the database of a folder up to date, or make a new one.

    Raises:
        StorageFailed: the file is locked, damaged, or written by a newer Wolfden.
    """
    engine = _prepared(create_engine(f"sqlite:///{folder / FILE}", poolclass=NullPool), "FULL")
    try:
        with engine.connect() as connection:
            _upgrade(connection, folder / FILE)
    except exc.DBAPIError as error:
        raise StorageFailed(
            "database-unusable", path=str(folder / FILE), trouble=str(error.orig)
        ) from error
    finally:
        engine.dispose()


def _upgrade(connection: Connection, path: Path) -> None:
    config = AlembicConfig()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    scripts = ScriptDirectory.from_config(config)
    present = MigrationContext.configure(connection).get_current_revision()
    known = {script.revision for script in scripts.walk_revisions()}
    if present is not None and present not in known:
        raise StorageFailed("database-newer", path=str(path), version=present)
    connection.rollback()
    command.upgrade(config, "head")
    connection.commit()
