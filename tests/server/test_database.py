"""The database file: made, brought up to date, refused when it is not ours to use."""

import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Engine, create_engine, event

from tests.support.migrating import create_first_schema
from wolfden.server.base.errors import StorageFailed
from wolfden.server.database import engine as store
from wolfden.server.database.backups import check_file
from wolfden.server.database.engine import FILE, KEYS, MIGRATIONS, lock_folder, migrate
from wolfden.server.database.migrations import LOST, MERGED
from wolfden.server.database.schema import METADATA
from wolfden.server.sharing.postgres import parse_url

SCRIPTS = ScriptDirectory(str(MIGRATIONS))
HEAD = SCRIPTS.get_current_head()


def test_the_migrations_lead_to_the_schema(tmp_path: Path, database_url: str) -> None:
    migrate(tmp_path, database_url)
    migrate(tmp_path, database_url)
    engine = create_engine(
        parse_url(database_url) if database_url else f"sqlite:///{tmp_path / FILE}"
    )
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
    engine.dispose()


def test_a_database_of_a_newer_version_is_left_alone(tmp_path: Path) -> None:
    migrate(tmp_path)
    database = sqlite3.connect(tmp_path / FILE)
    database.execute("UPDATE alembic_version SET version_num = '9999'")
    database.commit()
    database.close()
    with pytest.raises(StorageFailed, match="newer Wolfden"):
        migrate(tmp_path)


@pytest.mark.parametrize("number", sorted(MERGED))
def test_a_database_of_a_merged_migration_goes_on(tmp_path: Path, number: str) -> None:
    migrate(tmp_path)
    with closing(sqlite3.connect(tmp_path / FILE)) as database, database:
        # What came after the merge is missing, as it was in such a database.
        for table in ("groups", "rated_positions"):
            database.execute(f"DROP TABLE {table}")
        database.execute("UPDATE alembic_version SET version_num = ?", (number,))
    migrate(tmp_path)
    check_file(tmp_path / FILE)
    with closing(sqlite3.connect(tmp_path / FILE)) as database:
        present = {row[0] for row in database.execute("SELECT name FROM sqlite_master")}
        assert {"groups", "rated_positions"} <= present
        assert database.execute("SELECT version_num FROM alembic_version").fetchone() == (HEAD,)


@pytest.mark.parametrize("number", sorted(LOST))
def test_a_database_between_releases_is_called_what_it_is(tmp_path: Path, number: str) -> None:
    migrate(tmp_path)
    with closing(sqlite3.connect(tmp_path / FILE)) as database, database:
        database.execute("UPDATE alembic_version SET version_num = ?", (number,))
    with pytest.raises(StorageFailed, match="between two releases"):
        migrate(tmp_path)
    with pytest.raises(StorageFailed, match="between two releases"):
        check_file(tmp_path / FILE)


def test_numbers_of_migrations_are_used_once() -> None:
    numbers = [script.revision for script in SCRIPTS.walk_revisions()]
    assert not {*numbers} & {*MERGED, *LOST}
    assert {*MERGED.values()} <= {*numbers}


def test_a_file_that_is_no_database_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text("no database " * 100)
    with pytest.raises(StorageFailed, match="is damaged: file is not a database"):
        migrate(tmp_path)
    assert (tmp_path / FILE).read_text() == "no database " * 100


def test_a_check_does_not_keep_others_from_writing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    migrate(tmp_path)
    written = []

    def write_meanwhile(path: Path) -> sqlite3.Connection:
        reading = sqlite3.connect(path)
        reading.execute("PRAGMA quick_check").fetchall()
        with closing(sqlite3.connect(path, timeout=0)) as other, other:
            written.append(other.execute("DELETE FROM chat").rowcount)
        return reading

    monkeypatch.setattr(store, "open_read_only", write_meanwhile)
    migrate(tmp_path)
    assert written == [0]


def test_a_second_server_stays_away(tmp_path: Path) -> None:
    with (
        lock_folder(tmp_path),
        pytest.raises(StorageFailed, match="Another server"),
        lock_folder(tmp_path),
    ):
        pass
    with lock_folder(tmp_path):
        pass


def migrate_until(folder: Path, stop: int) -> int:
    """Migrate, but be stopped before change ``stop``; return how many there were."""
    count = 0

    def on_statement(_connection: object, _cursor: object, statement: str, *_args: object) -> None:
        nonlocal count
        if statement.lstrip().startswith(("SELECT", "PRAGMA")):  # these leave nothing behind
            return
        if count == stop:
            raise KeyboardInterrupt
        count += 1

    event.listen(Engine, "before_cursor_execute", on_statement)
    try:
        migrate(folder)
    finally:
        event.remove(Engine, "before_cursor_execute", on_statement)
    return count


def test_a_migration_that_ends_at_any_statement_leaves_nothing_behind(tmp_path: Path) -> None:
    whole, stopped = tmp_path / "whole", tmp_path / "stopped"
    whole.mkdir()
    stopped.mkdir()
    count = migrate_until(whole, stop=-1)
    assert count > 20
    for stop in range(count):
        with pytest.raises(KeyboardInterrupt):
            migrate_until(stopped, stop)
        with closing(sqlite3.connect(stopped / FILE)) as database:
            assert database.execute("SELECT name FROM sqlite_master").fetchall() == []
    assert migrate_until(stopped, stop=-1) == count


@pytest.mark.parametrize("version", ["", "0001"])
def test_what_version_0_3_left_half_migrated_is_completed(tmp_path: Path, version: str) -> None:
    with closing(sqlite3.connect(tmp_path / FILE)) as database:
        create_first_schema(database)
        if version:
            database.execute("ALTER TABLE tables ADD COLUMN guide VARCHAR(60) NOT NULL DEFAULT ''")
        else:
            database.executescript("DROP TABLE alembic_version; DROP TABLE entries")
        database.commit()
    migrate(tmp_path)
    engine = create_engine(f"sqlite:///{tmp_path / FILE}")
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
    engine.dispose()


def test_a_database_that_lost_its_content_is_not_taken_for_a_new_one(tmp_path: Path) -> None:
    (tmp_path / FILE).touch()
    (tmp_path / KEYS).write_text("key\n")
    with pytest.raises(StorageFailed, match="is empty, although"):
        migrate(tmp_path)
    assert (tmp_path / FILE).stat().st_size == 0


def test_documents_of_older_versions_are_moved(tmp_path: Path) -> None:
    board, position = "[[region]]\n" * 9, "position the-wolves rules=1 seats=2\n"
    with closing(sqlite3.connect(tmp_path / FILE)) as database:
        create_first_schema(database)
        columns = [row[1] for row in database.execute("PRAGMA table_info(tables)")]
        for name, options, start in [
            ("own", {"tiles": "fronts", "turn-limit": 9, "board": board}, ""),
            ("same", {"board": board}, position),
            ("plain", {"tiles": "fronts", "board": ""}, ""),
        ]:
            given = {"id": name, "options": json.dumps(options), "position": start}
            given["seats"] = json.dumps([{"guest": {"id": "g", "name": "Ash"}}])
            values = [given.get(column, "0") for column in columns]
            marks = ", ".join("?" * len(columns))
            database.execute(f"INSERT INTO tables VALUES ({marks})", values)
        database.commit()
    migrate(tmp_path)
    with closing(sqlite3.connect(tmp_path / FILE)) as database:
        texts = dict(database.execute("SELECT digest, text FROM documents").fetchall())
        assert sorted(texts.values()) == [board, position]
        found = {
            name: (json.loads(options), start)
            for name, options, start in database.execute("SELECT id, options, position FROM tables")
        }
        links = set(database.execute("SELECT table_id, digest FROM table_documents"))
        assert database.execute("SELECT id FROM tables WHERE seats LIKE '%Ash%'").fetchall() == []
    by_text = {text: digest for digest, text in texts.items()}
    assert found["own"] == ({"tiles": "fronts", "turn-limit": 9, "board": by_text[board]}, "")
    assert found["same"] == ({"board": by_text[board]}, by_text[position])
    assert found["plain"] == ({"tiles": "fronts", "board": ""}, "")
    assert links == {("own", by_text[board]), *[("same", digest) for digest in texts]}
