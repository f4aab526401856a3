"""Connections of clients: a queue each, so that a slow reader delays no other; and a registry."""

import asyncio
from collections import Counter, defaultdict, deque
from collections.abc import Awaitable, Callable
from enum import IntEnum
from typing import Final

from wolfden.core.contract import Seat
from wolfden.server.guests.wire import Guest

MAX_WAITING: Final = 256
"""Messages a connection may be behind before it is dropped."""
MAX_WAITING_BYTES: Final = 2 * 1024 * 1024
"""Bytes of messages, likewise; a state of a large game has some hundred thousand."""
MAX_CONNECTIONS: Final = 20
"""Open connections of a guest, or of an address without one."""
MAX_AT_ADDRESS: Final = 500
"""Open connections of all guests at an address; a school may have one."""

Send = Callable[[str], Awaitable[None]]
Write = Callable[..., bool]
"""Sends texts at once; returns whether that is possible, or they have to wait."""


def _refuse(*_texts: bytes) -> bool:
    return False


class Close(IntEnum):
    """Why a connection is closed, see the protocol."""

    FAILED = 1011
    RECONNECT = 1012
    TRY_LATER = 1013
    BAD_REQUEST = 4400
    SIGNED_OUT = 4401
    DOOR = 4402
    NOT_YOURS = 4403
    GONE = 4404
    TOO_SLOW = 4408
    UNPLAYABLE = 4409
    TOO_LARGE = 4413
    TOO_MANY = 4429


class Connection:
    """A client's connection to a table or to the lobby.

    ``seat`` is the seat it plays, ``None`` for a watcher. ``send`` hands a text to the network and
    waits while the client does not read; ``write`` does so at once where that is possible.
    """

    __slots__ = (
        *("_bytes", "_held", "_is_sending", "_send", "_waiting", "_wake", "_write"),
        *("close_code", "guest", "is_closed", "plans", "seat"),
    )

    def __init__(
        self,
        send: Send,
        guest: Guest | None,
        seat: Seat | None = None,
        write: Write = _refuse,
    ) -> None:
        self.guest = guest
        self.seat = seat
        self.close_code = 0
        self.plans = b""
        """The last message about what its seat has planned."""
        self._send = send
        self._write = write
        self._is_sending = False
        """Whether a message is on its way that later ones must not overtake."""
        self._held: list[bytes] | None = None
        """What is sent in one piece as soon as ``release`` is called."""
        self._waiting: deque[bytes] = deque()
        self._bytes = 0
        """How much is waiting."""
        self._wake: asyncio.Future[None] | None = None
        self.is_closed = False
        """Whether the connection has ended, or is about to."""

    def post(self, message: bytes) -> None:
        """Send a message, or queue it; too many, or too large ones, close the connection."""
        if self._held is not None:
            self._held.append(message)
        elif self._waiting or self._is_sending or self.is_closed or not self._write(message):
            # Something goes before it, nothing goes any more, or the client does not read.
            self._queue(message)

    def hold(self) -> None:
        """Keep back what is posted until ``release``."""
        self._held = []

    def release(self) -> None:
        """Send what was kept back."""
        held, self._held = self._held, None
        if not held:
            return
        if self._waiting or self._is_sending or self.is_closed or not self._write(*held):
            for message in held:
                self._queue(message)

    def _queue(self, message: bytes) -> None:
        self._waiting.append(message)
        self._bytes += len(message)
        is_alone = len(self._waiting) == 1
        if len(self._waiting) > MAX_WAITING or (self._bytes > MAX_WAITING_BYTES and not is_alone):
            self.close(Close.TOO_SLOW)
        self._wake_up()

    def close(self, code: int = 0) -> None:
        """Close the connection after what is queued, unless there is too much of it.

        Without a code the client has closed it.
        """
        if not self.is_closed:
            self.is_closed = True
            self.close_code = code
            if code == Close.TOO_SLOW:
                self._waiting.clear()
                self._bytes = 0
            self._wake_up()

    def _wake_up(self) -> None:
        if self._wake is not None and not self._wake.done():
            self._wake.set_result(None)

    async def deliver(self) -> None:
        """Send what is posted until the connection is closed."""
        loop = asyncio.get_running_loop()
        while self._waiting or not self.is_closed:
            while self._waiting:
                message = self._waiting.popleft()
                self._bytes -= len(message)
                self._is_sending = True
                await self._send(message.decode())
                self._is_sending = False
            if not self.is_closed:
                self._wake = loop.create_future()
                await self._wake
                self._wake = None


class ConnectionRegistry:
    """Open connections by guest or address; ``factor`` scales how many, 0 allows all."""

    def __init__(self, factor: float) -> None:
        self.closings = 0
        """How often connections were closed; a guest who connects meanwhile is read again."""
        self._limit, self._address_limit = MAX_CONNECTIONS * factor, MAX_AT_ADDRESS * factor
        self._at_address: Counter[str] = Counter()
        self._open: defaultdict[str, set[Connection]] = defaultdict(set)

    def add(self, key: str, connection: Connection, address: str) -> bool:
        """Add a connection from an address; return whether the limits allow it."""
        if self._limit and (
            len(self._open.get(key, ())) >= self._limit
            or self._at_address[address] >= self._address_limit
        ):
            return False
        self._open[key].add(connection)
        self._at_address[address] += 1
        return True

    def remove(self, key: str, connection: Connection, address: str) -> None:
        """Remove a connection that has ended."""
        self._at_address[address] -= 1
        if not self._at_address[address]:
            del self._at_address[address]
        self._open[key].discard(connection)
        if not self._open[key]:
            del self._open[key]

    def has(self, key: str) -> bool:
        """Whether a guest or address is connected."""
        return key in self._open

    def close(self, key: str, code: int) -> None:
        """Close all connections of a guest or address."""
        self.closings += 1
        for connection in list(self._open.get(key, ())):
            connection.close(code)

    def close_all(self, code: int) -> None:
        """Close all connections."""
        for key in list(self._open):
            self.close(key, code)
