"""Abuse a server in every way we know of, and measure what a well-behaved table notices.

::

    python benchmarks/abuse.py
    python benchmarks/abuse.py --only documents,evaluations

One server with its usual limits. Two people play at their own table, and one asks for
``/health``; others, from other addresses, do one kind of mischief after the other. The time until
an action is acknowledged, or health answered, is measured before and during each: 99 of 100 should
stay below 100 ms. Floods come from one address with sixteen connections.
"""

import argparse
import asyncio
import gzip
import json
import multiprocessing
import os
import random
import signal
import socket
import sys
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import asynccontextmanager, contextmanager, suppress
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

import httpx
import uvloop
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from benchmarks.floods import FLOODS, STREAMS, UPGRADE, pour
from benchmarks.load import Crowd
from tests.support.postgres import in_memory, running_postgres
from tests.support.servers import Running, serving
from wolfden import how_it_runs
from wolfden.server.base.ids import LETTERS
from wolfden.titles import TITLES

PACE: Final = 0.1
"""Mean seconds before a well-behaved player acts."""
ADDRESSES: Final = tuple(f"127.0.0.{number}" for number in range(2, 6))
"""Where the mischief comes from; the well-behaved are at 127.0.0.1."""
CONCURRENT: Final = 16
GONE: Final = (OSError, WebSocketException, httpx.HTTPError, TimeoutError, EOFError)
CLOCK: Final = {"kind": "live", "bank": 600, "increment": 5}
ON_POSTGRESQL: Final = ("joins",)
PADDING: Final = "# nothing but a long comment\n" * 8_000
BAR_MS: Final = 100
WARM_UP: Final = 2.0


@dataclass(frozen=True)
class Target:
    """Where a server is."""

    url: str
    port: int
    process: int


class Site:
    """A server under abuse, tables that anyone may watch, and what its answers were."""

    def __init__(self, server: Target, tables: list[str]) -> None:
        self.server, self.tables = server, tables
        self.answers: Counter[str] = Counter()

    @asynccontextmanager
    async def visitor(self, number: int) -> AsyncIterator[httpx.AsyncClient]:
        """Come from one of the other addresses."""
        transport = httpx.AsyncHTTPTransport(local_address=ADDRESSES[number % len(ADDRESSES)])
        async with httpx.AsyncClient(
            base_url=self.server.url, transport=transport, timeout=30
        ) as http:
            yield http

    async def ask(self, http: httpx.AsyncClient, method: str, path: str, **given: Any) -> Any:
        """Send a request and count the answer; return its body where it is good."""
        answer = await http.request(method, path, **given)
        self.answers[str(answer.status_code)] += 1
        if answer.status_code == httpx.codes.TOO_MANY_REQUESTS:
            await asyncio.sleep(0.05)
        return answer.json() if answer.is_success and answer.content else None

    @asynccontextmanager
    async def socket(
        self, number: int, table: str, cookie: str = ""
    ) -> AsyncIterator[ClientConnection]:
        """Connect to a table from one of the other addresses."""
        url = f"{self.server.url.replace('http', 'ws')}/ws/tables/{table}"
        headers = {"Cookie": f"wolfden={cookie}"} if cookie else {}
        address = (ADDRESSES[number % len(ADDRESSES)], 0)
        async with connect(
            url, local_addr=address, additional_headers=headers, max_size=None, ping_interval=None
        ) as socket:
            yield socket


Abuse = Callable[[Site, int], Awaitable[None]]
"""What one of many does over and over; the number says which of them."""


# Mischief. Each function is called again and again, by many tasks.


async def documents(site: Site, number: int) -> None:
    """Hand in boards that are slow to read: one long dotted key, many of them, and a bad one."""
    key, lines = "a." * 8_000 + "a = 1", "".join(f"{'a.' * 100}b{n} = 1\n" for n in range(1_000))
    async with site.visitor(number) as http:
        for board in (key, lines, key * 10, "[" * 100_000):
            for title in TITLES.ids():
                body = {"seats": 2, "options": {"board": board}}
                await site.ask(http, "POST", f"/api/titles/{title}/preview", json=body)


async def replays(site: Site, number: int) -> None:
    """Hand in long replays of nothing."""
    text = "wolfden-replay 1\ntitle the-wolves\nseats 2\n" + "1: end\n" * 30_000
    async with site.visitor(number) as http:
        await site.ask(http, "POST", "/api/guests", json={"name": "Mallory"})
        for _ in range(10):
            await site.ask(http, "POST", "/api/replays", json={"text": text})


async def padding(site: Site, number: int) -> None:
    """Make public tables with long documents, and read lists."""
    async with site.visitor(number) as http:
        await site.ask(http, "POST", "/api/guests", json={"name": "Mallory"})
        seats = [{"kind": "me"}, {"kind": "open"}]
        wanted = {"title": "the-wolves", "public": True, "seats": seats}
        for _ in range(10):
            options = {"board": PADDING}
            await site.ask(http, "POST", "/api/tables", json={**wanted, "options": options})
            for path in ("/api/lobby", "/api/me/tables"):
                await site.ask(http, "GET", path)


async def evaluations(site: Site, number: int) -> None:
    """Watch a table and ask who is winning, over and over."""
    async with site.socket(number, random.choice(site.tables)) as socket:
        for _ in range(50):
            await socket.send('{"type": "evaluate", "id": 1}')
            await _until_answered(site, socket)


async def hints(site: Site, number: int) -> None:
    """Make a table and ask for hints, over and over."""
    async with site.visitor(number) as http:
        await site.ask(http, "POST", "/api/guests", json={"name": "Mallory"})
        wanted = {"title": "the-wolves", "seats": [{"kind": "me"}, {"kind": "me"}]}
        made = await site.ask(http, "POST", "/api/tables", json=wanted)
        if made is None:
            return
        async with site.socket(number, made["id"], http.cookies["wolfden"]) as socket:
            for _ in range(50):
                await socket.send('{"type": "hint", "id": 1}')
                await _until_answered(site, socket)


async def _until_answered(site: Site, socket: ClientConnection) -> None:
    async with asyncio.timeout(30):
        while (news := json.loads(await socket.recv())).get("id") != 1:
            pass
    site.answers[news.get("code") or news["type"]] += 1


async def messages(site: Site, number: int) -> None:
    """Send messages without end: unreadable, too long, and ones that are much work."""
    async with site.socket(number, random.choice(site.tables)) as socket:
        for _ in range(500):
            await socket.send('{"type": "sync", "seq": 0}')
            await socket.send("[" * 1000)
            await socket.send('{"type": "preview", "action": "' + "x" * 400 + '"}')
        await socket.send("x" * 20_000)


async def unread(site: Site, number: int) -> None:
    """Ask for everything again and again, and never read it."""
    host, port = "127.0.0.1", site.server.port
    address = (ADDRESSES[number % len(ADDRESSES)], 0)
    reader, writer = await asyncio.open_connection(host, port, local_addr=address, limit=1)
    table = random.choice(site.tables)
    writer.write(
        f"GET /ws/tables/{table} HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Key: d29sdmVzIGF0IGR1c2s4MQ==\r\n"
        "Sec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    await reader.readexactly(1)
    text = b'{"type": "sync", "seq": 0}'
    frame = bytes([0x81, 0x80 | len(text), 0, 0, 0, 0]) + text
    with suppress(OSError):
        for _ in range(300):
            writer.write(frame)
            await writer.drain()
            await asyncio.sleep(0.01)
    writer.transport.abort()


async def half_requests(site: Site, number: int) -> None:
    """Open connections, send half a request and wait (slowloris)."""
    address = (ADDRESSES[number % len(ADDRESSES)], 0)
    writers = []
    for _ in range(50):
        with suppress(OSError):
            _reader, writer = await asyncio.open_connection(
                "127.0.0.1", site.server.port, local_addr=address
            )
            writer.write(b"POST /api/guests HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n")
            writers.append(writer)
    for _ in range(20):
        await asyncio.sleep(0.1)
        for writer in writers:
            if not writer.is_closing():
                writer.write(b"X-Slow: 1\r\n")
    site.answers["half"] += len(writers)
    for writer in writers:
        writer.transport.abort()


async def sockets(site: Site, number: int) -> None:
    """Open as many connections to tables as there can be, and come and go."""
    for _ in range(30):
        with suppress(*GONE):
            async with site.socket(number, random.choice(site.tables)) as socket:
                await socket.recv()
                site.answers["connected"] += 1


# Floods: all from one address, as fast as the server reads.


def flood(name: str) -> "Abuse":
    """Return the abuse that sends one kind of frame, or of request, without end."""

    async def work(site: Site, _number: int) -> None:
        sent = (UPGRADE, *FLOODS[name]) if name in FLOODS else (b"", *STREAMS[name])
        await pour(site.server.port, ADDRESSES[0], site.answers, *sent)

    work.__name__ = name
    return work


async def connects(site: Site, _number: int) -> None:
    """Connect and go, as often as possible."""
    for _ in range(100):
        _reader, writer = await asyncio.open_connection(
            "127.0.0.1", site.server.port, local_addr=(ADDRESSES[0], 0)
        )
        writer.transport.abort()
        site.answers["connected"] += 1


async def bytewise(site: Site, _number: int) -> None:
    """Send a long text byte by byte."""
    reader, writer = await asyncio.open_connection(
        "127.0.0.1", site.server.port, local_addr=(ADDRESSES[0], 0)
    )
    writer.get_extra_info("socket").setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    writer.write(UPGRADE)
    answer = await reader.readuntil(b"\r\n")
    site.answers[answer.split()[1].decode()] += 1
    try:
        for byte in FLOODS["frame_bytes"][1] if b" 101 " in answer else b"":
            writer.write(bytes([byte]))
            await asyncio.sleep(0)
    finally:
        writer.transport.abort()


async def requests(site: Site, _number: int) -> None:
    """Ask for everything that anyone may read, as often as answers come."""
    paths = ("/api/lobby", "/api/titles", "/health", "/", "/schema/openapi.json", "/nothing")
    async with site.visitor(0) as http:
        for path in paths * 10:
            answer = await http.get(path)
            site.answers[str(answer.status_code)] += 1


async def exports(site: Site, number: int) -> None:
    """Have long analyses written down, as four do."""
    position = "".join(random.choices(LETTERS, k=230_000))
    study = {"title": "the-wolves", "rules": 1, "seats": 2, "position": position}
    if number >= len(ADDRESSES):
        await asyncio.sleep(60)
    async with site.visitor(number) as http:
        for _ in range(10):
            await site.ask(http, "POST", "/api/analysis/export", json=study)


async def joins(site: Site, number: int) -> None:
    """Make tournaments, and join all of them at the same moment."""
    async with site.visitor(number) as http:
        await site.ask(http, "POST", "/api/guests", json={"name": "Mallory"})
        made = []
        for _ in range(8):
            wanted = {"title": "the-wolves", "name": "Storm", "seats": 2, "clock": CLOCK}
            made.append(await site.ask(http, "POST", "/api/tournaments", json=wanted))
        for _ in range(10):
            for what in ("join", "leave"):
                paths = [f"/api/tournaments/{one['id']}/{what}" for one in made if one]
                await asyncio.gather(*[site.ask(http, "POST", one, json={}) for one in paths])


async def bad_requests(site: Site, number: int) -> None:
    """Send headers and bodies that nothing can be made of."""
    headers = {"Content-Type": "application/json"}
    bodies = (b"\xff\xfe", b"{", b"[" * 100_000, b'{"name": "' + b"x" * 200_000 + b'"}')
    async with site.visitor(number) as http:
        for body in bodies:
            await site.ask(http, "POST", "/api/guests", content=body, headers=headers)
        for origin in ("http://[", "null", "https://evil.example"):
            given = {**headers, "Origin": origin}
            await site.ask(http, "POST", "/api/guests", content=b"{}", headers=given)
        await site.ask(http, "GET", "/api/titles", headers={"Host": "evil.example"})
        await site.ask(http, "GET", "/api/tables/" + "x" * 5_000)


async def races(site: Site, number: int) -> None:
    """Change, sign out and redeem the same thing by sixty concurrent requests."""
    async with site.visitor(number) as http:
        if await site.ask(http, "POST", "/api/guests", json={"name": "Mallory"}) is None:
            return
        code = await site.ask(http, "POST", "/api/me/device-code")
        tasks = [site.ask(http, "PATCH", "/api/me", json={"name": f"M{n}"}) for n in range(20)]
        tasks += [site.ask(http, "POST", "/api/me/bots", json={"name": "Bot"}) for _ in range(20)]
        if code:
            given = {"code": code["code"]}
            tasks += [site.ask(http, "POST", "/api/devices", json=given) for _ in range(20)]
        await asyncio.gather(*tasks, return_exceptions=True)
        await site.ask(http, "POST", "/api/me/sign-out-others")
        await site.ask(http, "DELETE", "/api/me")


async def codes(site: Site, number: int) -> None:
    """Guess codes."""
    async with site.visitor(number) as http:
        for _ in range(100):
            guess = "".join(random.choices(LETTERS.upper(), k=8))
            await site.ask(http, "POST", "/api/devices", json={"code": guess})


async def guests(site: Site, number: int) -> None:
    """Make guests and tables without end."""
    async with site.visitor(number) as http:
        for _ in range(20):
            http.cookies.clear()
            await site.ask(http, "POST", "/api/guests", json={"name": "Mallory"})
            wanted = {"title": "age-of-the-wolf", "seats": [{"kind": "me"}, {"kind": "open"}]}
            await site.ask(http, "POST", "/api/tables", json=wanted)


@cache
def _bomb() -> bytes:
    """Return a little that becomes much when it is unpacked; made once, as that takes a while."""
    return gzip.compress(bytes(50_000_000), 1)


async def webhooks(site: Site, number: int) -> None:
    """Have the server notify a receiver that answers without end, or with a bomb."""

    async def answer(_reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError, RuntimeError):
            writer.write(b"HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\n\r\n")
            writer.write(_bomb())
            for _ in range(30):
                await asyncio.sleep(0.2)
                writer.write(b"drip")
                await writer.drain()
        writer.transport.abort()

    listener = await asyncio.start_server(answer, "127.0.0.1", 0)
    port = listener.sockets[0].getsockname()[1]
    async with listener, site.visitor(number) as http:
        await site.ask(http, "POST", "/api/guests", json={"name": "Mallory"})
        await site.ask(http, "PATCH", "/api/me", json={"webhook": f"http://127.0.0.1:{port}/"})
        seats = [{"kind": "bot", "level": "random"}, {"kind": "me"}]
        for _ in range(10):
            wanted = {"title": "the-wolves", "seats": seats}
            await site.ask(http, "POST", "/api/tables", json=wanted)
        await asyncio.sleep(2.0)


async def dying_workers(site: Site, number: int) -> None:
    """Let the processes of bots and documents be killed and stopped, as for want of memory."""
    if number:
        await asyncio.gather(evaluations(site, number), return_exceptions=True)
        return
    process = site.server.process
    children = Path(f"/proc/{process}/task/{process}/children")
    for child in map(int, children.read_text(encoding="ascii").split()):
        with suppress(ProcessLookupError, FileNotFoundError):
            if b"spawn_main" not in Path(f"/proc/{child}/cmdline").read_bytes():
                continue
            os.kill(child, random.choice([signal.SIGKILL, signal.SIGSTOP]))
            site.answers["hit"] += 1
    await asyncio.sleep(0.5)


ABUSES: Final[dict[str, Abuse]] = {
    one.__name__: one
    for one in (
        *(documents, replays, padding, evaluations, hints, messages, unread, half_requests),
        *(sockets, bad_requests, races, codes, guests, webhooks, dying_workers),
        *(connects, bytewise, requests, exports, joins),
        *(flood(kind) for kind in (*FLOODS, *STREAMS)),
    )
}


# Measuring.


def abuse(name: str, server: Target, tables: list[str], seconds: float) -> Counter[str]:
    """Repeat one thing by many concurrent tasks; runs in a separate process."""
    site, what = Site(server, tables), ABUSES[name]

    async def repeat(number: int) -> None:
        while True:
            try:
                await what(site, number)
            except GONE as error:
                site.answers[type(error).__name__] += 1
            await asyncio.sleep(0.01)

    async def run() -> None:
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await asyncio.gather(*[repeat(number) for number in range(CONCURRENT)])

    uvloop.run(run())
    return site.answers


def _be_ready() -> None:
    """Load this module in the process that abuses."""
    _bomb()


@dataclass
class Probe:
    """Asks for ``/health`` ten times a second; how long it took, in milliseconds."""

    url: str
    times: list[float]

    async def run(self) -> None:
        """Ask until cancelled."""
        async with httpx.AsyncClient(base_url=self.url, timeout=60) as http:
            while True:
                began = time.perf_counter()
                await http.get("/health")
                self.times.append((time.perf_counter() - began) * 1000)
                await asyncio.sleep(0.1)


@dataclass
class Found:
    """What a kind of abuse did: milliseconds, processor seconds a second, megabytes, answers."""

    before: float
    during: float
    health: list[float]
    cpu: float
    memory: float
    answers: Counter[str]

    def row(self, name: str, note: str) -> str:
        """Return a line of the table."""
        times = sorted(self.health) or [float("inf")]
        p50, p99 = times[len(times) // 2], times[int(len(times) * 0.99)]
        shown = ", ".join(f"{count} {answer}" for answer, count in self.answers.most_common(4))
        return (
            f"| {name.replace('_', ' ')} | {self.before:.0f} | {self.during:.0f} | {p50:.0f} |"
            f" {p99:.0f} | {times[-1]:.0f} | {self.cpu:.0%} | {self.memory:.0f} | {shown}{note} |"
        )


async def measure(server: Running, name: str, seconds: float) -> Found:
    """Return what a well-behaved table and a visitor notice of a kind of abuse."""
    crowd = Crowd(server.url, "the-wolves", seats=2, pace=PACE)
    tables = [await crowd.open_table(), await crowd.open_table()]
    crowd.begin()
    await asyncio.sleep(WARM_UP)
    before = await crowd.measure(seconds)
    loop = asyncio.get_running_loop()
    with ProcessPoolExecutor(1, multiprocessing.get_context("spawn")) as processes:
        target = Target(server.url, server.port, server.pid)
        await loop.run_in_executor(processes, _be_ready)
        probe = Probe(server.url, [])
        asking = asyncio.create_task(probe.run())
        spent = _cpu_seconds(server)
        work = loop.run_in_executor(processes, abuse, name, target, tables, seconds + WARM_UP)
        await asyncio.sleep(WARM_UP)
        during = await crowd.measure(seconds)
        cpu = (_cpu_seconds(server) - spent) / (seconds + WARM_UP)
        answers = await work
        asking.cancel()
    crowd.leave()
    memory = _memory_mb(server)
    return Found(before["p99_ms"], during["p99_ms"], probe.times, cpu, memory, answers)


def _cpu_seconds(server: Running) -> float:
    fields = Path(f"/proc/{server.pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def _memory_mb(server: Running) -> float:
    status = Path(f"/proc/{server.pid}/status").read_text(encoding="ascii")
    return next(float(line.split()[1]) / 1024 for line in status.splitlines() if "VmHWM" in line)


@contextmanager
def database_for(name: str) -> Iterator[dict[str, Any]]:
    """Return the flags that name a database, where a kind needs another than a file."""
    if name not in ON_POSTGRESQL:
        yield {}
        return
    with running_postgres(in_memory()) as postgres:
        yield {"database": postgres.new_database()}


def arguments() -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(description="Abuse a server.")
    parser.add_argument("--seconds", type=float, default=6.0, help="how long each kind lasts")
    parser.add_argument("--only", default=",".join(ABUSES), help="which kinds")
    return parser.parse_args()


def main() -> int:
    """Abuse, measure and print a table."""
    given = arguments()
    began = time.perf_counter()
    worst = 0.0
    print(
        "| abuse | p99 of moves before, ms | during | health p50, ms | p99 | worst | processor |"
        " most memory, MB | answers |"
    )
    print("|---|---:|---:|---:|---:|---:|---:|---:|---|")
    for name in given.only.split(","):
        with tempfile.TemporaryDirectory() as folder, database_for(name) as flags:
            flags |= {"limits": 1, "webhooks": "any"}
            with serving(Path(folder) / "data", **flags) as server:
                found = uvloop.run(measure(server, name, given.seconds))
                log = (Path(folder) / "data.log").read_text(encoding="utf-8")
        worst = max(worst, found.during)
        print(found.row(name, ", **traceback**" if "Traceback" in log else ""), flush=True)
    print(f"\n{time.perf_counter() - began:.0f} s, {how_it_runs()}")
    return int(worst > BAR_MS)


if __name__ == "__main__":
    sys.exit(main())
