"""What is in ``deploy/``: files that their programs accept, and restarts nobody loses by."""

import asyncio
import os
import re
import shutil
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from typing import ClassVar

import httpx
import pytest

from tests.server.chaos import Chaos
from tests.server.postgres import Postgres
from tests.server.proxies import nginx

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


@needs_nginx
@needs_openssl
def test_nginx_accepts_its_configuration(tmp_path: Path) -> None:
    program = nginx()
    assert program is not None
    make_certificate(tmp_path)
    text = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
    text = re.sub("/etc/letsencrypt/live/den.example/", f"{tmp_path}/", text)
    text = text.replace("/var/cache/nginx/wolfden", f"{tmp_path}/cache")
    if version_of(program) < (1, 25):
        text = re.sub("    http2 on;.*\n", "", text).replace("443 ssl;", "443 ssl http2;")
    (tmp_path / "wolfden.conf").write_text(text)
    places = "".join(
        f"{kind}_temp_path {tmp_path}/{kind};"
        for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    (tmp_path / "nginx.conf").write_text(
        f"pid {tmp_path}/pid; events {{}}"
        f" http {{ access_log off; {places} include {tmp_path}/wolfden.conf; }}"
    )
    words = [program, "-t", "-e", "stderr", "-p", str(tmp_path), "-c", str(tmp_path / "nginx.conf")]
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


@pytest.mark.skipif(shutil.which("caddy") is None, reason="caddy is not installed here")
def test_caddy_accepts_its_configuration(tmp_path: Path) -> None:
    words = ["caddy", "validate", "--adapter", "caddyfile", "--config", str(DEPLOY / "Caddyfile")]
    places = {"HOME": str(tmp_path), "PATH": os.environ["PATH"]}
    done = subprocess.run(words, env=places, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


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
        async with httpx.AsyncClient(headers={"Connection": "close"}) as http:
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
