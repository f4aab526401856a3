"""A server that is stopped at any moment of its start ends, and leaves nothing behind."""

import asyncio
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from functools import partial
from itertools import count
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from tests.support.postgres import PASSWORD, USER, Postgres
from tests.support.proxies import carry
from tests.support.servers import WAIT, Constants, begin
from tests.support.stopping import FAULTS, PATIENT, TROUBLE, StopTally, stop_rounds, stop_server
from wolfden.server import running
from wolfden.server.app import START_REFUSED
from wolfden.server.base.config import Config
from wolfden.server.base.errors import StorageFailed
from wolfden.server.database.engine import Database, migrate
from wolfden.server.features.moderation.store import ModerationQueries
from wolfden.server.features.notices.service import Notices
from wolfden.server.running import run_services
from wolfden.server.sharing.alone import Alone
from wolfden.server.sharing.job_queue import SharedJobs
from wolfden.server.sharing.postgres import parse_url

pytestmark = pytest.mark.anyio

IN_VAIN: Constants = {
    ("wolfden.server.app", "STOP_SECONDS"): WAIT,
    ("wolfden.server.running", "CLOSE_SECONDS"): 0.5,
}
"""Deadlines of a server whose database is silent: what waits for it is soon left alone."""


@asynccontextmanager
async def silent_database() -> AsyncIterator[tuple[str, asyncio.Event]]:
    """Yield the URL of a database that accepts connections and says nothing, and when it did."""
    asked, over = asyncio.Event(), asyncio.Event()

    async def accept(_reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        asked.set()
        await over.wait()
        writer.transport.abort()

    server = await asyncio.start_server(accept, "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    try:
        yield f"postgresql://wolf@127.0.0.1:{port}/den", asked
    finally:
        over.set()
        server.close()


async def test_a_job_queue_that_is_stopped_while_it_connects_leaves_no_task(tmp_path: Path) -> None:
    async with silent_database() as (url, asked):
        jobs = SharedJobs(Database(tmp_path, url=url))
        others = asyncio.all_tasks()
        jobs.start()
        await asyncio.wait_for(asked.wait(), WAIT)
        await jobs.stop()
        # As the event loop does at its end: each task is cancelled once, and waited for.
        left = {one for one in asyncio.all_tasks() - others if "accept" not in repr(one)}
        for task in left:
            task.cancel()
        if left:
            _, pending = await asyncio.wait(left, timeout=WAIT / 10)
            assert not pending


@asynccontextmanager
async def holding(
    target: int, passed: int, cuts: bool = False
) -> AsyncIterator[tuple[int, asyncio.Event]]:
    """Yield the port of a proxy that answers nothing after some connections, and when one came.

    Or one that ``cuts`` the further connections.
    """
    held, over = asyncio.Event(), asyncio.Event()
    numbers = count()

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if next(numbers) < passed:
            await carry(target, reader, writer)
        else:
            held.set()
            if not cuts:
                await over.wait()
        writer.transport.abort()

    server = await asyncio.start_server(serve, "127.0.0.1", 0)
    try:
        yield server.sockets[0].getsockname()[1], held
    finally:
        over.set()
        server.close()


async def test_a_server_ends_when_its_database_falls_silent_during_the_start(
    tmp_path: Path, postgres: Postgres
) -> None:
    stages = await asyncio.gather(
        *[stop_while_waiting(tmp_path / str(passed), postgres, passed) for passed in range(7)]
    )
    # From the migration, which the signal itself ends, to people who could connect by then.
    assert stages[0].before_start
    assert sum(stage.interrupted for stage in stages) >= 2
    assert stages[-1].serving


async def stop_while_waiting(folder: Path, postgres: Postgres, passed: int) -> StopTally:
    """Stop a server once a connection to its database is not answered; return how it ended."""
    folder.mkdir()
    name, tally = parse_url(postgres.migrated_database()).database, StopTally()
    async with holding(postgres.port, passed) as (port, held):
        url = f"postgresql://{USER}:{PASSWORD}@127.0.0.1:{port}/{name}"
        server = begin(folder / "data", database=url, constants=IN_VAIN)
        try:
            await asyncio.wait_for(held.wait(), WAIT)
            await asyncio.to_thread(stop_server, server, tally, FAULTS, WAIT)
        finally:
            server.kill()
    return tally


@pytest.mark.usefixtures("abrupt_ends")
async def test_a_server_that_is_stopped_while_it_starts_ends_and_loses_nothing(
    tmp_path: Path, database_url: str
) -> None:
    moments = [0.0, 0.1, 0.2, 0.4]
    tally = await stop_rounds(
        tmp_path / "data",
        moments,
        tables=2,
        database=database_url,
        start=partial(begin, constants=PATIENT),
        patience=WAIT,
    )
    assert tally.stops == len(moments)
    assert tally.stored >= tally.acknowledged > 0


async def test_a_server_whose_services_do_not_start_says_why_and_ends(
    tmp_path: Path, postgres: Postgres
) -> None:
    name = parse_url(postgres.new_database()).database
    async with holding(postgres.port, 1, cuts=True) as (port, _held):
        url = f"postgresql://{USER}:{PASSWORD}@127.0.0.1:{port}/{name}"
        server = begin(tmp_path / "data", database=url)
        try:
            code = await asyncio.to_thread(server.wait, WAIT)
        finally:
            server.kill()
    log = server.log.read_text()
    assert code == START_REFUSED
    assert '"code": "storage"' in log
    assert '"event": "start refused"' in log
    assert not any(word in log for word in TROUBLE)
    assert PASSWORD not in log


def left() -> tuple[set[asyncio.Task[object]], set[str]]:
    """Return the tasks, and the names of a server's threads, that there are now."""
    names = {one.name for one in threading.enumerate() if one.name.startswith("wolfden-")}
    return asyncio.all_tasks(), names


async def test_a_start_that_fails_in_the_middle_closes_what_was_opened(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(_self: ModerationQueries) -> set[str]:
        raise StorageFailed("database-busy")

    monkeypatch.setattr(ModerationQueries, "banned", fail)
    migrate(tmp_path)
    before = left()
    with pytest.raises(StorageFailed):
        async with run_services(Config(data=tmp_path, limits=0)):
            pass
    assert left() == before


async def test_a_part_that_does_not_stop_is_left_alone_and_the_rest_is_closed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    over = asyncio.Event()

    async def lose_a_cancellation(_self: Alone) -> None:
        with suppress(asyncio.CancelledError):
            await over.wait()
        await over.wait()

    async def fail(_self: Notices) -> None:
        raise RuntimeError("it fails")

    monkeypatch.setattr(Alone, "stop", lose_a_cancellation)
    monkeypatch.setattr(Notices, "stop", fail)
    monkeypatch.setattr(running, "CLOSE_SECONDS", 0.5)
    migrate(tmp_path)
    tasks, threads = left()
    with capture_logs() as lines:
        async with run_services(Config(data=tmp_path, limits=0)):
            pass
    told = {(line["event"], line["what"]) for line in lines if "what" in line}
    assert told == {("close_took_too_long", "Alone"), ("closing failed", "Notices")}
    assert left()[1] == threads, "the database is closed"
    over.set()
    await asyncio.wait(asyncio.all_tasks() - tasks, timeout=WAIT)
    assert left()[0] == tasks
