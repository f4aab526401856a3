"""The database file: made, brought up to date, refused when it is not ours to use."""

import sqlite3
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import create_engine

from wolfden.server.model.errors import StorageFailed
from wolfden.server.store.database import FILE, lock_folder, migrate
from wolfden.server.store.schema import METADATA


def test_the_migrations_lead_to_the_schema(tmp_path: Path) -> None:
    migrate(tmp_path)
    migrate(tmp_path)
    engine = create_engine(f"sqlite:///{tmp_path / FILE}")
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


def test_a_file_that_is_no_database_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text("no database " * 100)
    with pytest.raises(StorageFailed, match="cannot be opened"):
        migrate(tmp_path)
    assert (tmp_path / FILE).read_text() == "no database " * 100


def test_a_second_server_stays_away(tmp_path: Path) -> None:
    with (
        lock_folder(tmp_path),
        pytest.raises(StorageFailed, match="Another server"),
        lock_folder(tmp_path),
    ):
        pass
    with lock_folder(tmp_path):
        pass
