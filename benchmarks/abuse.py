"""Abuse a server in every way we know of, and measure what a well-behaved table notices.

::

    python benchmarks/abuse.py
    python benchmarks/abuse.py --only documents,evaluations

One server with its usual limits. Two people play at a table of their own; others, from other
addresses, do one kind of mischief after the other. The time until an action is acknowledged is
measured before and during each: 99 of 100 should stay below 300 ms.
"""

import argparse
import asyncio
import gzip
import json
import multiprocessing
import os
import random
import signal
import sys
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from concurrent.futures import ProcessPoolExecutor
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

import httpx
import uvloop
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from benchmarks.load import Crowd
from tests.server.servers import Running, serving
from wolfden import how_it_runs
from wolfden.server.model.ids import LETTERS
from wolfden.titles import TITLES

PACE: Final = 0.1
"""Mean seconds before a well-behaved player acts."""
ADDRESSES: Final = tuple(f"127.0.0.{number}" for number in range(2, 6))
"""Where the mischief comes from; the well-behaved are at 127.0.0.1."""
AT_ONCE: Final = 16
GONE: Final = (OSError, WebSocketException, httpx.HTTPError, TimeoutError, EOFError)
PADDING: Final = "# nothing but a long comment\n" * 8_000
BAR_MS: Final = 300
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


# Mischief. Each function is called again and again, by many at once.


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
    """Change, sign out and redeem one and the same thing sixty times at once."""
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
    """Have the server tell of turns to one that answers without end, or with a bomb."""

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
    )
}


# Measuring.


def abuse(name: str, server: Target, tables: list[str], seconds: float) -> Counter[str]:
    """Do one thing over and over, many at once; runs in a process of its own."""
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
                await asyncio.gather(*[repeat(number) for number in range(AT_ONCE)])

    uvloop.run(run())
    return site.answers


def _be_ready() -> None:
    """Load this module in the process that abuses."""
    _bomb()


async def measure(server: Running, name: str, seconds: float) -> tuple[list[float], Counter[str]]:
    """Return the p99 of a well-behaved table before and during abuse, and how that was answered."""
    crowd = Crowd(server.url, "the-wolves", seats=2, pace=PACE)
    tables = [await crowd.open_table(), await crowd.open_table()]
    crowd.begin()
    await asyncio.sleep(WARM_UP)
    before = await crowd.measure(seconds)
    loop = asyncio.get_running_loop()
    with ProcessPoolExecutor(1, multiprocessing.get_context("spawn")) as processes:
        target = Target(server.url, server.port, server.pid)
        await loop.run_in_executor(processes, _be_ready)
        work = loop.run_in_executor(processes, abuse, name, target, tables, seconds + WARM_UP)
        await asyncio.sleep(WARM_UP)
        during = await crowd.measure(seconds)
        answers = await work
    crowd.leave()
    return [before["p99_ms"], during["p99_ms"], during["moves_per_s"]], answers


def _memory_mb(server: Running) -> float:
    status = Path(f"/proc/{server.pid}/status").read_text(encoding="ascii")
    return next(float(line.split()[1]) / 1024 for line in status.splitlines() if "VmHWM" in line)


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
    print("| abuse | p99 before, ms | p99 during, ms | moves/s | most memory, MB | answers |")
    print("|---|---:|---:|---:|---:|---|")
    for name in given.only.split(","):
        with tempfile.TemporaryDirectory() as folder:
            flags = {"limits": 1, "webhooks": "any"}
            with serving(Path(folder) / "data", **flags) as server:
                found, answers = uvloop.run(measure(server, name, given.seconds))
                memory = _memory_mb(server)
                log = (Path(folder) / "data.log").read_text(encoding="utf-8")
        worst = max(worst, found[1])
        shown = ", ".join(f"{count} {answer}" for answer, count in answers.most_common(4))
        broken = ", **traceback**" if "Traceback" in log else ""
        before, during, moves = found
        print(
            f"| {name.replace('_', ' ')} | {before:.0f} | {during:.0f} | {moves:.0f} |"
            f" {memory:.0f} | {shown}{broken} |",
            flush=True,
        )
    print(f"\n{time.perf_counter() - began:.0f} s, {how_it_runs()}")
    return int(worst > BAR_MS)


if __name__ == "__main__":
    sys.exit(main())
