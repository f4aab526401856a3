"""What is in ``deploy/``: files that their programs accept, and restarts nobody loses by."""

import asyncio
import os
import re
import shutil
import signal
import socket
import ssl
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import ClassVar

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.typing import Origin

from tests.server.chaos import Chaos
from tests.server.people import Player
from tests.server.postgres import Postgres
from tests.server.proxies import free_port, nginx, running_program
from tests.server.servers import WAIT, launch_command, serving
from wolfden.server.base import systemd
from wolfden.server.base.systemd import ALIVE, READY, notify, watchdog_seconds

Command = Callable[[Path, int, Sequence[int]], list[str]]
"""Writes the configuration of a proxy at a port before two servers; returns how to run it."""

HERE = "127.0.0.1"
DEPLOY = Path(__file__).resolve().parent.parent.parent / "deploy"
UNITS = ("wolfden.service", "wolfden@8081.service")

needs_nginx = pytest.mark.skipif(nginx() is None, reason="nginx is not installed here")
needs_systemd = pytest.mark.skipif(
    shutil.which("systemd-analyze") is None, reason="systemd-analyze is not installed here"
)
needs_openssl = pytest.mark.skipif(
    shutil.which("openssl") is None, reason="openssl is not installed here"
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
def test_systemd_is_told_of_start_life_and_stop(
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
            told = start.result()
            end = pool.submit(read_all, manager, {b"STOPPING=1"})
            assert server.stop() == 0
            told += end.result()
    assert told.count(b"READY=1") == 1


def test_systemd_is_told_of_a_restart_and_not_of_a_stop(
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
    told: list[bytes] = []
    while not awaited <= set(told):
        told.append(manager.recv(100))
    return told


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


def nginx_command(folder: Path, port: int, servers: Sequence[int]) -> list[str]:
    """Write our configuration of nginx for these ports; return the command that runs it."""
    program = nginx()
    assert program is not None
    make_certificate(folder)
    text = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
    text = re.sub("/etc/letsencrypt/live/den.example/", f"{folder}/", text)
    text = text.replace("/var/cache/nginx/wolfden", f"{folder}/cache")
    if version_of(program) < (1, 25):
        text = re.sub("    http2 on;.*\n", "", text).replace("443 ssl;", "443 ssl http2;")
    # Only the server with encryption can have a port of its own.
    text = re.sub(r"    listen \[::\].*\n", "", text).replace("listen 443", f"listen {HERE}:{port}")
    text = text.replace("listen 80", f"listen {HERE}:{free_port()}")
    (folder / "wolfden.conf").write_text(with_ports(text, servers))
    places = "".join(
        f"{kind}_temp_path {folder}/{kind};"
        for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    # The folder of a test is closed to the account that nginx would take.
    user = "user root;" if os.geteuid() == 0 else ""
    (folder / "nginx.conf").write_text(
        f"{user} daemon off; pid {folder}/pid; events {{}}"
        f" http {{ access_log off; {places} include {folder}/wolfden.conf; }}"
    )
    return [program, "-e", "stderr", "-p", str(folder), "-c", str(folder / "nginx.conf")]


def caddy_command(folder: Path, port: int, servers: Sequence[int]) -> list[str]:
    """Write our configuration of Caddy for these ports; return the command that runs it."""
    text = (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
    # Nobody signs a certificate for the example, and nothing else is to be listened at.
    text = text.replace("den.example {", f"https://den.example:{port} {{\n\ttls internal")
    options = "admin off\nskip_install_trust\nauto_https disable_redirects"
    (folder / "Caddyfile").write_text(f"{{\n{options}\n}}\n{with_ports(text, servers)}")
    return ["caddy", "run", "--adapter", "caddyfile", "--config", str(folder / "Caddyfile")]


def with_ports(text: str, servers: Sequence[int]) -> str:
    """Return a configuration with the ports of these servers."""
    for port, given in zip((8081, 8082), servers, strict=True):
        assert f"{HERE}:{port}" in text
        text = text.replace(f"{HERE}:{port}", f"{HERE}:{given}")
    return text


PROXIES = [
    pytest.param(nginx_command, marks=[needs_nginx, needs_openssl], id="nginx"),
    pytest.param(caddy_command, marks=needs_caddy, id="caddy"),
]


@needs_curl
@pytest.mark.anyio
@pytest.mark.parametrize("command", PROXIES)
async def test_a_proxy_passes_everything_on(tmp_path: Path, command: Command) -> None:
    port, folder = free_port(), tmp_path / "proxy"
    folder.mkdir()
    with serving(tmp_path / "data", url="https://den.example") as server:
        # One of the two servers is away, as during a rolling restart.
        words = command(folder, port, (server.port, free_port()))
        environment = {**os.environ, "HOME": str(folder), "XDG_DATA_HOME": str(folder)}
        with running_program(words, port, environment):
            for path, answer in (("/", "2 200"), ("/js/main.js", "2 200"), ("/metrics", "2 403")):
                assert await asyncio.to_thread(fetched, port, path) == answer
            await play_through(port)


def fetched(port: int, path: str) -> str:
    """Return the version of HTTP and the status of a response through a proxy.

    Caddy listens before it has made its certificate: until then, no connection can be encrypted.
    """
    address = ["--resolve", f"den.example:{port}:{HERE}", f"https://den.example:{port}{path}"]
    words = ["curl", "--silent", "--insecure", "--http2", "--compressed", "--output", os.devnull]
    patience = ["--retry", "6", "--retry-all-errors"]
    done = subprocess.run(
        [*words, *patience, "--write-out", "%{http_version} %{http_code}", *address],
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout


async def play_through(port: int) -> None:
    """Come in and act through a proxy, as a browser at the address that people use does."""
    context = ssl.create_default_context()
    context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
    headers = {"Host": "den.example", "Origin": "https://den.example"}
    url = f"https://{HERE}:{port}"
    async with httpx.AsyncClient(base_url=url, verify=context, headers=headers) as http:
        known = {"sni_hostname": "den.example"}
        came = await http.post("/api/guests", json={"name": "Ash"}, extensions=known)
        assert "Secure" in came.headers["set-cookie"]
        cookies = {"Cookie": came.headers["set-cookie"].partition(";")[0]}
        seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
        # Here no bot that plays at random can lose before the guest has acted.
        plan = {"title": "the-wolves", "seats": seats}
        made = await http.post("/api/tables", json=plan, headers=cookies, extensions=known)
        address = f"wss://den.example:{port}/ws/tables/{made.json()['id']}"
        opened = connect(
            *(address,),
            host=HERE,
            port=port,
            ssl=context,
            origin=Origin("https://den.example"),
            additional_headers=cookies,
        )
        async with opened as line:
            await Player(line).plays_on()


def make_certificate(folder: Path) -> None:
    """Make a certificate that nobody has signed."""
    subprocess.run(
        [
            *("openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1"),
            *("-subj", "/CN=den.example", "-keyout", str(folder / "privkey.pem")),
            *("-out", str(folder / "fullchain.pem")),
        ],
        capture_output=True,
        check=True,
    )


def version_of(program: str) -> tuple[int, ...]:
    """Return the version of nginx."""
    done = subprocess.run([program, "-v"], capture_output=True, text=True, check=True)
    found = re.search(r"nginx/(\d+)\.(\d+)", done.stderr)
    assert found is not None
    return tuple(map(int, found.groups()))


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
