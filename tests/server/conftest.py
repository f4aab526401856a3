"""One server for the tests that only need one; each makes its own guests and tables there."""

from collections.abc import AsyncIterator, Iterator

import pytest

from tests.server.people import Guest, guest
from tests.server.servers import Running, serving


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """Run asynchronous tests on asyncio."""
    return "asyncio"


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """Return a server that stays for the whole run."""
    with serving(tmp_path_factory.mktemp("server") / "data") as running:
        yield running


@pytest.fixture
async def ash(server: Running) -> AsyncIterator[Guest]:
    """Return a guest."""
    async with guest(server.url, "Ash") as somebody:
        yield somebody


@pytest.fixture
async def birch(server: Running) -> AsyncIterator[Guest]:
    """Return another guest."""
    async with guest(server.url, "Birch") as somebody:
        yield somebody
