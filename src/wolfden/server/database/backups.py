"""Backups of a data folder: made while the server runs, checked, restored.

A backup is a folder with a copy of the database and of the keys that sign cookies, so it can be
used as a data folder immediately. It gets its name when it is whole and checked.
"""

import os
import shutil
import sqlite3
from contextlib import closing, suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from alembic.script import ScriptDirectory

from wolfden.server.base.errors import StorageFailed
from wolfden.server.database.engine import FILE, KEYS, MIGRATIONS, check_revision, open_read_only

PREFIX: Final = "wolfden-"
PARTIAL: Final = ".partial"
MAX_PROBLEMS: Final = 5
"""Problems of a file that are listed; a damaged one may have thousands."""


def make_backup(data: Path, target: Path) -> None:
    """Copy database and keys of a data folder as they are now, check the copy, then name it.

    StorageFailed if the database is missing, the target exists, or the copy cannot be written or is
    damaged; then no target is left.
    """
    require_database(data)
    _fill(target, data)


def restore_backup(backup: Path, data: Path) -> None:
    """Make a data folder of a backup; the database of an older Wolfden alone will do too.

    StorageFailed if the backup is damaged or the folder has a database or keys.
    """
    for name in (FILE, KEYS):
        if (data / name).exists():
            raise StorageFailed("restore-occupied", folder=str(data), name=name)
    file = backup if backup.is_file() else backup / FILE
    if not file.exists():
        raise StorageFailed("backup-none", path=str(backup))
    check_file(file)
    whole = data / f"restored{PARTIAL}"
    shutil.rmtree(whole, ignore_errors=True)
    _fill(whole, backup)
    try:
        # The database last: what has one is in use.
        for name in (KEYS, FILE):
            if (whole / name).exists():
                (whole / name).rename(data / name)
        _flush(data)
    except OSError as error:
        raise StorageFailed("data-folder", folder=str(data), trouble=str(error)) from error
    finally:
        shutil.rmtree(whole, ignore_errors=True)


def require_database(folder: Path) -> None:
    """Raise StorageFailed if a folder has no database."""
    if not (folder / FILE).exists():
        raise StorageFailed("database-none", folder=str(folder))


def _fill(target: Path, source: Path) -> None:
    """Copy database and keys into a folder that gets its name when it is whole."""
    if target.exists():
        raise StorageFailed("file-there", path=str(target))
    partial = target.with_name(f".{target.name}{PARTIAL}")
    try:
        shutil.rmtree(partial, ignore_errors=True)
        partial.mkdir(parents=True, mode=0o700)
        _copy_database(source if source.is_file() else source / FILE, partial / FILE)
        if source.is_dir() and (source / KEYS).exists():
            _copy_keys(source / KEYS, partial / KEYS)
        check_file(partial / FILE)
        _flush(*partial.iterdir(), partial)
        partial.rename(target)
        _flush(target.parent)
    except (OSError, sqlite3.Error) as error:
        raise StorageFailed("backup-failed", path=str(target), trouble=str(error)) from error
    finally:
        shutil.rmtree(partial, ignore_errors=True)


def _copy_database(source: Path, target: Path) -> None:
    """Copy a database that may be in use, as it is at this moment, into one file."""
    target.touch(mode=0o600)
    with (
        closing(open_read_only(source)) as reading,
        closing(sqlite3.connect(target)) as writing,
    ):
        # All pages in one step: writers do not wait for a reader, and it never starts over.
        reading.backup(writing)
        writing.execute("PRAGMA journal_mode=DELETE")


def _copy_keys(source: Path, target: Path) -> None:
    target.touch(mode=0o600)
    target.write_bytes(source.read_bytes())


def _flush(*paths: Path) -> None:
    """Return once files, or the names in folders, are on the disk."""
    for path in paths:
        handle = os.open(path, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


# Checks.


def check_file(path: Path) -> None:
    """Raise StorageFailed if a database is damaged, or not one that this Wolfden can use.

    Reads the whole file: pages, indexes, and that everything belongs to something that exists.
    """
    try:
        with closing(open_read_only(path)) as database:
            query = f"PRAGMA integrity_check({MAX_PROBLEMS})"
            found = [lines for (lines,) in database.execute(query) if lines != "ok"]
            problems = [line for lines in found for line in lines.splitlines()]
            orphans = database.execute("PRAGMA foreign_key_check").fetchmany(MAX_PROBLEMS)
            problems += [f"{row[0]} without {row[2]}" for row in orphans]
            revisions = database.execute("SELECT version_num FROM alembic_version").fetchall()
    except sqlite3.Error as error:
        problems, revisions = [str(error)], []
    if problems:
        raise StorageFailed("database-damaged", path=str(path), trouble="; ".join(problems))
    version = str(revisions[0][0]) if revisions else "–"
    check_revision(ScriptDirectory(str(MIGRATIONS)), str(path), version)


# Many backups in a folder.


def backup_name(at: float) -> str:
    """Return the name of a backup made at a time.

    >>> backup_name(0)
    'wolfden-19700101-000000'
    """
    return f"{PREFIX}{datetime.fromtimestamp(at, UTC):%Y%m%d-%H%M%S}"


def list_backups(folder: Path) -> list[Path]:
    """Return the whole backups of a folder, oldest first."""
    return sorted(path for path in folder.glob(f"{PREFIX}*") if (path / FILE).exists())


def remove_old_backups(folder: Path, keep: int) -> None:
    """Delete all backups of a folder but the newest ``keep``, and what was left unfinished."""
    for path in (*list_backups(folder)[:-keep], *folder.glob(f".{PREFIX}*{PARTIAL}")):
        # The database goes first: what is left does not count as a backup.
        with suppress(OSError):
            (path / FILE).unlink(missing_ok=True)
            shutil.rmtree(path)
