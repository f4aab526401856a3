"""Migrations that are killed at random moments, and the proof that nothing was lost."""

import hashlib
import io
import random
import shutil
import signal
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, redirect_stdout
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Final

from sqlalchemy import NullPool, create_engine, text

from tests.support.crashing import check_table
from tests.support.servers import fork, launch, pipe
from wolfden.server.database.engine import FILE, MIGRATIONS, migrate

PADDING: Final = 400
"""Tables with separate documents, which the migrations move one by one."""
LINES: Final = 200
KEPT: Final = ("guests", "codes", "tables", "sitters", "entries", "snapshots", "chat", "marks")
MOVED: Final = {"options", "position"}
"""Columns that a migration changes."""


def write_old_database(path: Path, played: Path) -> None:
    """Write what is in a database of today as the first version would have stored it.

    No game in it may have documents: the first version had them in the row of the table.
    """
    with closing(sqlite3.connect(path, isolation_level=None)) as database:
        create_first_schema(database)
        database.execute("ATTACH ? AS played", (str(played),))
        database.execute("BEGIN")
        for table in KEPT:
            names = ", ".join(_columns(table))
            database.execute(f"INSERT INTO {table} ({names}) SELECT {names} FROM played.{table}")
        _pad(database)
        database.execute("COMMIT")


def create_first_schema(database: sqlite3.Connection) -> None:
    """Create the tables of the first version."""
    script = MIGRATIONS / "versions" / "v0001_first.sql"
    database.executescript(script.read_text(encoding="utf-8"))
    database.executescript(
        "CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL);"
        "INSERT INTO alembic_version VALUES ('0001');"
    )


def _columns(table: str) -> list[str]:
    """Return the columns a table had in the first version."""
    with closing(sqlite3.connect(":memory:")) as first:
        create_first_schema(first)
        return [row[1] for row in first.execute(f"PRAGMA table_info({table})")]


def _pad(database: sqlite3.Connection) -> None:
    """Add finished tables with a document each."""
    names = _columns("tables")
    given = {"id": ":id", "options": "json_object('board', :text)", "status": "'abandoned'"}
    values = ", ".join(given.get(name, name) for name in names)
    query = f"INSERT INTO tables ({', '.join(names)}) SELECT {values} FROM tables LIMIT 1"
    for number in range(PADDING):
        document = f"# {number}\n" * LINES
        database.execute(query, {"id": f"padding{number}", "text": document})


def content(path: Path) -> dict[str, str]:
    """Return a digest of all that every version stores in the same way."""
    found = {}
    with closing(sqlite3.connect(path)) as database:
        assert database.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        for table in KEPT:
            names = ", ".join(name for name in _columns(table) if name not in MOVED)
            rows = database.execute(f"SELECT {names} FROM {table} ORDER BY {names}").fetchall()
            found[table] = hashlib.sha256(repr(rows).encode()).hexdigest()
    return found


class Killer:
    """Kills migrations at random moments; each continues from what the one before has left."""

    def __init__(self, rng: random.Random) -> None:
        self.kills = self.completed = 0
        self._rng = rng
        self._seconds = 0.0
        """How long the quickest whole migration took."""
        self._in_a_row = 0
        """Kills since a migration came to its end."""

    def kill(self, data: Path, url: str = "") -> bool:
        """Begin a migration and kill it; return whether it had come to its end."""
        reading, writing = pipe()
        process = fork(_migrate, data, url, writing)
        writing.close()
        with reading:
            assert reading.recv() == "begun"
            began = time.perf_counter()
            # The first one is not killed: it shows how long to wait for the others at most.
            # The others have more and more, or none might be as quick as the quickest one was.
            longest = (1.25 + self._in_a_row / 2) * self._seconds
            wait = self._rng.uniform(0, longest) if longest else None
            reading.poll(wait)
            process.kill()
            process.join()
            is_done = _heard(reading) == "done"
        assert is_done or process.exitcode == -signal.SIGKILL, "a migration failed"
        if is_done:
            self.completed += 1
            self._in_a_row = 0
            # The first may have been slowed down by others; then hardly any would be killed.
            seconds = time.perf_counter() - began
            self._seconds = min(seconds, self._seconds or seconds)
        else:
            self.kills += 1
            self._in_a_row += 1
        return is_done


def _heard(reading: Connection) -> str:
    """Return what a process has said before it was killed, or an empty string."""
    try:
        said: str = reading.recv()
    except EOFError:
        said = ""
    return said


def _migrate(data: Path, url: str, output: Connection) -> None:
    """Migrate and report it; runs in a separate process."""
    output.send("begun")
    with redirect_stdout(io.StringIO()):
        migrate(data, url)
    output.send("done")


def kill_migrations_of(old: Path, folder: Path, kills: int, killer: Killer) -> tuple[int, int]:
    """Kill migrations of an old database; raise if anything was lost.

    With each that comes to its end a server starts, then it begins again with the old database.
    Return how many tables and entries were there.
    """
    data, expected = folder / "data", content(old)
    counts = (0, 0)
    while killer.kills < kills or data.exists():
        if not data.exists():
            data.mkdir()
            shutil.copy(old, data / FILE)
        is_done = killer.kill(data)
        assert content(data / FILE) == expected
        if is_done:
            counts = _check_migrated(data)
            shutil.rmtree(data)
    return counts


def _check_migrated(data: Path) -> tuple[int, int]:
    """Make sure that a server starts and every game replays; return tables and entries."""
    launch(data).stop()
    engine = create_engine(f"sqlite:///{data / FILE}", poolclass=NullPool)
    with engine.connect() as connection:
        assert connection.execute(text("SELECT count(*) FROM documents")).scalar_one() == PADDING
        # A game may have begun without an action yet.
        games = "SELECT id FROM tables WHERE id NOT LIKE 'padding%'"
        played = connection.execute(text(games)).scalars().all()
        return len(played), sum(check_table(connection, name, {}) for name in played)


def kill_first_starts(urls: Iterator[str], folder: Path, kills: int, killer: Killer) -> None:
    """Kill the migrations of new PostgreSQL databases; raise if a server does not start then."""
    while killer.kills < kills:
        url = next(urls)
        while not killer.kill(folder, url):
            pass
        launch(folder / "data", database=url).stop()
