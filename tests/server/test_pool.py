"""The connections of a process to PostgreSQL: bounded, and never all taken by those who wait."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from pathlib import Path

import psycopg
import pytest

from tests.server.test_people import come_in
from tests.server.test_tournaments import new_cup
from tests.support.asgi import Place, place
from tests.support.postgres import Postgres
from wolfden.server.base.errors import StorageFailed
from wolfden.server.database import engine as database
from wolfden.server.database.engine import READERS
from wolfden.server.sharing import job_queue as jobs, postgres as driver
from wolfden.server.sharing.postgres import LOCKS

pytestmark = pytest.mark.anyio

CUPS = 10
"""More than there are connections for reading, and as many as a guest may organise."""
ALONE = 3
"""Connections of the writer, of the announcements, and of the job queue that hears of new jobs."""
MOST = READERS + LOCKS + jobs.CONNECTIONS + ALONE
DEPLOY = Path(__file__).resolve().parents[2] / "deploy" / "README.md"


@pytest.fixture
async def shared(tmp_path: Path, postgres: Postgres) -> AsyncIterator[Place]:
    """Return a server on PostgreSQL."""
    async with place(tmp_path / "data", database=postgres.migrated_database()) as running:
        yield running


@pytest.fixture
async def hasty(
    tmp_path: Path, postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[Place]:
    """Return a server on PostgreSQL where nobody waits long for a connection."""
    monkeypatch.setattr(driver, "POOL_SECONDS", 0.1)
    async with place(tmp_path / "data", database=postgres.migrated_database()) as running:
        yield running


def connections(url: str) -> int:
    """Return how many connections a database has, but for the one that asks."""
    query = (
        "SELECT count(*) FROM pg_stat_activity"
        " WHERE datname = current_database() AND pid <> pg_backend_pid()"
    )
    with psycopg.connect(url) as connection:
        (count,) = connection.execute(query).fetchone() or (0,)
    return int(count)


async def test_many_guests_join_as_many_tournaments_at_once(shared: Place) -> None:
    async with AsyncExitStack() as stack:
        host, *guests = await come_in(shared, stack, "Ash", *["Birch"] * CUPS)
        cups = [await new_cup(host) for _ in guests]
        answers = await asyncio.gather(
            *[guest.post(f"{cup}/join", json={}) for guest, cup in zip(guests, cups, strict=True)]
        )
        assert {answer.status_code for answer in answers} == {200}, answers[0].text
        assert connections(shared.services.config.database) <= MOST


async def test_one_guest_joins_and_leaves_many_tournaments_at_once(shared: Place) -> None:
    async with AsyncExitStack() as stack:
        host, guest = await come_in(shared, stack, "Ash", "Birch")
        cups = [await new_cup(host) for _ in range(CUPS)]
        for what in ("join", "leave"):
            answers = await asyncio.gather(*[guest.post(f"{cup}/{what}", json={}) for cup in cups])
            assert {answer.status_code for answer in answers} == {200}, answers[0].text


async def test_without_a_free_connection_requests_are_refused_and_health_says_so(
    hasty: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    reader = hasty.services.database._reader
    assert isinstance(reader, driver.Reader)
    async with hasty.browser() as http:
        assert (await http.get("/health")).status_code == 200
        async with AsyncExitStack() as stack:
            for _ in range(READERS):
                await stack.enter_async_context(reader._readers.connect())
            health = await http.get("/health")
            assert (health.status_code, health.json()["status"]) == (503, "storage")
            assert "too much to do" in health.json()["reason"]
            monkeypatch.setattr(database, "HEALTH_SECONDS", 0.01)
            health = await http.get("/health")
            assert "does not answer within" in health.json()["reason"]
            refused = await http.get("/api/lobby")
            assert (refused.status_code, refused.json()["code"]) == (503, "storage")
            assert refused.json()["key"] == "problem-database-busy"
        assert (await http.get("/api/lobby")).status_code == 200


async def test_more_locks_than_connections_for_them_are_refused(hasty: Place) -> None:
    store = hasty.services.database
    async with AsyncExitStack() as stack:
        for number in range(LOCKS):
            await stack.enter_async_context(store.exclusively(f"lock {number}"))
        with pytest.raises(StorageFailed, match="too much to do"):
            await stack.enter_async_context(store.exclusively("one more"))


def test_the_documentation_says_how_many_connections_a_process_opens() -> None:
    assert f"Each process opens up to {MOST} connections" in DEPLOY.read_text(encoding="utf-8")
