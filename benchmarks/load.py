"""People at many tables of a server, in one process: the load of ``benchmarks/server.py``.

Every seat has its own connection. Seats that may act do so at random, immediately or at a pace,
and the time until the acknowledgement is noted. The client is as lean as it can be, so that it
is the server that is measured: frames are cut by hand, and of a message only what is needed is
read.
"""

import asyncio
import math
import random
import struct
import time
from collections.abc import Callable
from typing import Any, Final, cast

import httpx
import msgspec

TEXT: Final = 0x81
PING: Final = 0x89
PONG: Final = 0x8A
CONCURRENT: Final = 8
NO_MASK: Final = b"\0\0\0\0"
"""Clients have to mask what they send; with zeros that costs nothing."""
NOTHING: Final = msgspec.Raw(b"null")


class News(msgspec.Struct):
    """What this client reads of a message."""

    type: str
    seq: int = -1
    id: int | None = None
    legal: msgspec.Raw = NOTHING
    result: msgspec.Raw = NOTHING
    code: str = ""


_NEWS: Final = msgspec.json.Decoder(News)


def frame(text: bytes) -> bytes:
    """Return a text as a client's WebSocket frame."""
    size = len(text)
    if size < 126:
        return struct.pack("!BB", TEXT, 0x80 | size) + NO_MASK + text
    return struct.pack("!BBH", TEXT, 0x80 | 126, size) + NO_MASK + text


class Line(asyncio.Protocol):
    """One connection to a table."""

    def __init__(self, request: bytes, hear: Callable[["Line", bytes], None]) -> None:
        self._request = request
        self._hear = hear
        self._left = b""
        self._is_open = False
        self._transport: asyncio.Transport | None = None
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.closed = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for the WebSocket."""
        self._transport = cast("asyncio.Transport", transport)
        self._transport.write(self._request)

    def connection_lost(self, _exc: Exception | None) -> None:
        """Note that the other side is gone."""
        self.closed = True
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("the server closed the connection"))

    def data_received(self, data: bytes) -> None:
        """Cut what came into frames."""
        data = self._left + data if self._left else data
        at = 0
        if not self._is_open:
            end = data.find(b"\r\n\r\n")
            if end < 0:
                self._left = data
                return
            if b" 101 " not in data[:20]:
                raise ConnectionError(data.decode())
            self._is_open, at = True, end + 4
            self.opened.set_result(None)
        at = self._cut(data, at)
        self._left = data[at:]

    def _cut(self, data: bytes, at: int) -> int:
        """Hear all whole frames from ``at`` on; return where the first that is not begins."""
        while len(data) >= at + 2:
            size, start = data[at + 1], at + 2
            if size == 126:
                start = at + 4
                size = int.from_bytes(data[at + 2 : start])
            elif size == 127:
                start = at + 10
                size = int.from_bytes(data[at + 2 : start])
            if len(data) < start + size:
                break
            if data[at] == TEXT:
                self._hear(self, data[start : start + size])
            elif data[at] == PING:
                # With the same content, or the server does not take it for an answer.
                self.write(bytes((PONG, 0x80 | size)) + NO_MASK + data[start : start + size])
            at = start + size
        return at

    def write(self, data: bytes) -> None:
        """Send a whole frame."""
        assert self._transport is not None
        self._transport.write(data)

    def close(self) -> None:
        """Go."""
        if self._transport is not None:
            self._transport.abort()


class Gauge:
    """What is measured: acknowledged actions and the milliseconds each took."""

    def __init__(self) -> None:
        self.times: list[float] = []
        self.refused = 0
        self.is_on = False
        self.waiting: list[Callable[[], None]] = []
        """What people do as soon as everybody is there."""

    def result(self, seconds: float) -> dict[str, float]:
        """Return moves a second and how long they took."""
        times = sorted(self.times) or [math.inf]
        share = {name: times[int(len(times) * part)] for name, part in _PARTS.items()}
        return {"moves_per_s": len(self.times) / seconds, **share, "refused": self.refused}


_PARTS: Final = {"p50_ms": 0.5, "p99_ms": 0.99}


class Seat:
    """A player who plays at random on one seat."""

    def __init__(self, gauge: Gauge, pace: float, over: Callable[[], None]) -> None:
        self._gauge = gauge
        self._pace = pace
        self._over = over
        self._sent: dict[int, float] = {}
        self._rng = random.Random()

    def hear(self, line: Line, text: bytes) -> None:
        """Take in a message, and act if that is possible now."""
        news = _NEWS.decode(text)
        if news.type == "ack" and news.id is not None:
            self._gauge.times.append((time.perf_counter() - self._sent.pop(news.id)) * 1000)
        elif news.type == "error":
            self._gauge.refused += 1
        elif news.result != NOTHING:
            self._over()
        elif news.legal != NOTHING and self._gauge.is_on:
            self._decide(line, news)
        elif news.legal != NOTHING:
            self._gauge.waiting.append(lambda: self._decide(line, news))

    def _decide(self, line: Line, news: News) -> None:
        words = self._chosen(msgspec.json.decode(news.legal))
        if not self._pace:
            self._act(line, news.seq, words)
            return
        wait = self._pace * (0.5 + self._rng.random())
        asyncio.get_running_loop().call_later(wait, self._act, line, news.seq, words)

    def _chosen(self, node: Any) -> str:
        words = []
        while node:
            word = self._rng.choice(list(node))
            words.append(word)
            node = node[word] if isinstance(node, dict) else None
        return " ".join(words)

    def _act(self, line: Line, seq: int, words: str) -> None:
        if not line.closed:
            text = f'{{"type":"act","id":{seq},"seq":{seq},"action":"{words}"}}'
            self._sent[seq] = time.perf_counter()
            line.write(frame(text.encode()))


class Crowd:
    """Everybody at all tables of a server."""

    def __init__(self, url: str, title: str, seats: int, pace: float = 0.0) -> None:
        self.gauge = Gauge()
        self.lines: list[Line] = []
        self._url = url
        self._title = title
        self._seats = seats
        self._pace = pace
        self._again: set[asyncio.Task[str]] = set()

    async def sit_down(self, tables: int) -> None:
        """Open tables and take all seats, a few at a time."""
        for start in range(0, tables, CONCURRENT):
            count = min(CONCURRENT, tables - start)
            await asyncio.gather(*[self.open_table() for _ in range(count)])

    def begin(self) -> None:
        """Let everybody act; nobody does before all are there, or the first games would be over."""
        self.gauge.is_on = True
        for decide in self.gauge.waiting:
            decide()

    async def open_table(self) -> str:
        """Make a table with one guest on all seats, and connect each of them; return its id."""
        async with httpx.AsyncClient(base_url=self._url, timeout=30) as http:
            (await http.post("/api/guests", json={"name": "Load"})).raise_for_status()
            plans = [{"kind": "me"}] * self._seats
            made = await http.post("/api/tables", json={"title": self._title, "seats": plans})
            made.raise_for_status()
            cookie = http.cookies["wolfden"]
        table: str = made.json()["id"]
        for seat in range(self._seats):
            await self.connect(table, f"?seat={seat}", cookie)
        return table

    async def connect(self, table: str, query: str = "", cookie: str = "") -> None:
        """Open one connection; a seat plays."""
        host = httpx.URL(self._url)
        request = (
            f"GET /ws/tables/{table}{query} HTTP/1.1\r\nHost: {host.host}:{host.port}\r\n"
            f"Cookie: wolfden={cookie}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Key: d29sdmVzIGF0IGR1c2s4MQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
        )
        seat = Seat(self.gauge, self._pace, self._begin_again if "seat=0" in query else _rest)
        loop = asyncio.get_running_loop()
        _, line = await loop.create_connection(
            lambda: Line(request.encode(), seat.hear), host.host, host.port or 80
        )
        await line.opened
        self.lines.append(line)

    def _begin_again(self) -> None:
        """Open another table for one whose game is over."""
        task = asyncio.create_task(self.open_table())
        self._again.add(task)
        task.add_done_callback(self._again.discard)

    async def measure(self, seconds: float) -> dict[str, float]:
        """Return what happened in this number of seconds."""
        self.gauge.times.clear()
        began = time.perf_counter()
        await asyncio.sleep(seconds)
        return self.gauge.result(time.perf_counter() - began)

    def leave(self) -> None:
        """Close all connections."""
        for line in self.lines:
            line.close()


def _rest() -> None:
    """A player else opens the next table."""
