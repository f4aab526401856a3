"""HTTP connections with deadlines and bounds, and a limited number from one address.

A request that never ends, a response that nobody reads and hundreds of connections would each take
places from everybody else. What comes is taken in by turns, see ``budget``.
"""

import asyncio
from collections import Counter
from collections.abc import Callable
from typing import Any, ClassVar, Final

import msgspec
from uvicorn.middleware.proxy_headers import _TrustedHosts
from uvicorn.protocols.http.flow_control import FlowControl
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol

from wolfden.server.base.config import Config
from wolfden.server.base.errors import HeadTooLarge, error_body
from wolfden.server.base.log import count_limited
from wolfden.server.http.budget import PATIENCE, Account, Budget, Intake, network_of

HEAD_SECONDS: Final = 20.0
"""From the first byte of a request, or the connection, to the end of its headers."""
BODY_SECONDS: Final = 30.0
READ_SECONDS: Final = 60.0
"""How long a client may leave a response unread."""
MAX_CONNECTIONS: Final = 100
"""Open HTTP connections of an address."""
MAX_HEAD: Final = 64 * 1024
"""Bytes from which neither a request nor a part of a body comes: a head, trailers, empty lines."""
MAX_LINES: Final = 200
"""Lines of headers and trailers; a line takes more memory than bytes."""
PIECE_BYTES: Final = 4096
"""Bytes that are taken in at once, before others have their turn."""
REFUSED_SECONDS: Final = 2.0
REFUSED_BYTES: Final = 256 * 1024
"""How long, and how much, is read of a client that was refused: so that it gets to its answer."""
CONNECT_SECONDS: Final = 100e-6
"""What accepting a connection costs."""
TOO_LATE: Final = b"HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"


class ConnectionCount:
    """Open connections by address; those of trusted proxies, which carry many people, are free."""

    def __init__(self, config: Config) -> None:
        self._most = MAX_CONNECTIONS * config.address_limits
        self._proxies = _TrustedHosts(config.trusted_proxies)
        self._open: Counter[str] = Counter()

    def add(self, address: str) -> bool:
        """Count a connection; return whether the limit allows it."""
        if address in self._proxies:
            return True
        self._open[network_of(address)] += 1
        return not self._most or self._open[network_of(address)] <= self._most

    def remove(self, address: str) -> None:
        """Count a connection no more."""
        key = network_of(address)
        self._open[key] -= 1
        if self._open[key] <= 0:
            del self._open[key]


class Timer:
    """Calls back once, unless it is stopped before; starting it again moves it."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._handle: asyncio.TimerHandle | None = None

    @property
    def is_running(self) -> bool:
        """Whether it is going to call back."""
        return self._handle is not None

    def start(self, seconds: float, callback: Callable[[], None]) -> None:
        """Call back after ``seconds``."""
        self.stop()
        self._handle = self._loop.call_later(seconds, self._fire, callback)

    def _fire(self, callback: Callable[[], None]) -> None:
        self._handle = None
        callback()

    def stop(self) -> None:
        """Do not call back."""
        if self._handle is not None:
            self._handle.cancel()
            self._handle = None


class Flow(FlowControl):
    """Stops and starts reading as uvicorn wants it, by way of the intake."""

    def __init__(self, transport: asyncio.Transport, intake: Intake) -> None:
        super().__init__(transport)
        self._intake = intake

    def pause_reading(self) -> None:
        """Take in nothing more for now."""
        self.read_paused = True
        self._intake.hold()

    def resume_reading(self) -> None:
        """Take in what follows."""
        self.read_paused = False
        self._intake.release()


class PatientProtocol(HttpToolsProtocol):
    """An HTTP connection that ends when its client is too slow, or has or sends too much."""

    count: ClassVar[ConnectionCount]
    budget: ClassVar[Budget]

    def __init__(self, *args: Any, **names: Any) -> None:
        super().__init__(*args, **names)
        self._request_timer = Timer(self.loop)
        self._write_timer = Timer(self.loop)
        self._is_counted = False
        self._is_in_body = self._is_too_large = False
        self._steps = 0
        """How often bytes have brought a request or its body further."""
        self._fruitless = 0
        """Bytes since then."""
        self._refused: int | None = None
        """Bytes that came after the request was refused; ``None``: it was not."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        """Count the connection, and wait for a request."""
        super().connection_made(transport)
        self._account = Account(self.budget, self.client)
        self._intake = Intake(transport, self._account, self._take, PATIENCE)
        self.flow = Flow(transport, self._intake)
        self._account.add(CONNECT_SECONDS)
        self._is_counted = True
        if not self.count.add(self._address()):
            self._cut_off("connections")
        elif self._account.wait() > PATIENCE:
            self._cut_off("late")
        else:
            self._wait_for_request(HEAD_SECONDS)

    def _address(self) -> str:
        return self.client[0] if self.client else ""

    def _cut_off(self, why: str) -> None:
        count_limited(why, network_of(self._address()))
        self.transport.abort()

    def data_received(self, data: bytes) -> None:
        """Take in bytes; empty lines before a request have a deadline too."""
        if self._refused is not None:
            self._refused += len(data)
            self._account.add_read(len(data))
            if self._refused > REFUSED_BYTES:
                self.transport.abort()
            return
        is_idle = self.cycle is None or self.cycle.response_complete
        if is_idle and not self._request_timer.is_running:
            self._wait_for_request(HEAD_SECONDS)
        self._intake.receive(data)

    def _take(self, data: bytes, at: int) -> int:
        """Take in a piece from a place on; return where the next one begins."""
        end, before = min(len(data), at + PIECE_BYTES), self._steps
        super().data_received(data[at:end])
        self._fruitless = self._fruitless + end - at if self._steps == before else 0
        if self._is_too_large or self._fruitless > MAX_HEAD:
            self._refuse()
        return end

    def _refuse(self) -> None:
        """Refuse a head or trailers that are too large, and listen no more."""
        self._intake.stop()
        self._refused = 0
        count_limited("head", network_of(self._address()))
        cycle = self.cycle
        is_idle = cycle is None or cycle.response_complete
        if self.pipeline or (is_idle if self._is_in_body else not is_idle):
            # It has its answer, or one before it is being sent.
            self.transport.abort()
            return
        if self._is_in_body and cycle.response_started:
            self.transport.abort()
            return
        self.transport.write(_TOO_LARGE)
        self._request_timer.start(REFUSED_SECONDS, self.transport.abort)

    def on_message_begin(self) -> None:
        """Wait for the headers of a request that has begun."""
        if not self._is_too_large:
            super().on_message_begin()
            self._is_in_body = False
            self._wait_for_request(HEAD_SECONDS)

    def on_header(self, name: bytes, value: bytes) -> None:
        """Keep a header or a trailer; of a request that has too many, nothing more is kept."""
        self._is_too_large = self._is_too_large or len(self.headers) >= MAX_LINES
        if not self._is_too_large:
            super().on_header(name, value)

    def on_body(self, body: bytes) -> None:
        """Keep a part of a body."""
        self._steps += 1
        if not self._is_too_large:
            super().on_body(body)

    def on_headers_complete(self) -> None:
        """Begin to answer, and wait for the body."""
        self._steps += 1
        if not self._is_too_large:
            super().on_headers_complete()
            self._is_in_body = True
            self._wait_for_request(BODY_SECONDS)

    def on_message_complete(self) -> None:
        """Stop waiting: the request is whole."""
        self._steps += 1
        if not self._is_too_large:
            super().on_message_complete()
            self._is_in_body = False
            self._request_timer.stop()

    def on_response_complete(self) -> None:
        """Go on with the next request; more are taken in when none waits."""
        super().on_response_complete()
        if self.pipeline:
            self.flow.pause_reading()

    def handle_websocket_upgrade(self) -> None:
        """Hand the connection over; sessions have limits of their own."""
        if not self._is_too_large:
            self._let_go()
            self._intake.stop()
            super().handle_websocket_upgrade()

    def pause_writing(self) -> None:
        """Wait for the client to read."""
        super().pause_writing()
        self._write_timer.start(READ_SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        """Go on: the client reads."""
        super().resume_writing()
        self._write_timer.stop()

    def connection_lost(self, exc: Exception | None) -> None:
        """Count the connection no more."""
        self._let_go()
        self._intake.stop()
        super().connection_lost(exc)

    def _wait_for_request(self, seconds: float) -> None:
        self._request_timer.start(seconds, self._give_up)

    def _give_up(self) -> None:
        if self.cycle is None or self.cycle.response_complete:
            self.transport.write(TOO_LATE)
        self.transport.close()

    def _let_go(self) -> None:
        self._request_timer.stop()
        self._write_timer.stop()
        if self._is_counted:
            self._is_counted = False
            self.count.remove(self._address())


def _too_large() -> bytes:
    body = msgspec.json.encode(error_body(HeadTooLarge(MAX_HEAD, MAX_LINES)))
    length = str(len(body)).encode()
    headers = b"content-type: application/json\r\ncontent-length: %b\r\nconnection: close\r\n"
    return STATUS_LINE[HeadTooLarge.status] + headers % length + b"\r\n" + body


_TOO_LARGE: Final = _too_large()


def patient_protocol(config: Config, budget: Budget) -> type[PatientProtocol]:
    """Return the protocol of a server's connections."""

    class Counted(PatientProtocol):
        count = ConnectionCount(config)

    Counted.budget = budget
    return Counted
