"""What is in ``deploy/``: files that their programs accept, and restarts nobody loses by."""

import asyncio
import os
import re
import shutil
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import ClassVar

import httpx
import pytest

from tests.support.chaos import Chaos
from tests.support.postgres import Postgres
from tests.support.proxies import nginx
from tests.support.servers import WAIT, launch_command, serving
from wolfden.server.base import systemd
from wolfden.server.base.systemd import ALIVE, READY, notify, watchdog_seconds

DEPLOY = Path(__file__).resolve().parent.parent.parent / "deploy"
UNITS = ("wolfden.service", "wolfden@8081.service")

needs_nginx = pytest.mark.skipif(nginx() is None, reason="nginx is not installed here")
needs_systemd = pytest.mark.skipif(
    shutil.which("systemd-analyze") is None, reason="systemd-analyze is not installed here"
)
needs_curl = pytest.mark.skipif(shutil.which("curl") is None, reason="curl is not installed here")


@needs_systemd
@pytest.mark.parametrize("name", UNITS)
def test_systemd_accepts_the_units(tmp_path: Path, name: str) -> None:
    text = (DEPLOY / re.sub("@[0-9]+", "@", name)).read_text(encoding="utf-8")
    # The program has to exist, and is not installed at its place here.
    (tmp_path / name).write_text(text.replace("/opt/wolfden/bin/wolfden", sys.executable))
    words = ["systemd-analyze", "verify", str(tmp_path / name)]
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize("processes", [1, 2])
def test_systemd_is_notified_of_start_life_and_stop(
    tmp_path: Path,
    request: pytest.FixtureRequest,
    monkeypatch: pytest.MonkeyPatch,
    processes: int,
) -> None:
    flags: dict[str, object] = {}
    if processes > 1:
        postgres: Postgres = request.getfixturevalue("postgres")
        flags = {"processes": processes, "database": postgres.migrated_database()}
    monkeypatch.setenv("WATCHDOG_USEC", "200000")
    with service_manager(tmp_path / "notify", monkeypatch) as manager, ThreadPoolExecutor() as pool:
        # A manager reads while a server starts and stops: few messages are kept for it.
        start = pool.submit(read_all, manager, {b"READY=1", b"WATCHDOG=1"})
        with serving(tmp_path / "data", **flags) as server:
            notices = start.result()
            end = pool.submit(read_all, manager, {b"STOPPING=1"})
            assert server.stop() == 0
            notices += end.result()
    assert notices.count(b"READY=1") == 1


def test_systemd_is_notified_of_a_restart_and_not_of_a_stop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It would kill the new process: to it, that is the one that has to have stopped in time."""
    with service_manager(tmp_path / "notify", monkeypatch) as manager, ThreadPoolExecutor() as pool:
        start = pool.submit(read_all, manager, {b"READY=1"})
        with serving(tmp_path / "data", launch_command) as server:
            start.result()
            server.send_signal(signal.SIGHUP)
            first, second = (manager.recv(100) for _ in range(2))
            assert first.startswith(b"RELOADING=1\nMONOTONIC_USEC=")
            assert second == b"READY=1"
            end = pool.submit(read_all, manager, {b"STOPPING=1"})
            assert server.stop() == 0
            assert end.result() == [b"STOPPING=1"]


def test_a_server_that_is_to_stop_while_it_restarts_stops(tmp_path: Path) -> None:
    with serving(tmp_path / "data", launch_command) as server:
        server.send_signal(signal.SIGHUP)
        server.send_signal(signal.SIGTERM)
        assert server.wait(WAIT) == 0
    assert "server restarting" not in (tmp_path / "data.log").read_text()


def test_a_manager_that_reads_nothing_holds_nothing_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with service_manager(tmp_path / "notify", monkeypatch):
        for _ in range(10_000):
            notify(ALIVE)


def test_what_is_said_once_waits_until_the_manager_reads(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(systemd, "PATIENCE_SECONDS", WAIT)
    with service_manager(tmp_path / "notify", monkeypatch) as manager, ThreadPoolExecutor() as pool:
        for _ in range(1000):
            notify(ALIVE)  # the queue is full
        said = pool.submit(notify, READY)
        assert READY.encode() in read_all(manager, {READY.encode()})
        said.result()


@contextmanager
def service_manager(address: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[socket.socket]:
    """Listen where processes started from now on send what systemd would hear."""
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as manager:
        manager.bind(str(address))
        manager.settimeout(WAIT)
        monkeypatch.setenv("NOTIFY_SOCKET", str(address))
        yield manager


def read_all(manager: socket.socket, awaited: set[bytes]) -> list[bytes]:
    """Read messages until all that are awaited have come."""
    notices: list[bytes] = []
    while not awaited <= set(notices):
        notices.append(manager.recv(100))
    return notices


def test_only_the_process_that_is_watched_reports(monkeypatch: pytest.MonkeyPatch) -> None:
    for limit, process, seconds in (
        ("60000000", "", 30.0),
        ("60000000", str(os.getpid()), 30.0),
        ("60000000", "1", 0.0),
        ("", "", 0.0),
        ("soon", "", 0.0),
    ):
        monkeypatch.setenv("WATCHDOG_USEC", limit)
        monkeypatch.setenv("WATCHDOG_PID", process)
        assert watchdog_seconds() == seconds


needs_caddy = pytest.mark.skipif(
    shutil.which("caddy") is None, reason="caddy is not installed here"
)


@needs_caddy
def test_caddy_accepts_its_configuration(tmp_path: Path) -> None:
    words = ["caddy", "validate", "--adapter", "caddyfile", "--config", str(DEPLOY / "Caddyfile")]
    places = {"HOME": str(tmp_path), "PATH": os.environ["PATH"]}
    done = subprocess.run(words, env=places, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


SYSTEMCTL = """#!/bin/sh
# Asks the test to restart the instance, as systemd would do it, and waits until it has.
wish="{folder}/${{2#wolfden@}}.restart"
touch "$wish"
while [ -e "$wish" ]; do sleep 0.05; done
"""


class RollingRestart(Chaos):
    """Servers that are restarted one after the other by the script, while people play."""

    async def _strike(self) -> None:
        self.toll.blows["rolling restart"] += 1
        program = self._folder / "systemctl"
        program.write_text(SYSTEMCTL.format(folder=self._folder))
        program.chmod(0o700)
        script = await asyncio.create_subprocess_exec(
            *(str(DEPLOY / "rolling-restart"), *map(str, self._ports)),
            env={**os.environ, "PATH": f"{self._folder}:{os.environ['PATH']}"},
            stdout=asyncio.subprocess.DEVNULL,
        )
        done = asyncio.create_task(script.wait())
        while not done.done():
            for port in self._ports:
                wish = self._folder / f"{port}.restart"
                if wish.exists():
                    assert await asyncio.to_thread(self._servers[port].stop) == 0
                    await self._launch(port)
                    wish.unlink()
            await asyncio.wait([done], timeout=0.05)
        assert done.result() == 0


@needs_nginx
@needs_curl
@pytest.mark.anyio
async def test_nobody_loses_anything_by_a_rolling_restart(
    tmp_path: Path, postgres: Postgres
) -> None:
    restart = RollingRestart(postgres, tmp_path, workers=2, seed=5)
    toll = await restart.run(seconds=0.1, tables=4)
    assert toll.blows["rolling restart"] >= 1
    assert toll.stored >= toll.acknowledged > 0


class Reload(Chaos):
    """One server of two processes, which are restarted by SIGHUP while people play."""

    flags: ClassVar[dict[str, object]] = {"processes": 2}

    async def _strike(self) -> None:
        self.toll.blows["reload"] += 1
        (port,) = self._ports
        log = self._folder / f"{port}.log"
        self._servers[port].send_signal(signal.SIGHUP)
        async with httpx.AsyncClient(headers={"Connection": "close"}, timeout=WAIT) as http:
            while "rolling restart done" not in log.read_text():
                # A process that stops may drop a connection; that none is accepted is an error.
                with suppress(httpx.ReadError, httpx.RemoteProtocolError):
                    answer = await http.get(f"http://127.0.0.1:{port}/health")
                    assert answer.status_code == 200
                await asyncio.sleep(0.05)


@needs_nginx
@pytest.mark.anyio
async def test_nobody_loses_anything_when_processes_are_restarted_in_turn(
    tmp_path: Path, postgres: Postgres
) -> None:
    reload = Reload(postgres, tmp_path, workers=1, seed=5)
    toll = await reload.run(seconds=0.1, tables=2)
    assert toll.blows["reload"] == 1
    assert toll.stored >= toll.acknowledged > 0
    assert toll.reconnected >= 2
    [log] = [path.read_text() for path in tmp_path.glob("*.log")]
    assert log.count('"server started"') == 4
    assert "a server process ended" not in log
    assert "Traceback" not in log
