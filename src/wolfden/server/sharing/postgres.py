"""PostgreSQL: engines, one migration at a time, and what only a shared database needs."""

import secrets
from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from typing import Any, Final

import sqlalchemy as sa
from procrastinate.schema import SchemaManager
from sqlalchemy import Connection, Engine, create_engine, exc
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import NullPool

from wolfden.server.base.errors import StorageFailed, TooMany
from wolfden.server.database.schema import KEYS

DRIVER: Final = "postgresql+psycopg"
SCHEMES: Final = ("postgresql", "postgres", DRIVER)
CONNECT_SECONDS: Final = 5
POOL_SECONDS: Final = 3.0
"""How long one who asks waits for a connection of a pool before the request is refused."""
MIGRATION_LOCK: Final = 4_057_381
"""The number of the lock that a migration holds: servers that start together take turns."""
QUEUE: Final = "procrastinate"
"""The schema of the job queue: tables that are not ours are apart."""
SEARCH_PATH: Final = f'"$user",public,{QUEUE}'
NOW: Final = "CAST(extract(epoch FROM clock_timestamp()) * 1000 AS BIGINT)"
"""Milliseconds since 1970 by the one clock that all processes share."""
LOCKS: Final = 4
"""Locks over all processes that one of them holds at a time; each needs its own connection."""
_LOCK_TIMEOUT: Final = sa.text("SET LOCAL lock_timeout = 3000")
_LOCKED: Final = "55P03"
"""What PostgreSQL calls a lock that was waited for too long."""
_LOCK: Final = sa.text("SELECT pg_advisory_xact_lock(hashtextextended(:what, 0))")
"""Ends with its transaction, whatever happens to the process that holds it."""
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


def _pool(url: str, worker: str, size: int, **options: Any) -> AsyncEngine:
    """Return an engine with a pool of connections."""
    return create_async_engine(
        parse_url(url),
        pool_size=size,
        max_overflow=0,
        pool_timeout=POOL_SECONDS,
        connect_args=_connect_args(worker),
        **options,
    )


class Reader:
    """Reads a database, many queries at a time.

    Locks have separate connections: what is done under a lock reads, so it would wait for a
    connection that only the end of another such lock gives back.
    """

    def __init__(self, url: str, worker: str, readers: int) -> None:
        # A transaction around each statement would be two more round trips.
        self._readers = _pool(url, worker, readers, isolation_level="AUTOCOMMIT")
        # Seldom used, so a connection may have been cut long ago; asking costs a round trip.
        self._locks = _pool(url, worker, LOCKS, pool_pre_ping=True)

    async def rows(
        self, statement: sa.Executable, values: Mapping[str, object] | None
    ) -> Sequence[sa.Row[Any]]:
        """Return the rows of any single statement, none if it has none.

        StorageFailed if no connection becomes free in time.
        """
        async with _connection(self._readers) as connection:
            found = await connection.execute(statement, values)
            return found.all() if found.returns_rows else ()

    @asynccontextmanager
    async def lock(self, what: str) -> AsyncIterator[None]:
        """Hold a lock over all processes; TooMany if another one holds it for too long.

        StorageFailed if this process holds too many others for too long.
        """
        async with _connection(self._locks) as connection, connection.begin():
            try:
                await connection.execute(_LOCK_TIMEOUT)
                await connection.execute(_LOCK, {"what": what})
            except exc.OperationalError as error:
                if getattr(error.orig, "sqlstate", None) != _LOCKED:
                    raise
                raise TooMany(1) from error
            yield

    async def close(self) -> None:
        """Close all connections."""
        await self._readers.dispose()
        await self._locks.dispose()


@asynccontextmanager
async def _connection(engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
    """Yield a connection of a pool; StorageFailed if none becomes free in time."""
    async with AsyncExitStack() as stack:
        try:
            connection = await stack.enter_async_context(engine.connect())
        except exc.TimeoutError as error:
            raise StorageFailed("database-busy") from error
        yield connection


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
        # Many statements in one text, which only the driver itself takes.
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
