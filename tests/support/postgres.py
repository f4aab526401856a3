"""A separate PostgreSQL from the installed programs, for as long as the tests run."""

import os
import secrets
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg

from wolfden.server.database.engine import migrate
from wolfden.server.sharing.postgres import parse_url

PLACES = (*sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True), Path("/usr/local/bin"))
ACCOUNT = "postgres"
"""Whom it runs as where we are root: PostgreSQL refuses to."""
USER = "wolfden"
PASSWORD = "den-of-wolves"  # pragma: allowlist secret
MEMORY = Path("/dev/shm")
SPACE = 8 << 30
"""Bytes that must be free there; the tests of a run need about one GiB for each core."""
SETTINGS = {"fsync": "off", "max_connections": "200", "log_min_messages": "panic"}


def programs() -> Path | None:
    """Return the folder of PostgreSQL's programs, if they are installed."""
    found = shutil.which("initdb")
    places = [*PLACES, Path(found).parent] if found else PLACES
    return next((place for place in places if (place / "initdb").exists()), None)


def missing_reason() -> str:
    """Return why PostgreSQL cannot be started here, or an empty string."""
    if programs() is None:
        return "PostgreSQL is not installed here: its program initdb was not found"
    return "" if os.geteuid() != 0 or shutil.which("setpriv") else "setpriv is not installed here"


class Postgres:
    """A PostgreSQL server in a separate folder, on a socket and a free port."""

    def __init__(self, folder: Path, **settings: str) -> None:
        self.folder = folder
        self._migrated = ""
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port = free.getsockname()[1]
        if os.geteuid() == 0:
            shutil.chown(folder, ACCOUNT)
        (folder / "password").write_text(PASSWORD)
        data = str(folder / "data")
        rights = ["--auth-local=trust", "--auth-host=scram-sha-256"]
        owner = [f"--username={USER}", f"--pwfile={folder / 'password'}"]
        self._run("initdb", "--no-sync", "--encoding=UTF8", *rights, *owner, data)
        place = {"port": self.port, "unix_socket_directories": folder}
        lines = {**SETTINGS, **settings, **place}.items()
        with (folder / "data" / "postgresql.conf").open("a") as file:
            file.writelines(f"{name} = '{value}'\n" for name, value in lines)

    def _run(self, program: str, *args: str) -> None:
        place = programs()
        assert place is not None
        words = [str(place / program), *args]
        if os.geteuid() == 0:
            words = [
                "setpriv",
                f"--reuid={ACCOUNT}",
                f"--regid={ACCOUNT}",
                "--clear-groups",
                *words,
            ]
        done = subprocess.run(
            words, cwd=self.folder, stdin=subprocess.DEVNULL, capture_output=True, check=False
        )
        assert done.returncode == 0, done.stderr.decode()

    def start(self) -> None:
        """Start it; return once it answers."""
        log = str(self.folder / "log")
        self._run("pg_ctl", "start", "--wait", "--silent", "-l", log, "-D", f"{self.folder}/data")

    def stop(self, mode: str = "immediate") -> None:
        """Stop it; ``immediate`` as a crash would."""
        self._run("pg_ctl", "stop", "--silent", "-m", mode, "-D", f"{self.folder}/data")

    def url(self, database: str, host: str = "", password: str = PASSWORD) -> str:
        """Return the URL of a database: by the socket, or by an address."""
        if host:
            return f"postgresql://{USER}:{password}@{host}:{self.port}/{database}"
        return f"postgresql://{USER}@/{database}?host={self.folder}&port={self.port}"

    def new_database(self, template: str = "template1") -> str:
        """Return the URL of a new database: empty, or as another one is."""
        name = f"d{secrets.token_hex(6)}"
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            connection.execute(f'CREATE DATABASE "{name}" TEMPLATE "{template}"'.encode())
        return self.url(name)

    def migrated_database(self) -> str:
        """Return the URL of a new database with our schema; migrating once is enough."""
        if not self._migrated:
            url = self.new_database()
            migrate(self.folder, url)
            self._migrated = str(parse_url(url).database)
        return self.new_database(self._migrated)


def in_memory() -> Path | None:
    """Return a folder in memory for the databases of many tests, if there is one with space.

    They have some hundred thousand files; removing these from a disk takes a minute and more.
    """
    has_space = MEMORY.is_dir() and shutil.disk_usage(MEMORY).free >= SPACE
    return MEMORY if has_space and os.access(MEMORY, os.W_OK) else None


@contextmanager
def running_postgres(place: Path | None = None, **settings: str) -> Iterator[Postgres]:
    """Run a PostgreSQL server for as long as the block lasts, with its files in some place."""
    folder = Path(tempfile.mkdtemp(prefix="wolfden-pg-", dir=place))
    try:
        server = Postgres(folder, **settings)
        server.start()
        try:
            yield server
        finally:
            server.stop()
    finally:
        shutil.rmtree(folder, ignore_errors=True)
