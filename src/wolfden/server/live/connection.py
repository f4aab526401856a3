"""One WebSocket connection: a queue of messages, so that a slow reader holds up nobody else."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Final

from wolfden.core.contract import Seat
from wolfden.server.wire.things import Guest

MAX_WAITING: Final = 256
"""Messages a connection may be behind before it is dropped."""

Send = Callable[[str], Awaitable[None]]


class Connection:
    """SeatRef's line to a table or to the lobby.

    ``seat`` is the seat it plays, ``None`` for a watcher.
    """

    __slots__ = ("_is_closed", "_send", "_waiting", "_wake", "close_code", "guest", "seat")

    def __init__(self, send: Send, guest: Guest | None, seat: Seat | None = None) -> None:
        self.guest = guest
        self.seat = seat
        self.close_code = 0
        self._send = send
        self._waiting: deque[bytes] = deque()
        self._wake: asyncio.Future[None] | None = None
        self._is_closed = False

    def post(self, message: bytes) -> None:
        """Send a message as soon as the other side takes it."""
        self._waiting.append(message)
        if len(self._waiting) > MAX_WAITING:
            self.close(4408)
        self._stir()

    def close(self, code: int) -> None:
        """Let the connection end; what is waiting is still sent unless there is too much of it."""
        if not self._is_closed:
            self._is_closed = True
            self.close_code = code
            if code == 4408:
                self._waiting.clear()
            self._stir()

    def end(self) -> None:
        """Note that the other side has gone, unless it was us who closed."""
        self._is_closed = True
        self._stir()

    @property
    def is_closed(self) -> bool:
        """Whether the connection has ended, or is about to."""
        return self._is_closed

    def _stir(self) -> None:
        if self._wake is not None and not self._wake.done():
            self._wake.set_result(None)

    async def deliver(self) -> None:
        """Send what is posted until the connection is closed."""
        loop = asyncio.get_running_loop()
        while self._waiting or not self._is_closed:
            while self._waiting:
                await self._send(self._waiting.popleft().decode())
            if not self._is_closed:
                self._wake = loop.create_future()
                await self._wake
                self._wake = None
