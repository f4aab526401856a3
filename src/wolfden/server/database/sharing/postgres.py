"""PostgreSQL: engines, one migration at a time, and what only a shared database needs."""

import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import sqlalchemy as sa
from procrastinate.schema import SchemaManager
from sqlalchemy import Connection, Engine, create_engine, exc
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import NullPool

from wolfden.server.base.errors import StorageFailed
from wolfden.server.database.schema import KEYS

DRIVER: Final = "postgresql+psycopg"
SCHEMES: Final = ("postgresql", "postgres", DRIVER)
CONNECT_SECONDS: Final = 5
POOL_SECONDS: Final = 3.0
"""How long one who asks waits for a connection of a pool before the request is refused."""
MIGRATION_LOCK: Final = 4_057_381
"""The number of the lock that a migration holds: servers that start together take turns."""
QUEUE: Final = "procrastinate"
"""The schema of the job queue: tables that are not ours have a place of their own."""
SEARCH_PATH: Final = f'"$user",public,{QUEUE}'
NOW: Final = "CAST(extract(epoch FROM clock_timestamp()) * 1000 AS BIGINT)"
"""Milliseconds since 1970 by the one clock that all processes share."""
_LIMITS: Final = {
    "idle_in_transaction_session_timeout": 5_000,
    "lock_timeout": 3_000,
    "statement_timeout": 30_000,
    "tcp_user_timeout": 10_000,
}
"""Milliseconds after which the database ends what a stopped process has left open."""


def parse_url(url: str) -> sa.URL:
    """Return a URL with the driver we use; StorageFailed if it is not one of PostgreSQL."""
    try:
        parsed = sa.make_url(url)
    except (exc.ArgumentError, ValueError) as error:
        raise StorageFailed("database-url", url=url) from error
    if parsed.drivername not in SCHEMES or not parsed.database:
        raise StorageFailed("database-url", url=parsed.render_as_string())
    return parsed.set(drivername=DRIVER)


def shown(url: str) -> str:
    """Return a URL as it may be shown: without its password."""
    return parse_url(url).set(drivername="postgresql").render_as_string(hide_password=True)


def driver_url(url: str) -> str:
    """Return a URL as the driver itself takes it."""
    parsed = parse_url(url).set(drivername="postgresql")
    return parsed.render_as_string(hide_password=False)


def write_engine(url: str, worker: str) -> Engine:
    """Return the engine of the one thread that writes."""
    settings = {**_LIMITS, "search_path": SEARCH_PATH}
    options = " ".join(f"-c {name}={value}" for name, value in settings.items())
    connect = {**_connect_args(worker), "options": options}
    return create_engine(parse_url(url), poolclass=NullPool, connect_args=connect)


def read_engine(url: str, worker: str, readers: int) -> AsyncEngine:
    """Return the engine of many readers.

    Each statement stands alone: a transaction around it would be two more round trips.
    """
    return create_async_engine(
        parse_url(url),
        isolation_level="AUTOCOMMIT",
        pool_size=readers,
        max_overflow=0,
        pool_timeout=POOL_SECONDS,
        connect_args=_connect_args(worker),
    )


def lock_engine(url: str, worker: str, locks: int) -> AsyncEngine:
    """Return the engine of those who hold a lock over all processes, each in a transaction."""
    return create_async_engine(
        parse_url(url),
        pool_size=locks,
        max_overflow=0,
        pool_timeout=POOL_SECONDS,
        # Seldom used, so a connection may have been cut long ago; asking costs a round trip.
        pool_pre_ping=True,
        connect_args=_connect_args(worker),
    )


def _connect_args(worker: str) -> dict[str, object]:
    return {"application_name": worker, "connect_timeout": CONNECT_SECONDS}


@contextmanager
def migration(url: str) -> Iterator[Connection]:
    """Yield a connection in a transaction that excludes other migrations.

    StorageFailed if the database cannot be reached or refuses.
    """
    engine = create_engine(
        parse_url(url), poolclass=NullPool, connect_args=_connect_args("migrate")
    )
    try:
        with engine.begin() as connection:
            connection.execute(sa.select(sa.func.pg_advisory_xact_lock(MIGRATION_LOCK)))
            yield connection
    except exc.DBAPIError as error:
        trouble = " ".join(str(error.orig).split())
        raise StorageFailed("database-unreachable", url=shown(url), trouble=trouble) from error
    finally:
        engine.dispose()


def complete(connection: Connection) -> None:
    """Add what a shared database has besides the schema: a job queue, the first key for cookies."""
    queue = sa.select(sa.func.to_regclass(f"{QUEUE}.procrastinate_jobs"))
    if connection.execute(queue).scalar() is None:
        connection.execute(sa.text(f"CREATE SCHEMA IF NOT EXISTS {QUEUE}"))
        connection.execute(sa.text(f"SET LOCAL search_path TO {QUEUE}"))
        driver = connection.connection.driver_connection
        assert driver is not None
        # Many statements at once, which only the driver itself takes.
        driver.execute(SchemaManager.get_schema())
        connection.execute(sa.text("SET LOCAL search_path TO DEFAULT"))
    if connection.execute(sa.select(KEYS.c.number)).first() is None:
        connection.execute(KEYS.insert(), {"number": 1, "key": secrets.token_urlsafe(32)})


def load_keys(engine: Engine) -> list[str]:
    """Return the keys that sign cookies, oldest first; every server of a database has the same."""
    with engine.connect() as connection:
        found = connection.execute(sa.select(KEYS.c.key).order_by(KEYS.c.number))
        return list(found.scalars())


def rotate_keys(url: str) -> int:
    """Add a new key to sign with; return how many keys are valid now."""
    with migration(url) as connection:
        count = connection.execute(sa.select(sa.func.max(KEYS.c.number))).scalar_one() + 1
        connection.execute(KEYS.insert(), {"number": count, "key": secrets.token_urlsafe(32)})
        return len(connection.execute(sa.select(KEYS.c.number)).all())
