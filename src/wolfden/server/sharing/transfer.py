"""Moves everything that a SQLite file holds to an empty PostgreSQL database, in one transaction."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

import sqlalchemy as sa
from sqlalchemy import Connection, create_engine, exc

from wolfden.server.base.errors import StorageFailed
from wolfden.server.database.engine import FILE, migrate
from wolfden.server.database.schema import KEYS, METADATA, PRESENCE, USES, WORKERS
from wolfden.server.sharing import postgres

CHUNK: Final = 1000
_MOVED: Final = [
    table for table in METADATA.sorted_tables if table not in (KEYS, PRESENCE, USES, WORKERS)
]


def transfer(folder: Path, url: str, keys: Sequence[str]) -> dict[str, int]:
    """Copy all rows, and the keys for cookies; return how many rows each table has.

    Killed at any moment, it leaves the new database empty. StorageFailed if that is not empty, or
    does not hold every row in the end.
    """
    migrate(folder)
    migrate(folder, url)
    source = create_engine(f"sqlite:///{folder / FILE}")
    try:
        with source.connect() as old, postgres.migration(url) as new:
            _require_empty(new, url)
            counts = {table.name: _copy(old, new, table) for table in _MOVED}
            new.execute(KEYS.delete())
            rows = [{"number": number, "key": key} for number, key in enumerate(keys, start=1)]
            new.execute(KEYS.insert(), rows)
            _check_counts(new, url, counts)
            return counts
    except exc.DBAPIError as error:
        trouble = str(error.orig)
        raise StorageFailed(
            "database-unusable", path=str(folder / FILE), trouble=trouble
        ) from error
    finally:
        source.dispose()


def _require_empty(new: Connection, url: str) -> None:
    for table in _MOVED:
        if new.execute(sa.select(table).limit(1)).first() is not None:
            raise StorageFailed("transfer-not-empty", url=postgres.shown(url))


def _copy(old: Connection, new: Connection, table: sa.Table) -> int:
    count = 0
    # Nobody listens yet, and an announcement for every row would fill the queue of all.
    new.execute(sa.text(f"ALTER TABLE {table.name} DISABLE TRIGGER USER"))
    for rows in old.execution_options(yield_per=CHUNK).execute(sa.select(table)).partitions():
        new.execute(table.insert(), [dict(row._mapping) for row in rows])  # noqa: SLF001 (public)
        count += len(rows)
    new.execute(sa.text(f"ALTER TABLE {table.name} ENABLE TRIGGER USER"))
    return count


def _check_counts(new: Connection, url: str, counts: dict[str, int]) -> None:
    for name, count in counts.items():
        found = new.execute(sa.text(f"SELECT count(*) FROM {name}")).scalar_one()
        if found != count:
            shown = postgres.shown(url)
            raise StorageFailed(
                "transfer-incomplete", url=shown, table=name, found=found, count=count
            )
