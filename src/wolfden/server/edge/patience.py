"""HTTP connections with deadlines, and a limited number from one address.

A request that never ends, a response that nobody reads and hundreds of connections would each take
places from everybody else.
"""

import asyncio
from collections import Counter
from collections.abc import Callable
from typing import Any, ClassVar, Final

from uvicorn.middleware.proxy_headers import _TrustedHosts
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from wolfden.server.config import Config
from wolfden.server.edge.gate import network_of

HEAD_SECONDS: Final = 20.0
"""From the first byte of a request, or the connection, to the end of its headers."""
BODY_SECONDS: Final = 30.0
READ_SECONDS: Final = 60.0
"""How long a client may leave a response unread."""
MAX_CONNECTIONS: Final = 100
"""Open HTTP connections of an address."""
TOO_LATE: Final = b"HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"


class ConnectionCount:
    """Open connections by address; those of trusted proxies, which carry many people, are free."""

    def __init__(self, config: Config) -> None:
        self._most = MAX_CONNECTIONS * config.limits
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


class PatientProtocol(HttpToolsProtocol):
    """An HTTP connection that ends when its client is too slow, or has too many."""

    count: ClassVar[ConnectionCount]

    def __init__(self, *args: Any, **names: Any) -> None:
        super().__init__(*args, **names)
        self._request_timer = Timer(self.loop)
        self._write_timer = Timer(self.loop)
        self._is_counted = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        """Count the connection, and wait for a request."""
        super().connection_made(transport)
        self._is_counted = True
        if self.count.add(self._address()):
            self._wait_for_request(HEAD_SECONDS)
        else:
            transport.abort()

    def _address(self) -> str:
        return self.client[0] if self.client else ""

    def data_received(self, data: bytes) -> None:
        """Take in bytes; empty lines before a request have a deadline too."""
        is_idle = self.cycle is None or self.cycle.response_complete
        if is_idle and not self._request_timer.is_running:
            self._wait_for_request(HEAD_SECONDS)
        super().data_received(data)

    def on_message_begin(self) -> None:
        """Wait for the headers of a request that has begun."""
        super().on_message_begin()
        self._wait_for_request(HEAD_SECONDS)

    def on_headers_complete(self) -> None:
        """Begin to answer, and wait for the body."""
        super().on_headers_complete()
        self._wait_for_request(BODY_SECONDS)

    def on_message_complete(self) -> None:
        """Stop waiting: the request is whole."""
        super().on_message_complete()
        self._request_timer.stop()

    def handle_websocket_upgrade(self) -> None:
        """Hand the connection over; sessions have limits of their own."""
        self._let_go()
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


def patient_protocol(config: Config) -> type[PatientProtocol]:
    """Return the protocol of a server's connections."""

    class Counted(PatientProtocol):
        count = ConnectionCount(config)

    return Counted
