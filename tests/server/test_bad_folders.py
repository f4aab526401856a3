"""Data folders that cannot be used: one sentence that says what to do, and nothing is lost."""

import os
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from tests.server.test_backups import damage, fill, limit_files
from tests.support.asgi import place
from tests.terminal.shell import be_nobody, wolfden_after
from wolfden.server.base.errors import StorageFailed
from wolfden.server.database.engine import FILE, KEYS, migrate


def start(data: Path, prepare: Callable[[], None] | None = None) -> str:
    """Start a server that must not start; return the only line it says."""
    done = wolfden_after(prepare, data.parent, "serve", "--port", "0", "--data", data)
    assert done.code == 2, done.err
    (line,) = done.err.splitlines()
    return line


@pytest.fixture
def open_folder() -> Iterator[Path]:
    """A folder that every user may read; those of pytest are closed by the next run that begins."""
    with TemporaryDirectory() as name:
        folder = Path(name)
        folder.chmod(0o755)
        yield folder


def test_a_damaged_file_is_not_started_with(tmp_path: Path) -> None:
    data = tmp_path / "data"
    fill(data)
    damage(data / FILE)
    before = (data / FILE).read_bytes()
    line = start(data)
    assert "is damaged" in line
    assert "wolfden restore" in line
    assert (data / FILE).read_bytes() == before


@pytest.mark.parametrize("table", ["guests", "entries"])
def test_one_damaged_page_is_enough(tmp_path: Path, table: str) -> None:
    data = tmp_path / "data"
    fill(data)
    with closing(sqlite3.connect(data / FILE)) as database:
        (size,) = database.execute("PRAGMA page_size").fetchone()
        query = "SELECT rootpage FROM sqlite_master WHERE name = ?"
        (page,) = database.execute(query, [table]).fetchone()
    with (data / FILE).open("r+b") as file:
        file.seek((page - 1) * size)
        file.write(b"\xff" * size)
    # Neither the schema nor the migrations read that page.
    with pytest.raises(StorageFailed, match="is damaged"):
        migrate(data)


def test_the_database_of_another_program_is_left_alone(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / FILE)) as database, database:
        database.execute("CREATE TABLE songs (howl TEXT)")
    with pytest.raises(StorageFailed, match=r"another program \(it has the tables songs\)"):
        migrate(tmp_path)
    with closing(sqlite3.connect(tmp_path / FILE)) as database:
        assert database.execute("SELECT name FROM sqlite_master").fetchall() == [("songs",)]


def test_an_emptied_file_is_reported(tmp_path: Path) -> None:
    (tmp_path / FILE).touch()
    (tmp_path / KEYS).write_text("key\n")
    assert "is empty, although this folder was in use" in start(tmp_path)


def test_a_disk_without_room_for_a_database_is_reported(tmp_path: Path) -> None:
    assert "cannot be opened" in start(tmp_path / "data", limit_files(4096))
    fill_later = tmp_path / "later"
    fill(fill_later)
    with closing(sqlite3.connect(fill_later / FILE)) as database:
        assert database.execute("SELECT count(*) FROM guests").fetchone() == (500,)


needs_root = pytest.mark.skipif(
    os.geteuid() != 0, reason="only root can start a server as another user"
)


@needs_root
def test_a_folder_that_cannot_be_written_is_reported(open_folder: Path) -> None:
    data = open_folder / "data"
    fill(data)
    data.chmod(0o755)
    line = start(data, be_nobody)
    assert f"The data folder {data} cannot be used" in line
    assert "Permission denied" in line


@needs_root
def test_a_database_that_cannot_be_written_is_reported(open_folder: Path) -> None:
    data = open_folder / "data"
    fill(data)
    data.chmod(0o777)
    (data / FILE).chmod(0o444)
    line = start(data, be_nobody)
    assert "cannot be opened: attempt to write a readonly database" in line


@pytest.mark.anyio
async def test_damage_while_the_server_runs_makes_it_unhealthy(tmp_path: Path) -> None:
    data = tmp_path / "data"
    async with place(data) as running, running.browser() as browser:
        healthy = await browser.get("/health")
        assert (healthy.status_code, healthy.json()["status"]) == (200, "ok")
        with closing(sqlite3.connect(data / FILE)) as database:
            database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            # Another write, so that nobody's cached pages are believed any longer.
            database.execute("UPDATE alembic_version SET version_num = version_num")
            database.commit()
            database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            damage(data / FILE)
        refused = await browser.post("/api/guests", json={"name": "Ash"})
        assert (refused.status_code, refused.json()["code"]) == (503, "storage")
        ill = await browser.get("/health")
        assert (ill.status_code, ill.json()["status"]) == (503, "storage")
        assert "malformed" in ill.json()["reason"]
