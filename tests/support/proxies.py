"""Proxies before servers: nginx from the installed program, and one that cuts connections."""

import asyncio
import random
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path

PLACES = "/usr/sbin:/usr/local/sbin:/usr/bin"
CONFIG = """
daemon off;
worker_processes 1;
pid {folder}/pid;
error_log {folder}/error.log;
events {{ worker_connections 4096; }}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    map $http_upgrade $connection_upgrade {{ default upgrade; '' ''; }}
    upstream wolfden {{
        {servers}
    }}
    server {{
        listen 127.0.0.1:{port};
        location / {{
            proxy_pass http://wolfden;
            proxy_http_version 1.1;
            proxy_set_header Host $http_host;
            proxy_set_header Upgrade $http_upgrade;
            proxy_set_header Connection $connection_upgrade;
            proxy_connect_timeout 1s;
            proxy_read_timeout 60s;
            proxy_next_upstream error timeout http_502 http_503;
        }}
    }}
}}
"""


def nginx() -> str | None:
    """Return the program, if it is installed."""
    return shutil.which("nginx") or shutil.which("nginx", path=PLACES)


def free_port() -> int:
    """Return a port that nobody listens at now."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port: int = free.getsockname()[1]
    return port


def _is_listening(port: int) -> bool:
    """Whether a connection to a port succeeds."""
    with socket.socket() as client:
        return client.connect_ex(("127.0.0.1", port)) == 0


@contextmanager
def running_nginx(folder: Path, servers: Sequence[int]) -> Iterator[int]:
    """Run nginx before servers at some ports; yield its own."""
    program, port = nginx(), free_port()
    assert program is not None
    folder.mkdir()
    # A connection that lasts counts as a success only when it ends: without this, a server that
    # failed once would be given one WebSocket every other second.
    lines = [f"server 127.0.0.1:{one} max_fails=0;" for one in servers]
    text = CONFIG.format(folder=folder, port=port, servers="\n        ".join(lines))
    (folder / "nginx.conf").write_text(text)
    words = [program, "-p", str(folder), "-c", str(folder / "nginx.conf")]
    with running_program(words, port):
        yield port


@contextmanager
def running_program(
    words: Sequence[str], port: int, environment: Mapping[str, str] | None = None
) -> Iterator[None]:
    """Run a program that listens at a port; its output is reported if it ends immediately."""
    with tempfile.TemporaryFile() as said:
        process = subprocess.Popen(
            words, stdin=subprocess.DEVNULL, stdout=said, stderr=said, env=environment
        )
        try:
            while not _is_listening(port):
                if process.poll() is not None:
                    said.seek(0)
                    raise AssertionError(said.read().decode())
                time.sleep(0.02)
            yield
        finally:
            process.terminate()
            process.wait()


async def carry(target: int, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """Carry a connection to a port until either end closes it."""
    there = await asyncio.open_connection("127.0.0.1", target)

    async def pass_on(source: asyncio.StreamReader, sink: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while data := await source.read(65536):
                sink.write(data)
                await sink.drain()
        sink.transport.abort()

    await asyncio.gather(pass_on(reader, there[1]), pass_on(there[0], writer))


class Cutter:
    """A proxy whose connections can be cut and delayed."""

    def __init__(self, target: int, rng: random.Random) -> None:
        self.delay = 0.0
        self._target, self._rng = target, rng
        self._writers: set[asyncio.StreamWriter] = set()

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Carry one connection."""
        try:
            there = await asyncio.open_connection("127.0.0.1", self._target)
        except OSError:
            writer.close()
            return
        ends = {writer, there[1]}
        self._writers |= ends
        try:
            await asyncio.gather(self._carry(reader, there[1]), self._carry(there[0], writer))
        finally:
            # Also when the loop ends in the middle: an end left open is a warning in a later test.
            self._writers -= ends
            for end in ends:
                end.transport.abort()

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while data := await reader.read(65536):
                if self.delay:
                    await asyncio.sleep(self._rng.random() * self.delay)
                writer.write(data)
                await writer.drain()
        with suppress(OSError, RuntimeError):
            writer.close()

    def cut(self, share: float) -> int:
        """Cut a share of all connections without a word; return how many."""
        chosen = [one for one in self._writers if self._rng.random() < share]
        for writer in chosen:
            writer.transport.abort()
        return len(chosen)


@asynccontextmanager
async def cutting(target: int, rng: random.Random) -> AsyncIterator[tuple[Cutter, int]]:
    """Run a proxy before a port; yield it and its own port."""
    cutter = Cutter(target, rng)
    server = await asyncio.start_server(cutter.serve, "127.0.0.1", 0)
    try:
        yield cutter, server.sockets[0].getsockname()[1]
    finally:
        cutter.cut(1.0)
        server.close()
