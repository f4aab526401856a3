"""One server for the tests that only need one; each makes its own guests and tables there."""

import gc
import warnings
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from tests.support.asgi import Place, place
from tests.support.people import Guest, guest
from tests.support.postgres import Postgres, in_memory, missing_reason, running_postgres
from tests.support.servers import Running, serving
from wolfden.server.database.engine import Database, migrate


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """Run asynchronous tests on asyncio."""
    return "asyncio"


ENGINES = ("sqlite", "postgresql")
ON_BOTH = (
    *("attacks", "bots", "chat", "clocks", "guests", "lobby", "moderation", "play", "presence"),
    *("privacy", "races", "tables", "undo", "updates"),
)
"""The modules whose tests run with either database."""


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Run the tests of storage and broadcasts with either database."""
    module = metafunc.module.__name__.rpartition(".test_")[2]
    if "server" in metafunc.fixturenames and module in ON_BOTH:
        metafunc.parametrize("server", ENGINES, indirect=True, scope="session")


@pytest.fixture(scope="session")
def server(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Running]:
    """Return a server that stays for the whole run."""
    flags = {}
    if getattr(request, "param", "sqlite") == "postgresql":
        flags["database"] = request.getfixturevalue("postgres").new_database()
    with serving(tmp_path_factory.mktemp("server") / "data", **flags) as running:
        yield running


@pytest.fixture
async def ash(server: Running) -> AsyncIterator[Guest]:
    """Return a guest."""
    async with guest(server.url, "Ash") as player:
        yield player


@pytest.fixture
async def birch(server: Running) -> AsyncIterator[Guest]:
    """Return another guest."""
    async with guest(server.url, "Birch") as player:
        yield player


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """Return a PostgreSQL server that stays for the whole run."""
    if reason := missing_reason():
        pytest.skip(reason)
    with running_postgres(in_memory()) as server:
        yield server


@pytest.fixture
def abrupt_ends() -> Iterator[None]:
    """Collect connections that were cut in any state now, not in the middle of a later test."""
    yield
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", ResourceWarning)
        gc.collect()


@pytest.fixture(params=ENGINES)
def database_url(request: pytest.FixtureRequest) -> str:
    """Return the URL of an empty database for each engine; SQLite's is in the data folder."""
    if request.param == "sqlite":
        return ""
    server: Postgres = request.getfixturevalue("postgres")
    return server.new_database()


@pytest.fixture
async def file_database(tmp_path: Path) -> AsyncIterator[Database]:
    """Return an empty database in a file; nothing is written before its writer is started."""
    migrate(tmp_path)
    database = Database(tmp_path)
    yield database
    await database.close()


@pytest.fixture(params=ENGINES)
async def database(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Database]:
    """Return an empty database of each engine; nothing is written before its writer is started."""
    if request.param == "sqlite":
        migrate(tmp_path)
        found = Database(tmp_path)
    else:
        server: Postgres = request.getfixturevalue("postgres")
        found = Database(tmp_path, url=server.migrated_database())
    yield found
    await found.close()


@pytest.fixture(params=ENGINES)
async def running(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Place]:
    """Return a server without network, with each engine."""
    settings = {}
    if request.param == "postgresql":
        settings["database"] = request.getfixturevalue("postgres").migrated_database()
    async with place(tmp_path / "data", **settings) as found:
        yield found
