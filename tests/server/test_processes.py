"""Several server processes at one address: equal, replaced, restarted in turn, stopped together."""

import os
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from multiprocessing.connection import Connection
from pathlib import Path

import httpx
import pytest

from tests.server.supervised import supervise, supervise_impatiently
from tests.support.people import back, guest
from tests.support.postgres import Postgres
from tests.support.servers import WAIT, Running, fork, pipe, serving
from wolfden.server.sharing import job_queue as jobs

pytestmark = pytest.mark.anyio


def children(server: Running) -> list[int]:
    """Return the ids of the server processes."""
    path = Path(f"/proc/{server.pid}/task/{server.pid}/children")
    return [int(number) for number in path.read_text().split()]


def test_several_processes_need_a_database_they_can_share(tmp_path: Path) -> None:
    with pytest.raises(AssertionError, match="3 server processes need a database") as refusal:
        serving(tmp_path / "data", processes=3).__enter__()
    assert "Traceback" not in str(refusal.value)


async def test_a_killed_process_is_replaced_and_play_goes_on(
    tmp_path: Path, postgres: Postgres
) -> None:
    url = postgres.new_database()
    with serving(tmp_path / "data", database=url, processes=2) as server:
        first = children(server)
        assert len(first) == 2
        async with guest(server.url) as ash:
            table = await ash.table("the-wolves", "me", "random")
            for number in first:
                async with ash.at(table) as player:
                    await player.plays_on()
                    os.kill(number, signal.SIGKILL)
                while number in children(server) or len(children(server)) < 2:
                    with suppress(httpx.TransportError):  # it met the process that died
                        await ash.get("/api/lobby")
            async with ash.at(table) as player:
                await player.plays_on()
        assert not set(first) & set(children(server))
        assert server.stop() == 0
    log = (tmp_path / "data.log").read_text()
    assert log.count("a server process ended") == 2
    assert "Traceback" not in log


async def test_the_job_of_a_process_that_dies_is_done_by_another(
    tmp_path: Path, postgres: Postgres
) -> None:
    """A bot takes long to decide; its process is killed, and the other one plays its turn."""
    assert jobs.DEAD_AFTER_SECONDS < 20
    url = postgres.new_database()
    with serving(tmp_path / "one", database=url, min_bot_seconds=600) as slow:
        async with guest(slow.url) as ash:
            table = await ash.table("the-wolves", "random", "me")
            async with ash.at(table) as player:
                await player.until("state")
            cookie = ash.http.cookies["wolfden"]
        soon = {
            (jobs.__name__, "DEAD_AFTER_SECONDS"): 1.5,
            (jobs.__name__, "HEARTBEAT_SECONDS"): 0.5,
        }
        with serving(tmp_path / "two", database=url, constants=soon) as quick:
            slow.kill()
            async with back(quick.url, cookie) as ash, ash.at(table) as player:
                while not player.last.get("legal"):
                    await player.ask("ping")


def hear(events: Connection, count: int) -> list[str]:
    """Return the next events."""
    heard: list[str] = []
    for _ in range(count):
        assert events.poll(WAIT), heard
        heard.append(events.recv())
    return heard


@contextmanager
def supervised(work: Callable[..., None], broken: Path) -> Iterator[tuple[int, Connection]]:
    """Run a supervisor of two processes; give its id and what it reports, then stop it."""
    events, writing = pipe()
    supervisor = fork(work, broken, writing)
    try:
        yield supervisor.pid or 0, events
        supervisor.terminate()
        assert hear(events, 2) == ["ended", "ended"]
        supervisor.join(WAIT)
        assert supervisor.exitcode == 0
    finally:
        supervisor.kill()


def test_each_new_process_serves_before_an_old_one_ends(tmp_path: Path) -> None:
    with supervised(supervise, tmp_path / "broken") as (pid, events):
        assert hear(events, 2) == ["serves", "serves"]
        os.kill(pid, signal.SIGHUP)
        assert hear(events, 5) == ["serves", "ended", "serves", "ended", "rolling restart done"]


def test_a_restart_asked_for_during_the_start_replaces_all_processes(tmp_path: Path) -> None:
    with supervised(supervise_impatiently, tmp_path / "broken") as (_, events):
        heard = hear(events, 7)
        assert (heard.count("serves"), heard.count("ended")) == (4, 2)
        assert heard[-1] == "rolling restart done"


def test_old_processes_stay_if_a_new_one_does_not_start(tmp_path: Path) -> None:
    broken = tmp_path / "broken"
    with supervised(supervise, broken) as (pid, events):
        assert hear(events, 2) == ["serves", "serves"]
        broken.touch()
        os.kill(pid, signal.SIGHUP)
        given_up = "rolling restart given up: a new process did not start"
        assert hear(events, 3) == ["broken", "a server process ended", given_up]
