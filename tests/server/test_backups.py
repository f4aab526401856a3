"""Backups: whole or not there at all, checked, with keys, and good for a new server."""

import os
import resource
import signal
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from functools import partial
from pathlib import Path

import pytest

from tests.support.crashing import back_up_and_die
from tests.support.people import Guest, back, guest
from tests.support.servers import fork, serving
from tests.terminal.shell import wolfden_after
from wolfden.cli import main
from wolfden.server.base.config import Config
from wolfden.server.base.errors import StorageFailed
from wolfden.server.base.metrics import BACKUP_FAILURES, BACKUP_TIME
from wolfden.server.database import backups
from wolfden.server.database.backups import (
    backup_name,
    check_file,
    list_backups,
    make_backup,
    restore_backup,
)
from wolfden.server.database.engine import FILE, KEYS, LOCK, migrate
from wolfden.server.features.upkeep.service import Backups


def fill(data: Path) -> None:
    """Make a data folder with 500 guests."""
    data.mkdir()
    migrate(data)
    with closing(sqlite3.connect(data / FILE)) as database, database:
        rows = [(f"g{number}", "x" * 40) for number in range(500)]
        database.executemany(
            "INSERT INTO guests"
            " (id, name, session, owner, email, webhook, language, muted, created)"
            " VALUES (?, ?, 1, '', '', '', '', '[]', 0)",
            rows,
        )


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """Return the data folder of a server that was used: guests and a key."""
    folder = tmp_path / "data"
    fill(folder)
    (folder / KEYS).write_text("key\n")
    return folder


def limit_files(size: int) -> Callable[[], None]:
    """Return what makes a process unable to write larger files, as on a full disk."""
    return partial(resource.setrlimit, resource.RLIMIT_FSIZE, (size, size))


def damage(file: Path) -> None:
    """Overwrite the second half of a file, in place."""
    size = file.stat().st_size // 2
    with file.open("r+b") as opened:
        opened.seek(size)
        opened.write(b"\xff" * size)


@pytest.mark.anyio
async def test_a_server_continues_elsewhere_from_a_backup_and_knows_its_guests(
    tmp_path: Path,
) -> None:
    with serving(tmp_path / "data") as server:
        async with guest(server.url, "Ash") as ash:
            table = await ash.table("the-wolves", "me", "me")
            make_backup(server.data, tmp_path / "copy")
            cookie = ash.cookies()["Cookie"].removeprefix("wolfden=")
    for name in (FILE, KEYS):
        assert (tmp_path / "copy" / name).stat().st_mode & 0o777 == 0o600
    restore_backup(tmp_path / "copy", _folder(tmp_path / "elsewhere"))
    with serving(tmp_path / "elsewhere") as server:
        async with back(server.url, cookie) as ash:
            assert (await ash.get("/api/me"))["guest"]["name"] == "Ash"
            async with ash.at(table, "?seat=0") as player:
                await player.plays_on()


def _folder(path: Path) -> Path:
    path.mkdir()
    return path


def test_nothing_is_overwritten(data: Path, tmp_path: Path) -> None:
    make_backup(data, tmp_path / "copy")
    with pytest.raises(StorageFailed, match="already exists"):
        make_backup(data, tmp_path / "copy")
    with pytest.raises(StorageFailed, match=f"already has {FILE}"):
        restore_backup(tmp_path / "copy", data)
    (data / FILE).unlink()
    with pytest.raises(StorageFailed, match=f"already has {KEYS}"):
        restore_backup(tmp_path / "copy", data)


def test_a_folder_may_have_any_name(data: Path, tmp_path: Path) -> None:
    copy = tmp_path / "wolf? #1, 50%20"
    make_backup(data, copy)
    restore_backup(copy, _folder(tmp_path / "elsewhere"))
    check_file(tmp_path / "elsewhere" / FILE)


def test_a_damaged_backup_is_not_restored(data: Path, tmp_path: Path) -> None:
    make_backup(data, tmp_path / "copy")
    damage(tmp_path / "copy" / FILE)
    folder = _folder(tmp_path / "elsewhere")
    with pytest.raises(StorageFailed, match="is damaged"):
        restore_backup(tmp_path / "copy", folder)
    with pytest.raises(StorageFailed, match="no backup at"):
        restore_backup(tmp_path / "nowhere", folder)
    assert list(folder.iterdir()) == []


def test_the_database_file_of_an_older_wolfden_is_restored_without_keys(
    data: Path, tmp_path: Path
) -> None:
    folder = _folder(tmp_path / "elsewhere")
    restore_backup(data / FILE, folder)
    assert [path.name for path in folder.iterdir()] == [FILE]
    check_file(folder / FILE)


def test_a_damaged_database_makes_no_backup(data: Path, tmp_path: Path) -> None:
    damage(data / FILE)
    with pytest.raises(StorageFailed, match=r"damaged|could not be written"):
        make_backup(data, tmp_path / "copies" / "copy")
    assert list((tmp_path / "copies").iterdir()) == []


def test_what_belongs_to_nothing_is_found(data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with closing(sqlite3.connect(data / FILE)) as database, database:
        database.execute("INSERT INTO codes VALUES (x'00', 'nobody', 'device', 0, '')")
    with pytest.raises(StorageFailed, match="codes without guests"):
        check_file(data / FILE)
    assert main(["tables", "verify", "--data", str(data)]) != 0
    assert "codes without guests" in capsys.readouterr().err


def test_a_database_of_a_newer_version_is_no_good_backup(data: Path) -> None:
    with closing(sqlite3.connect(data / FILE)) as database, database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(StorageFailed, match=r"newer Wolfden \(version 9999\)"):
        check_file(data / FILE)


@pytest.mark.parametrize("step", ["_copy_database", "_copy_keys", "check_file", "_flush"])
def test_a_backup_that_is_killed_leaves_nothing_that_looks_whole(
    data: Path, tmp_path: Path, step: str
) -> None:
    folder = tmp_path / "copies"
    name = backup_name(0)
    process = fork(back_up_and_die, step, data, folder / name)
    process.join()
    assert process.exitcode == -signal.SIGKILL
    assert list_backups(folder) == []
    assert not (folder / name).exists()
    make_backup(data, folder / name)
    backups.remove_old_backups(folder, keep=1)
    assert [path.name for path in folder.iterdir()] == [name]


@pytest.mark.parametrize("command", ["backup", "restore"])
def test_a_full_disk_leaves_nothing_half_done(data: Path, tmp_path: Path, command: str) -> None:
    make_backup(data, tmp_path / "copy")
    target = tmp_path / "target"
    words = {
        "backup": ["backup", str(target), "--data", str(data)],
        "restore": ["restore", str(tmp_path / "copy"), "--data", str(target)],
    }[command]
    done = wolfden_after(limit_files(8192), tmp_path, *words)
    assert done.code == 2
    assert len(done.err.splitlines()) == 1, done.err
    assert "could not be written" in done.err
    left = [path.name for path in target.iterdir()] if target.exists() else []
    assert left in ([], [LOCK])
    assert list(tmp_path.glob(f".*{backups.PARTIAL}")) == []


# Made by the server itself.


@pytest.mark.anyio
async def test_only_the_newest_backups_are_kept(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    times = iter(range(0, 10_000, 10))
    monkeypatch.setattr(
        "wolfden.server.features.upkeep.service.time.time", lambda: float(next(times))
    )
    making = Backups(Config(data=data, backup_keep=2))
    for _ in range(4):
        assert await making.make()
    kept = list_backups(data / "backups")
    assert len(kept) == 2
    assert kept == sorted(kept)
    for one in kept:
        check_file(one / FILE)
    assert (kept[-1] / KEYS).read_text() == "key\n"


@pytest.mark.anyio
async def test_a_failed_backup_is_counted_and_the_good_ones_stay(data: Path) -> None:
    making = Backups(Config(data=data, backup_keep=1))
    assert await making.make()
    good = BACKUP_TIME._value.get()
    failures = BACKUP_FAILURES._value.get()
    damage(data / FILE)
    assert not await making.make()
    assert BACKUP_FAILURES._value.get() == failures + 1
    assert BACKUP_TIME._value.get() == good
    assert len(list_backups(data / "backups")) == 1


@pytest.mark.anyio
@pytest.mark.parametrize("step", ["list_backups", "make_backup", "remove_old_backups"])
async def test_backups_continue_whatever_fails(
    data: Path, monkeypatch: pytest.MonkeyPatch, step: str
) -> None:
    def fail(*_args: object) -> None:
        raise PermissionError("not yours")

    making = Backups(Config(data=data, backup_every=2))
    with monkeypatch.context() as failing:
        failing.setattr(backups, step, fail)
        assert making._first_wait() == 0.0
        failures = BACKUP_FAILURES._value.get()
        assert not await making.make()
        assert BACKUP_FAILURES._value.get() == failures + 1


@pytest.mark.parametrize(
    ("age", "wait"), [(None, 0), (3600, 3600), (100_000, 0), (-100_000, 2 * 3600)]
)
def test_the_next_backup_is_due_by_the_age_of_the_last(
    data: Path, age: float | None, wait: float
) -> None:
    if age is not None:
        made = data / "backups" / backup_name(0)
        make_backup(data, made)
        os.utime(made, (time.time() - age, time.time() - age))
    assert Backups(Config(data=data, backup_every=2))._first_wait() == pytest.approx(wait, abs=60)


@pytest.mark.anyio
async def test_a_server_makes_backups_by_itself(tmp_path: Path) -> None:
    with serving(tmp_path / "data", backup_every=1, backup_folder=tmp_path / "copies") as server:
        async with guest(server.url) as ash:
            await _until_backed_up(ash)
            (made,) = list_backups(tmp_path / "copies")
    check_file(made / FILE)


async def _until_backed_up(visitor: Guest) -> None:
    for _ in range(5000):
        text = (await visitor.ask("GET", "/metrics")).text
        if "wolfden_backup_last_success_timestamp_seconds 0.0" not in text:
            return
    raise AssertionError("there is no backup")
